import { request } from 'shared-kit/api/http';
import { everyPage, refresh, useEvery, useGet } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import { confirmMade } from 'shared-kit/form/lostAnswer';
import type { ListMeta } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { RemoteRelease } from 'shared-kit/rules/releaseEntities';
import { getSession } from 'shared-kit/session';

const REMOTES = '/remotes';

const remotePath = (remote: string) => `${REMOTES}/${encodeURIComponent(remote)}`;
const releasesPath = (remote: string) => `${remotePath(remote)}/releases`;
const FIRST_PAGE = { perPage: PER_PAGE.table };
const ALL = { perPage: PER_PAGE.max };

/** The names of all remotes that were ever uploaded, including those with no version in use. */
export function useRemoteNames() {
  const { data, ...rest } = useGet<{ name: string }[]>(REMOTES);
  useRefreshOnReturn(REMOTES);
  return { ...rest, names: data?.map(({ name }) => name) };
}

/** The additional `meta` of a remote's list of versions: what is in use. */
interface LineMeta extends ListMeta {
  version: number;
  stepBack: string | null;
}

/**
 * The newest versions of a remote and those in use, newest first, and how many there are. `lineVersion` counts the
 * changes of what is in use and is sent with every change. `stepBack` is what everybody gets once the live version is
 * withdrawn.
 */
export function useReleases(remote: string) {
  const { meta, ...rest } = useGet<RemoteRelease[]>(releasesPath(remote), FIRST_PAGE);
  useRefreshOnReturn(releasesPath(remote));
  const count = Math.max(meta?.count ?? 0, rest.data?.length ?? 0);
  const line = meta as LineMeta | undefined;
  return { ...rest, count, lineVersion: line?.version, stepBack: line?.stepBack ?? undefined };
}

/**
 * All versions of a remote. The first page also contains the older ones in use, which are repeated at their own
 * position and shown only there.
 */
export function useAllReleases(remote: string, enabled: boolean) {
  const { data, error, reload } = useEvery<RemoteRelease>(enabled ? releasesPath(remote) : null, ALL);
  const byVersion = data && new Map(data.map((row) => [row.release, row]));
  return { data: data?.filter((row) => byVersion?.get(row.release) === row), error, reload };
}

/** The body that makes a version live. */
export interface LiveChange {
  release: string;
  /** Per cent; 100 for everybody. */
  share: number;
  /** E-mail addresses. */
  people: string[];
  why: string;
}

/** Sends a change of what is in use. A request without a response counts as done when the server shows its effect. */
const sendChange = (
  remote: string,
  release: string,
  change: () => Promise<unknown>,
  isDone: (current: RemoteRelease) => boolean,
) =>
  confirmMade(
    change,
    async () => {
      const current = (await everyPage<RemoteRelease>(releasesPath(remote), ALL)).find((row) => row.release === release);
      return current !== undefined && isDone(current);
    },
    { isRepeated: true },
  );

const isOwn = ({ by }: RemoteRelease) => by?.id === getSession().profile?.id;

/** People as a text that can be compared: the order and the case of their addresses do not matter. */
const asText = (emails: readonly string[]) => [...new Set(emails.map((email) => email.toLowerCase()))].sort().join(' ');

/**
 * Makes a version live, for everybody or for some.
 * @param lineVersion the version of what was in use when the person saw it
 * @throws ApiError: 412 when somebody has changed it since, 409 when the version is withdrawn
 */
export const makeLive = (remote: string, body: LiveChange, lineVersion: number) =>
  sendChange(
    remote,
    body.release,
    () => request('PUT', `${remotePath(remote)}/live`, { body, ifMatch: lineVersion }),
    (current) => {
      const { state, share, people, why } = current;
      if (state === 'withdrawn' || share !== body.share) return false;
      // A version that was live before a trial keeps who made it live, and why, when everybody gets it again.
      return share === 100 || (isOwn(current) && asText(people) === asText(body.people) && (why ?? '') === body.why);
    },
  );

/** Withdraws a version for good; throws like `makeLive`. */
export const withdraw = (remote: string, release: string, why: string, lineVersion: number) =>
  sendChange(
    remote,
    release,
    () =>
      request('POST', `${releasesPath(remote)}/${encodeURIComponent(release)}/withdraw`, { body: { why }, ifMatch: lineVersion }),
    (current) => current.state === 'withdrawn' && isOwn(current),
  );

/** Reloads the versions of a remote. */
export const refreshReleases = (remote: string) => refresh(releasesPath(remote));
