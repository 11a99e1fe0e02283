import { ApiError, messageOf } from '../api/errors';
import { linkQuery } from '../api/links';
import { createRequest, type Query } from '../api/send';
import type { ListMeta, Permission, User } from '../rules/entities';
import { apiBase } from './base';
import { takeEarlyAnswer } from './early';
import { leave } from './leave';
import { getSession, resetSession, setSession, storedToken } from './state';
import { keepToken, readToken, takeQueryToken } from './token';

const PERMISSIONS_PAGE = 2000;

/**
 * The 401 rule (document 1 §8): the token goes, the person is sent to root and the page is reloaded. Does nothing
 * when no token is stored, or signed-out calls would reload for ever (OP-16).
 */
export function expire(): void {
  if (storedToken() === null) return;
  keepToken(null);
  leave();
}

export const call = createRequest({ base: apiBase, token: storedToken, onUnauthenticated: expire });

/** While a session starts, a refused token means signed out and nothing more: there is no page yet to reload. */
export const callQuietly = createRequest({
  base: apiBase,
  token: storedToken,
  onUnauthenticated: () => undefined,
  early: takeEarlyAnswer,
});

async function allPermissions(send: typeof call): Promise<Permission[]> {
  const path = '/profile/permissions';
  const found: Permission[] = [];
  let query: Query | null = { perPage: PERMISSIONS_PAGE };
  while (query) {
    const { data, meta }: { data: Permission[]; meta: Partial<ListMeta> } = await send('GET', path, { query });
    found.push(...data);
    query = linkQuery(meta.links?.next);
  }
  return found;
}

/**
 * Fetches profile, then permissions (document 1 §2, Sign In), and stores both.
 * @throws ApiError when either call fails; the session is then left as it was
 */
export async function loadProfile(send: typeof call = call): Promise<void> {
  const token = storedToken();
  const profile = (await send<User>('GET', '/profile')).data;
  const permissions = await allPermissions(send);
  // Signed out, or in as someone else, while the calls were under way.
  if (token === storedToken()) setSession({ status: 'signedIn', profile, permissions, error: null });
}

/** Signs in with a token that is already there; never throws, the outcome is the session's status. */
export async function resume(token: string): Promise<void> {
  setSession({ status: 'starting', token, error: null });
  try {
    await loadProfile(callQuietly);
  } catch (error) {
    if (getSession().token !== token) return;
    if (error instanceof ApiError && error.status === 401) {
      keepToken(null);
      resetSession('expired');
    } else {
      setSession({ status: 'failed', error: messageOf(error) });
    }
  }
}

/** Tries again after `failed`. */
export async function retrySession(): Promise<void> {
  const token = storedToken();
  if (token) await resume(token);
}

/**
 * Starts the session when the page is loaded: from `?token=` in the address, else from the stored token
 * (document 1 §2, Guards). The status is right as soon as this returns; the promise settles when the profile is there.
 */
export async function startSession(): Promise<void> {
  const fromAddress = takeQueryToken();
  if (fromAddress) keepToken(fromAddress);
  const token = fromAddress ?? readToken();
  if (token) await resume(token);
}
