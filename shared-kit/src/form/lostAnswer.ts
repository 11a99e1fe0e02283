import { ApiError, hasStatus, messageOf, request, type RequestOptions } from 'shared-kit/api/http';

/** A change that may or may not have been made: its response was lost, and the server cannot be asked now. */
const ANSWER_LOST = 'answer_lost';

/** @param error whatever a `catch` received */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === ANSWER_LOST;

const isLost = ({ status }: ApiError) => status === 0 || status >= 500;

/** Whether asking the server whether a change was made gave no answer either. */
const isInconclusive = (error: ApiError) => isLost(error) || error.status === 429;

/** Refusals that an earlier attempt of the same person may have caused, or that say nothing about it. */
const AFTER_REPEAT = [409, 412, 429];

// A call inside a larger change may already have said so.
const withUnknownOutcome = (lost: ApiError) =>
  isOutcomeUnknown(lost)
    ? lost
    : new ApiError({ ...lost, code: ANSWER_LOST, message: `${lost.message} It may have been done all the same.` });

interface ConfirmOptions {
  /** An earlier attempt may have made the change; the server is then also asked after a refusal that this would explain. */
  isRepeated?: boolean;
}

/**
 * Makes a change. If its response is lost, the server is asked whether the change was made.
 * @param change sends the change
 * @param findMade asks the server for what the change made; undefined if it was not made
 * @throws ApiError why the change was not made, or that it is unknown whether it was (`isOutcomeUnknown`)
 */
export async function confirmChange<T>(
  change: () => Promise<T>,
  findMade: (lost: ApiError) => Promise<T | undefined>,
  { isRepeated = false }: ConfirmOptions = {},
): Promise<T> {
  // Offline, nothing is sent, so nothing can have been made.
  const wasSent = navigator.onLine;
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const mayBeLost = wasSent && isLost(error);
    if (!mayBeLost && !(isRepeated && AFTER_REPEAT.includes(error.status))) throw error;
    const found = await findMade(error).catch((lookupError: unknown) => {
      throw mayBeLost && lookupError instanceof ApiError && isInconclusive(lookupError) ? withUnknownOutcome(error) : error;
    });
    if (found === undefined) throw error;
    return found;
  }
}

/** Like `confirmChange`, for a change whose response nobody needs. @param isMade asks the server whether the change was made */
export const confirmMade = (
  change: () => Promise<unknown>,
  isMade: () => Promise<boolean>,
  options?: ConfirmOptions,
): Promise<unknown> => confirmChange<unknown>(change, async () => (await isMade()) || undefined, options);

/** Sends a request that the server carries out only once, and sends it again if the response is lost. */
export const resendIfLost = <T>(send: () => Promise<T>): Promise<T> =>
  // A failure that the server reports is not a lost response.
  confirmChange(send, async ({ status, code }) => (status === 0 || code === 'unreadable' ? send() : undefined));

/**
 * Deletes what is at an address. It is not a failure if it is deleted already.
 * @returns false if somebody else deleted it first
 * @throws ApiError why it is not deleted, or that this is unknown
 */
export function deleteAt(path: string, options?: RequestOptions): Promise<boolean> {
  let isRepeated = false;
  return resendIfLost(async () => {
    try {
      await request('DELETE', path, options);
      return true;
    } catch (error) {
      if (hasStatus(error, 404)) return isRepeated;
      isRepeated = true;
      throw error;
    }
  });
}

/** Whether what is stored holds everything that was sent, at any depth; a list is stored as a whole. */
function isStored(sent: unknown, stored: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || typeof stored !== 'object' || stored === null) return sent === stored;
  if (Array.isArray(sent) && sent.length !== (stored as ArrayLike<unknown>).length) return false;
  return Object.entries(sent).every(([key, value]) => isStored(value, (stored as Record<string, unknown>)[key]));
}

/** For `confirmChange`: what is stored at an address, if it is what was sent. */
export async function findAsSent<T extends object>(path: string, sent: object): Promise<T | undefined> {
  const { data } = await request<T>('GET', path);
  return isStored(sent, data) ? data : undefined;
}

/**
 * Changes some fields of the item at an address; see `confirmChange`.
 * @returns the changed item
 */
export const put = <T extends object>(path: string, sent: object, options?: RequestOptions): Promise<T> =>
  confirmChange(
    async () => (await request<T>('PUT', path, { ...options, body: sent })).data,
    () => findAsSent<T>(path, sent),
  );

/**
 * The message for a change that failed, or of which it is unknown whether it was made.
 * @param verb 'published', as in 'Spa days was not published.'
 */
export const failureText = (name: string, verb: string, error: unknown): string =>
  `${name}${isOutcomeUnknown(error) ? ':' : ` was not ${verb}.`} ${messageOf(error)}`;
