import { ApiError, hasStatus, messageOf, request, type RequestOptions } from 'shared-kit/api/http';

/** A change of which nobody knows whether it was made: no answer came, and the server cannot be asked now. */
const UNKNOWN = 'answer_lost';

/** @param error whatever a `catch` received */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === UNKNOWN;

const isLost = ({ status }: ApiError) => status === 0 || status >= 500;

/** Whether a look-up told nothing. */
const isUntold = (error: ApiError) => isLost(error) || error.status === 429;

/** Refusals that one's own earlier attempt may have brought about, or that say nothing about it. */
const AFTER_OWN = [409, 412, 429];

const unknown = (lost: ApiError) =>
  new ApiError({ ...lost, code: UNKNOWN, message: `${lost.message} It may have been done all the same.` });

/**
 * Makes a change. One that arrived and whose answer was lost is done: the server is asked how things stand.
 * @param change sends it
 * @param made asks what it has made, after a failure; undefined where that is not there
 * @param isRepeated whether an earlier attempt may have made it, so that a refusal which that would explain is asked about as well
 * @throws ApiError why it is not done; it says so where nobody knows
 */
export async function arrived<T>(
  change: () => Promise<T>,
  made: (lost: ApiError) => Promise<T | undefined>,
  isRepeated = false,
): Promise<T> {
  // What is not sent cannot arrive.
  const wasSent = navigator.onLine;
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const mayBeLost = wasSent && isLost(error);
    if (!mayBeLost && !(isRepeated && AFTER_OWN.includes(error.status))) throw error;
    const found = await made(error).catch((again: unknown) => {
      throw mayBeLost && again instanceof ApiError && isUntold(again) ? unknown(error) : error;
    });
    if (found === undefined) throw error;
    return found;
  }
}

/** The same for a change whose answer nobody needs. @param isMade asks, after a failure, whether it was made all the same */
export const arrivedIf = (
  change: () => Promise<unknown>,
  isMade: () => Promise<boolean>,
  isRepeated?: boolean,
): Promise<unknown> => arrived<unknown>(change, async () => (await isMade()) || undefined, isRepeated);

/** Makes what the server makes once, however often it is sent: another attempt answers with what the lost one has made. */
export const sentAgain = <T>(send: () => Promise<T>): Promise<T> =>
  // A failure that the server itself tells is no lost answer.
  arrived(send, async ({ status, code }) => (status === 0 || code === 'unreadable' ? send() : undefined));

/**
 * Deletes what is at an address. What somebody else or a lost attempt has deleted is deleted.
 * @returns whether this deleted it, and nobody else
 * @throws ApiError why it is not deleted; it says so where nobody knows
 */
export function removed(path: string, options?: RequestOptions): Promise<boolean> {
  let isRepeated = false;
  return sentAgain(async () => {
    try {
      await request('DELETE', path, options);
    } catch (error) {
      if (!hasStatus(error, 404)) {
        isRepeated = true;
        throw error;
      }
      return isRepeated;
    }
    return true;
  });
}

/** Whether all that was sent is there now, whatever else is. */
function isPart(sent: unknown, now: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || typeof now !== 'object' || now === null) return sent === now;
  return Object.entries(sent).every(([key, value]) => isPart(value, (now as Record<string, unknown>)[key]));
}

/** For `arrived`: what is at an address now, if it is as it was sent. */
export async function asSent<T extends object>(path: string, sent: object): Promise<T | undefined> {
  const { data } = await request<T>('GET', path);
  return isPart(sent, data) ? data : undefined;
}

/**
 * Changes parts of what is at an address; see `arrived`.
 * @returns it as it is then
 */
export const put = <T extends object>(path: string, sent: object, options?: RequestOptions): Promise<T> =>
  arrived(
    async () => (await request<T>('PUT', path, { ...options, body: sent })).data,
    () => asSent<T>(path, sent),
  );

/**
 * Why something was not done, or that nobody knows whether it was.
 * @param verb 'published', as in 'Spa days was not published.'
 */
export const notDone = (name: string, verb: string, error: unknown): string => {
  return `${name}${isUnknown(error) ? ':' : ` was not ${verb}.`} ${messageOf(error)}`;
};
