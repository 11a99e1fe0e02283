import type { RemoteRecord, Version } from 'shared-kit/rules/remote/registry';
import { versionsToTry } from './versionsToTry';
import { BringUpError } from './bringUp';
import { refusalOf } from './refusalOf';
import { brokenVersionsOf, storeRecord } from './memory';
import { fetchRegistry } from './registry';

export const NOT_SHOWN = 'It could not be added to the page.';

/** Fetches the registry's current entry: a newer release may have fixed the remote that failed. */
export async function refreshRecord(record: RemoteRecord): Promise<RemoteRecord> {
  const found = await fetchRegistry().then(({ remotes }) => remotes.find(({ name }) => name === record.name), console.warn);
  // A remote from someone's own machine is in no registry.
  const current = found && !record.isOwn ? found : record;
  storeRecord(current);
  return current;
}

/**
 * Selects the versions to try now. Versions that failed earlier on this page are skipped, unless that leaves none for a
 * new frame.
 * @throws BringUpError when this shell can run none of them
 */
export async function selectVersions(record: RemoteRecord, excluded: readonly string[]): Promise<Version[]> {
  const refusals = new Map<string, string | null>();
  for (const release of [record, ...record.previous]) refusals.set(release.version, await refusalOf(release));
  const canRun = ({ version }: Version) => refusals.get(version) === null;
  const versions = versionsToTry(record, { excluded: [...excluded, ...brokenVersionsOf(record)], canRun });
  const candidates = versions.length > 0 || excluded.length > 0 ? versions : versionsToTry(record, { excluded, canRun });
  if (candidates.length === 0) throw new BringUpError(record, refusals.get(record.version) ?? NOT_SHOWN);
  return candidates;
}
