import { apiBase, expire, onSessionReset, refreshSession, storedToken, takeEarlyAnswer } from 'shared-kit/session';
import { createRequest } from './send';

export type { Query, RequestOptions } from './send';
export { ApiError, hasStatus, isUnreadable, messageOf } from './errors';
export { linkQuery } from './links';

/**
 * One call to the provider's API with the stored token (document 1 §7).
 * @param method GET, POST, PUT or DELETE
 * @param path path under the base address, `/properties/12`
 * @param options query, body, version and abort signal; see `RequestOptions`
 * @returns `{data, meta}` in camelCase; `{data: null, meta: {}}` after a 204
 * @throws ApiError with a sentence for staff; a 401 also ends the session (document 1 §8). When the session ends, the call is
 * aborted: its answer must not reach the next person
 */
export const request = createRequest({
  base: apiBase,
  token: storedToken,
  onUnauthenticated: expire,
  onForbidden: () => void refreshSession(),
  onSessionEnd: onSessionReset,
  early: takeEarlyAnswer,
});

/**
 * A call that an open page makes by itself: a 401 does not end the session, since the next call that the person makes will do so.
 * Otherwise like `request`.
 */
export const requestQuietly = createRequest({ base: apiBase, token: storedToken });
