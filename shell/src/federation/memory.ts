import type { RemoteRecord } from 'shared-kit/rules/remote/registry';

/*
 * What this page has learnt about remotes since it was opened: the frame of an area ends when the person leaves it, and
 * must not learn the same the hard way when they come back.
 */

const newest = new Map<string, RemoteRecord>();
const broken = new Map<string, Set<string>>();

/** @returns the remote as the registry described it last, or as it did when the page was opened */
export const newestOf = (record: RemoteRecord): RemoteRecord => newest.get(record.name) ?? record;

/** Remembers what the registry says now. Everything gets its chance again: a person has asked for it. */
export function learn(record: RemoteRecord): void {
  newest.set(record.name, record);
  broken.delete(record.name);
}

/** Versions of a remote that broke on this page, before anybody saw anything of them. */
export const brokenOf = ({ name }: RemoteRecord): readonly string[] => [...(broken.get(name) ?? [])];

/** Remembers a version that broke, so that coming back does not wait for it again. */
export function remember({ name }: RemoteRecord, version: string): void {
  broken.set(name, (broken.get(name) ?? new Set()).add(version));
}
