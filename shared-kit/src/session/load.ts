import { linkQuery } from '../api/links';
import { createRequest, type Query } from '../api/send';
import type { ListMeta, Permission, User } from '../rules/entities';
import { apiBase } from './base';
import { takeEarlyAnswer } from './early';
import { leave, SESSION_ENDED } from './leave';
import { getSession, setSession, storedToken } from './state';
import { replaceToken } from './token';

const PERMISSIONS_PAGE = 2000;

/**
 * The 401 rule (document 1 §8): the token goes, the person is sent to root and the page is reloaded. Does nothing when no token
 * is stored, otherwise signed-out calls would reload forever (OP-16).
 */
export function expire(): void {
  const own = storedToken();
  if (own === null) return;
  replaceToken(own, null);
  const { pathname, search, hash } = window.location;
  leave(SESSION_ENDED, { origin: pathname + search + hash, originOf: getSession().profile?.id });
}

export const call = createRequest({ base: apiBase, token: storedToken, onUnauthenticated: expire });

/** While a session starts, a refused token only means signed out: there is no page to reload yet. */
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
  // Signed out, or signed in as someone else, during the calls.
  if (token === storedToken()) setSession({ status: 'signedIn', profile, permissions, error: null });
}
