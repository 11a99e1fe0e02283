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
    readonly extra: { current?: unknown; retryAfter?: number; usage?: unknown } = {},
  ) {
    super(message);
  }
}

type Fields = Record<string, string>;

export const badRequest = (message: string, fields?: Fields) => new HttpError(400, 'bad_request', message, fields);
export const unauthenticated = (message = 'Sign in to go on.') => new HttpError(401, 'unauthenticated', message);
export const forbidden = (message = 'You do not have the right to do this.') => new HttpError(403, 'forbidden', message);
export const notFound = (message: string) => new HttpError(404, 'not_found', message);
export const conflict = (message: string, fields?: Fields, usage?: unknown) =>
  new HttpError(409, 'conflict', message, fields, { usage });
export const stale = (current: unknown) =>
  new HttpError(412, 'stale', 'Somebody else changed this in the meantime.', {}, { current });
export const tooLarge = (message: string) => new HttpError(413, 'too_large', message);
export const unsupportedMediaType = (message: string) => new HttpError(415, 'unsupported_media_type', message);
export const invalid = (fields: Fields, message = 'Some fields need your attention.') =>
  new HttpError(422, 'validation_failed', message, fields);
export const rateLimited = (message: string, retryAfter: number) =>
  new HttpError(429, 'rate_limited', message, {}, { retryAfter });
export const unavailable = (message = 'The data cannot be reached right now. Try again in a moment.') =>
  new HttpError(503, 'unavailable', message, {}, { retryAfter: 5 });
