import { isUnavailableStatus, retryWhile } from './unavailable';

/** Milliseconds: a server that accepts a call and never answers must not keep the page waiting. */
const TIME_LIMIT = 30_000;

/** Whether a file of the site could not be fetched because the server is down, so that it may arrive later. */
export const isFileUnavailable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && isUnavailableStatus(Number(error.cause)));

/**
 * Fetches a JSON file of the site, such as `/config.json`, and waits while the server is restarted.
 * @returns its parsed content
 * @throws Error when it does not arrive
 */
export const getSiteFile = <T>(address: string): Promise<T> =>
  retryWhile(isFileUnavailable, async () => {
    const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(TIME_LIMIT) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`, { cause: response.status });
    return (await response.json()) as T;
  });
