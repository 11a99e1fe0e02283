import type { RemoteRecord } from 'shared-kit/rules/remote/registry';
import { onSessionReset } from 'shared-kit/session';

/*
 * What this page has learnt about remotes since it was opened: an area's frame is removed when the person leaves, and must not
 * repeat the same failures when they return.
 */

const newestRecords = new Map<string, RemoteRecord>();
const brokenVersions = new Map<string, Set<string>>();

/** The API may give the next person other versions. */
onSessionReset(() => newestRecords.clear());

/** @returns the remote as the registry described it last, or as it did when the page was opened */
export const newestRecordOf = (record: RemoteRecord): RemoteRecord => newestRecords.get(record.name) ?? record;

/** Stores the registry's current entry and forgets failures, because a person asked to try again. */
export function storeRecord(record: RemoteRecord): void {
  newestRecords.set(record.name, record);
  brokenVersions.delete(record.name);
}

/** Versions of a remote that failed on this page before they were visible. */
export const brokenVersionsOf = ({ name }: RemoteRecord): readonly string[] => [...(brokenVersions.get(name) ?? [])];

/** Records a version that failed, so that returning does not wait for it again. */
export function markBroken({ name }: RemoteRecord, version: string): void {
  brokenVersions.set(name, (brokenVersions.get(name) ?? new Set()).add(version));
}
