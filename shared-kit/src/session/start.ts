import { meetLinkToken, retryLinkToken } from './otherPerson';
import { resume } from './resume';
import { storedToken } from './state';
import { keepToken, readToken, takeQueryToken } from './token';

const LINK_EXPIRED = 'The link that you opened no longer signs anybody in. Please sign in.';

/** Tries again after `failed`. */
export async function retrySession(): Promise<void> {
  const token = storedToken();
  if (token && !(await retryLinkToken(token))) await resume(token);
}

/**
 * Starts the session when the page is loaded: from `?token=` in the address, else from the stored token (document 1 §2, Guards).
 * The status is correct as soon as this returns; the promise settles when the profile has loaded.
 * @param arriving the token of the address, if a page has already removed it from there
 */
export async function startSession(arriving: string | null = takeQueryToken()): Promise<void> {
  const stored = readToken();
  // No header can carry other characters: each call would fail as if the network were down, instead of being refused.
  const linked = arriving?.replace(/[^!-~]/g, '?');
  if (!linked) return stored ? resume(stored) : undefined;
  if (stored && linked !== stored) return meetLinkToken(stored, linked);
  keepToken(linked);
  return resume(linked, LINK_EXPIRED);
}
