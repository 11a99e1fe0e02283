import { ApiError, messageOf } from 'shared-kit/api/http';

/** A change of which nobody knows whether it was made: no answer came, and the server cannot be asked now. */
const UNKNOWN = 'answer_lost';

const isLost = ({ status }: ApiError) => status === 0 || status >= 500;

const unknown = (lost: ApiError) =>
  new ApiError({ ...lost, code: UNKNOWN, message: `${lost.message} It may have been done all the same.` });

/**
 * Makes a change. One that arrived and whose answer was lost is done: the server is asked how things stand.
 * @param change sends it
 * @param made asks what it has made, after a failure; undefined where that is not there
 * @param isRepeated whether an earlier attempt may have made it, so that a 412 is asked about as well
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
    if (!mayBeLost && !(isRepeated && error.status === 412)) throw error;
    const found = await made(error).catch((again: unknown) => {
      throw mayBeLost && again instanceof ApiError && isLost(again) ? unknown(error) : error;
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
 * Why something was not done, or that nobody knows whether it was.
 * @param verb 'published', as in 'Spa days was not published.'
 */
export const notDone = (name: string, verb: string, error: unknown): string => {
  const isUnknown = error instanceof ApiError && error.code === UNKNOWN;
  return `${name}${isUnknown ? ':' : ` was not ${verb}.`} ${messageOf(error)}`;
};
