import { useSyncExternalStore } from 'react';
import { onSessionReset } from 'shared-kit/session';

/** A copy as the list says it afterwards. */
export interface ClonedItem {
  id: string;
  title: string;
  /** The property it is in now, and the address of its form. */
  place: string;
  href: string;
  published: boolean;
  /** Why it could not be published. */
  problem?: string | undefined;
}

const done = new Map<string, readonly ClonedItem[]>();
const watchers = new Set<() => void>();

/** The next person may not even see the properties that this one cloned into. */
onSessionReset(() => done.clear());

function store(list: string, items: readonly ClonedItem[]) {
  if (items.length > 0) done.set(list, items);
  else done.delete(list);
  for (const tell of watchers) tell();
}

/** Keeps what was cloned from a list until it has said so. */
export const keepCloned = (list: string, items: readonly ClonedItem[]) => store(list, items);
export const forgetCloned = (list: string) => store(list, []);

/** Leaves out copies that have been deleted since. */
export function forgetCopies(list: string, gone: readonly { id: string }[]): void {
  const ids = new Set(gone.map(({ id }) => id));
  store(
    list,
    (done.get(list) ?? []).filter(({ id }) => !ids.has(id)),
  );
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

/** @returns what was cloned from a list and is still there */
export const useClonedFrom = (list: string) => useSyncExternalStore(watch, () => done.get(list));
