import type { RemoteRecord, Version } from 'shared-kit/rules/remote/registry';

export interface Selection {
  /** Versions that failed on this page; they are not retried automatically. */
  excluded: readonly string[];
  /** Whether this shell provides what a version was built for. */
  canRun: (release: Version) => boolean;
}

/**
 * The versions that a frame tries, in order (architecture, Federation 4): the one in use, then the last good one.
 * @param record what the registry says about the remote
 * @returns none when no version is left
 */
export const versionsToTry = (record: RemoteRecord, { excluded, canRun }: Selection): Version[] =>
  [record, ...record.previous].filter((release) => !excluded.includes(release.version) && canRun(release)).slice(0, 2);
