/** Milliseconds before each further attempt: a server that is restarted answers again after a few seconds. */
export const RETRY_DELAYS: readonly number[] = [1000, 2000];

/** Whether a status says that nobody can answer just now, as a proxy says while the server is restarted. */
export const isUnavailableStatus = (status: number): boolean => status === 502 || status === 503 || status === 504;

/**
 * Calls a function again, up to twice, if its failure may be over after a moment.
 * @param isTemporary whether a failure is of this kind; asked again after the wait, when the answer may no longer matter
 * @throws what the last attempt threw
 */
export async function retryWhile<T>(isTemporary: (error: unknown) => boolean, attempt: () => Promise<T>): Promise<T> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!isTemporary(error)) throw error;
    }
  }
  return attempt();
}
