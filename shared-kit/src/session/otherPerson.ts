import { isUnavailable, messageOf } from '../api/errors';
import { createRequest } from '../api/send';
import { retryWhile } from '../api/unavailable';
import type { User } from '../rules/entities';
import { apiBase } from './base';
import { leave } from './leave';
import { isTokenRefused } from './loadProfile';
import { resume } from './resume';
import { getSession, onSessionReset, resetSession, setSession, storedToken, type OtherSession } from './state';
import { keepToken, readToken } from './token';

/** Whose token it is; null when it is no longer valid. @throws ApiError when that cannot be determined */
async function fetchPerson(token: string): Promise<User | null> {
  const request = createRequest({ base: apiBase, token: () => token });
  try {
    return (await request<User>('GET', '/profile')).data;
  } catch (error) {
    if (isTokenRefused(error)) return null;
    throw error;
  }
}

/** A token from the address, kept until its owner is known. */
let linkToken: string | null = null;
/** The id of the other person that this page's person declined to continue as. */
let declinedId: string | null = null;
onSessionReset(() => {
  linkToken = declinedId = null;
});

/**
 * A page is opened with a token in its address while this browser holds another one. A token of the same person is used; before
 * using somebody else's, the session asks (OP-148). An expired link changes nothing.
 */
export async function meetLinkToken(currentToken: string, token: string): Promise<void> {
  linkToken = token;
  setSession({ status: 'starting', token: currentToken, error: null });
  try {
    const isWorthRetrying = (error: unknown) => isUnavailable(error) && storedToken() === currentToken;
    const [current, other] = await retryWhile(isWorthRetrying, () =>
      Promise.all([fetchPerson(currentToken), fetchPerson(token)]),
    );
    if (storedToken() !== currentToken) return;
    linkToken = null;
    if (current && other?.id !== current.id) {
      setSession({ status: 'asking', profile: current, other: { how: other ? 'link' : 'deadLink', token, person: other } });
      return;
    }
    keepToken(token);
    await resume(token);
  } catch (error) {
    if (storedToken() === currentToken) setSession({ status: 'failed', error: messageOf(error) });
  }
}

/** Retries if the owners of the tokens could not be determined. @returns whether there was anything to retry */
export async function retryLinkToken(currentToken: string): Promise<boolean> {
  if (linkToken === null) return false;
  await meetLinkToken(currentToken, linkToken);
  return true;
}

/** Another tab signed in: the same person's new token is adopted silently, somebody else's only after asking (OP-148). */
export async function meetOtherTab(token: string): Promise<void> {
  const { status, profile } = getSession();
  if (status === 'asking' || status === 'leaving') return;
  if (status !== 'signedIn' || !profile) {
    resetSession('otherUser');
    return resume(token);
  }
  let person: User | null = null;
  let how: OtherSession['how'] = 'tab';
  try {
    person = await fetchPerson(token);
    if (person === null) return;
  } catch {
    how = 'unknownTab';
  }
  // Other tabs may have changed the token since.
  if (readToken() !== token || getSession().profile?.id !== profile.id || storedToken() === token) return;
  if (person?.id === profile.id) setSession({ token, profile: person, other: undefined });
  else if (person === null || person.id !== declinedId) setSession({ other: { how, token, person } });
}

/**
 * Answers the question of who continues (OP-148). Continuing as somebody else reloads the page; what was typed stays in this
 * browser for the person who typed it (OP-130).
 */
export function chooseSession(choice: 'own' | 'other'): void {
  const { status, token, other } = getSession();
  if (!other) return;
  setSession({ other: undefined });
  if (choice === 'own') {
    declinedId = other.person?.id ?? null;
    if (status === 'asking' && token) void resume(token);
    return;
  }
  if (status === 'asking') {
    keepToken(other.token);
    void resume(other.token);
  } else leave();
}
