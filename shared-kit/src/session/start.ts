import { meetArrival, retryArrival } from './other';
import { resume } from './resume';
import { storedToken } from './state';
import { keepToken, readToken, takeQueryToken } from './token';

const DEAD_LINK = 'The link that you opened no longer signs anybody in. Please sign in.';

/** Tries again after `failed`. */
export async function retrySession(): Promise<void> {
  const token = storedToken();
  if (token && !(await retryArrival(token))) await resume(token);
}

/**
 * Starts the session when the page is loaded: from `?token=` in the address, else from the stored token
 * (document 1 §2, Guards). The status is right as soon as this returns; the promise settles when the profile is there.
 * @param arriving the token of the address, where a page has taken it out already
 */
export async function startSession(arriving: string | null = takeQueryToken()): Promise<void> {
  const kept = readToken();
  if (arriving && kept && arriving !== kept) return meetArrival(kept, arriving);
  if (arriving) keepToken(arriving);
  if (arriving) return resume(arriving, DEAD_LINK);
  if (kept) await resume(kept);
}
