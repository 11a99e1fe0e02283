import { request } from 'shared-kit/api/http';
import { refresh, useGet } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { arrivedIf } from 'shared-kit/form/arrived';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { getSession } from 'shared-kit/session';

const REMOTES = '/remotes';

const pathOf = (remote: string) => `${REMOTES}/${encodeURIComponent(remote)}`;
const listOf = (remote: string) => `${pathOf(remote)}/releases`;
const QUERY = { perPage: PER_PAGE.table };

/** The names of the remotes that were ever uploaded, those of which nothing is in use yet included. */
export function useRemoteNames() {
  const { data, ...rest } = useGet<{ name: string }[]>(REMOTES);
  return { ...rest, names: data?.map(({ name }) => name) };
}

/** The versions of a remote, newest first; `line` is the version of what is in use, which every change states. */
export function useReleases(remote: string) {
  const { meta, ...rest } = useGet<RemoteRelease[]>(listOf(remote), QUERY);
  useRefreshOnReturn(listOf(remote));
  return { ...rest, line: meta && 'version' in meta && typeof meta.version === 'number' ? meta.version : undefined };
}

/** What is chosen for a version that is made live. */
export interface Move {
  release: string;
  /** Per cent; 100 for everybody. */
  share: number;
  /** E-mail addresses. */
  people: string[];
  why: string;
}

/** Sends a change of what is in use; one that failed is done where it arrived all the same, by this or an earlier attempt. */
const send = (remote: string, release: string, change: () => Promise<unknown>, isDone: (now: RemoteRelease) => boolean) =>
  arrivedIf(
    change,
    async () => {
      const { data } = await request<RemoteRelease[]>('GET', listOf(remote), { query: QUERY });
      const now = data.find((one) => one.release === release);
      return now !== undefined && isDone(now) && now.by?.id === getSession().profile?.id;
    },
    true,
  );

/**
 * Makes a version live, for everybody or for some.
 * @param line what is in use as the person saw it
 * @throws ApiError: 412 when somebody changed it since, 409 when the version is withdrawn
 */
export const makeLive = (remote: string, body: Move, line: number) =>
  send(
    remote,
    body.release,
    () => request('PUT', `${pathOf(remote)}/live`, { body, ifMatch: line }),
    ({ state, share, why }) => state !== 'withdrawn' && share === body.share && (why ?? '') === body.why,
  );

/** Withdraws a version for good; throws like `makeLive`. */
export const withdraw = (remote: string, release: string, why: string, line: number) =>
  send(
    remote,
    release,
    () => request('POST', `${listOf(remote)}/${encodeURIComponent(release)}/withdraw`, { body: { why }, ifMatch: line }),
    ({ state }) => state === 'withdrawn',
  );

/** Shows what is in use now. */
export const refreshReleases = (remote: string) => refresh(listOf(remote));
