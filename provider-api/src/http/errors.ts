import { fieldLabel } from 'shared-kit/rules/fieldLabel';
import { camelKey } from 'shared-kit/rules/keyCase';
import { NOT_CHOICE } from 'shared-kit/rules/validation/messages';

/** The failures that the API answers on purpose (api-contract §1, 'Errors'). Anything else that is thrown is a 500. */
export class HttpError extends Error {
  /**
   * @param message one sentence a member of staff can act on
   * @param fields messages by wire path (`cta.link_url`)
   */
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly extra: {
      current?: unknown;
      retryAfter?: number;
      contentRange?: string;
      usage?: unknown;
      secondFactor?: unknown;
    } = {},
  ) {
    super(message);
  }
}

type Fields = Record<string, string>;

/** 400: the request itself cannot be read. */
export const badRequest = (message: string, fields?: Fields) => new HttpError(400, 'bad_request', message, fields);
/** 401: nobody is signed in, or the session has ended. */
export const unauthenticated = (message = 'Sign in to continue.') => new HttpError(401, 'unauthenticated', message);
/** 403: signed in, but a second factor must be set up first. */
export const needsSecondFactor = () =>
  new HttpError(403, 'second_factor_missing', 'Set up a second factor in your profile before you continue.');
/** 403: signed in, without the right. */
export const forbidden = (message = 'You do not have the right to do this.') => new HttpError(403, 'forbidden', message);
/** 404: it does not exist, or not for this person. @param fields what of the request names it, if that is not the item itself */
export const notFound = (message: string, fields?: Fields) => new HttpError(404, 'not_found', message, fields);
/** 404 for API tokens, whether there is nothing at all or only something that is not published. */
export const nothingPublished = () => notFound('There is nothing published at this address.');
/** 404: the property does not exist, or no longer; clients can tell this from a missing item of an existing property. */
export const propertyNotFound = (message = 'There is no such property.') => notFound(message, { property_id: message });
/** 409: it conflicts with what is stored. @param usage what still uses an item that was to be deleted */
export const conflict = (message: string, fields?: Fields, usage?: unknown) =>
  new HttpError(409, 'conflict', message, fields, { usage });
/**
 * 409: an earlier attempt created it, and somebody else has changed it since. Told that it exists, a client does not offer to create
 * another one.
 */
export const changedSinceCreated = (kindName: string, { id, version }: { id: string; version: number }) =>
  new HttpError(
    409,
    'conflict',
    `An earlier attempt created this ${kindName}, and somebody else has changed it since. It is in the list of ${kindName}s.`,
    {},
    { current: { id, version } },
  );
/** 412: somebody else has saved since. @param current the item as it is now */
export const stale = (current: unknown) =>
  new HttpError(412, 'stale', 'Somebody else changed this in the meantime.', {}, { current });
/** 412: a file is no longer the one that the client names. */
export const fileChanged = () => new HttpError(412, 'stale', 'This file was changed in the meantime.');
/** 413: more than the limit. */
export const tooLarge = (message: string) => new HttpError(413, 'too_large', message);
/** 415: an unsupported content type. */
export const unsupportedMediaType = (message: string) => new HttpError(415, 'unsupported_media_type', message);
/** 416: a part that the file does not have. @param contentRange the file's length, as a `Content-Range` header */
export const noSuchRange = (contentRange: string) =>
  new HttpError(416, 'range_not_satisfiable', 'The file has no such part.', {}, { contentRange });

const SEVERAL = 'Some fields need your attention.';
/** A message that means nothing without its field. */
const BARE = /^\(?required\)?!?$/i;

/**
 * A field's message as a full sentence, which says which field it is about.
 * @param path the field's, on the wire
 */
export function asSentence(path: string, message: string): string {
  const label = fieldLabel(camelKey(path));
  if (BARE.test(message)) return `Required: ${label}.`;
  return message === NOT_CHOICE ? `${message.slice(0, -1)}: ${label}.` : message;
}

/**
 * 422: values that break a rule.
 * @param fields a message for each, by wire path
 * @param message for all of them; without it, the message of a single one
 */
export const invalid = (fields: Fields, message?: string) => {
  const [first, ...others] = Object.entries(fields);
  const summary = first && others.length === 0 ? asSentence(...first) : SEVERAL;
  return new HttpError(422, 'validation_failed', message ?? summary, fields);
};
/** 429: too many calls. @param retryAfter seconds */
export const rateLimited = (message: string, retryAfter: number) =>
  new HttpError(429, 'rate_limited', message, {}, { retryAfter });
/** 503: the storage is unreachable; retry in 5 seconds. */
export const unavailable = (message = 'The data cannot be reached right now. Try again in a moment.') =>
  new HttpError(503, 'unavailable', message, {}, { retryAfter: 5 });

/**
 * Reports the errors of a nested object at its fields.
 * @param path of the object, on the wire
 * @param work its errors name fields of the object, such as `name`
 * @throws what the work throws; an error of fields with their whole paths, such as `new_category.name`
 */
export async function withFieldsOf<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode, code, message, extra } = error;
    const fields = Object.entries(error.fields).map(([name, text]) => [`${path}.${name}`, text]);
    throw new HttpError(statusCode, code, message, Object.fromEntries(fields), extra);
  }
}
