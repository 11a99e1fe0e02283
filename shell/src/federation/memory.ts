import type { RemoteRecord } from 'shared-kit/rules/remote/registry';

/*
 * What this page has learnt about remotes since it was opened: an area's frame is removed when the person leaves, and must not
 * repeat the same failures when they return.
 */

const newest = new Map<string, RemoteRecord>();
const broken = new Map<string, Set<string>>();

/** @returns the remote as the registry described it last, or as it did when the page was opened */
export const newestOf = (record: RemoteRecord): RemoteRecord => newest.get(record.name) ?? record;

/** Stores the registry's current entry and forgets failures, because a person asked to try again. */
export function learn(record: RemoteRecord): void {
  newest.set(record.name, record);
  broken.delete(record.name);
}

/** Versions of a remote that failed on this page before they were visible. */
export const brokenOf = ({ name }: RemoteRecord): readonly string[] => [...(broken.get(name) ?? [])];

/** Records a version that failed, so that returning does not wait for it again. */
export function remember({ name }: RemoteRecord, version: string): void {
  broken.set(name, (broken.get(name) ?? new Set()).add(version));
}
