import { ApiError, isUnavailable } from '../api/errors';
import { linkQuery } from '../api/links';
import { createRequest, type Query } from '../api/send';
import { retryWhile } from '../api/unavailable';
import type { ListMeta, Permission, User } from '../rules/entities';
import { apiBase } from './base';
import { takeEarlyAnswer } from './earlyAnswers';
import { currentPlace, leave, SESSION_ENDED } from './leave';
import { setSession, storedToken, type Session } from './state';
import { replaceToken } from './token';

const PERMISSIONS_PAGE = 2000;

/**
 * The 401 rule (document 1 §8): the token is deleted, the person is sent to root and the page is reloaded. Does nothing when no token
 * is stored, otherwise signed-out calls would reload forever (OP-16).
 * @param why what Sign In says
 */
export function expire(why = SESSION_ENDED): void {
  const token = storedToken();
  if (token === null) return;
  replaceToken(token, null);
  leave({ message: why, returnPlace: currentPlace() });
}

/** Sends a request with the session's token; a 401 ends the session (`expire`). */
export const call = createRequest({ base: apiBase, token: storedToken, onUnauthenticated: expire });

/** While a session starts, a refused token only means signed out: there is no page to reload yet. */
export const callQuietly = createRequest({
  base: apiBase,
  token: storedToken,
  early: takeEarlyAnswer,
});

/**
 * Whether this call for the profile failed because the server refuses its token: an API token may not read a profile (403). Another
 * party's 403, such as a proxy's, lacks the API's code.
 */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'forbidden');

async function fetchPermissions(send: typeof call): Promise<Permission[]> {
  const path = '/profile/permissions';
  const permissions: Permission[] = [];
  let query: Query | null = { perPage: PERMISSIONS_PAGE };
  while (query) {
    const { data, meta }: { data: Permission[]; meta: Partial<ListMeta> } = await send('GET', path, { query });
    permissions.push(...data);
    query = linkQuery(meta.links?.next);
  }
  return permissions;
}

/** A server that has not been upgraded yet refuses a parameter that it does not know. */
const isParameterRefused = (error: unknown) => error instanceof ApiError && error.status === 400;

interface FetchOptions {
  combined?: boolean;
}

type ProfileAnswer = { data: User; meta: { permissions?: Permission[] } };

/** The profile with the permissions in the same answer, if the server includes them. */
const fetchCombined = (send: typeof call): Promise<ProfileAnswer> =>
  send<User, ProfileAnswer['meta']>('GET', '/profile', { query: { include: 'permissions' } }).catch((error: unknown) => {
    if (!isParameterRefused(error)) throw error;
    return send<User>('GET', '/profile');
  });

/**
 * Fetches profile and permissions, and waits while the server is restarted.
 * @param combined asks for both in one call, as a page that opens does; after Sign In they are two calls in a row (document 1 §2)
 * @throws ApiError when they cannot be loaded
 */
export function fetchProfile(
  send: typeof call,
  { combined = false }: FetchOptions = {},
): Promise<Pick<Session, 'profile' | 'permissions'>> {
  const token = storedToken();
  const isWorthRetrying = (error: unknown) => isUnavailable(error) && storedToken() === token;
  return retryWhile(isWorthRetrying, async () => {
    const { data: profile, meta }: ProfileAnswer = await (combined ? fetchCombined(send) : send<User>('GET', '/profile'));
    return { profile, permissions: meta.permissions ?? (await fetchPermissions(send)) };
  });
}

/**
 * Fetches profile and permissions and signs in with both.
 * @param options as for `fetchProfile`
 * @throws ApiError when they cannot be loaded; the session is then left as it was
 */
export async function loadProfile(send: typeof call, options?: FetchOptions): Promise<void> {
  const token = storedToken();
  const loaded = await fetchProfile(send, options);
  // Unless the person signed out, or somebody else signed in, during the calls.
  if (token === storedToken()) setSession({ ...loaded, status: 'signedIn', error: null });
}
