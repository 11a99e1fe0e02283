import { useSyncExternalStore } from 'react';
import { onSessionReset } from 'shared-kit/session';

/** A copy as the list shows it after cloning. */
export interface ClonedItem {
  id: string;
  title: string;
  propertyId: string;
  /** The name of that property. */
  place: string;
  /** The address of its form. */
  href: string;
  published: boolean;
  /** Why it could not be published. */
  problem?: string | undefined;
}

const itemsByList = new Map<string, readonly ClonedItem[]>();
const listeners = new Set<() => void>();

// The next person may not even see the properties that this one cloned into.
onSessionReset(() => itemsByList.clear());

function store(list: string, items: readonly ClonedItem[]) {
  if (items.length > 0) itemsByList.set(list, items);
  else itemsByList.delete(list);
  for (const listener of listeners) listener();
}

/** Remembers what was cloned from a list, until the list has shown it. */
export const rememberCloned = (list: string, items: readonly ClonedItem[]) => store(list, items);
/** Forgets them, once the list has shown them. */
export const forgetCloned = (list: string) => store(list, []);

/** Leaves out copies that have been deleted since. */
export function forgetCopies(list: string, deleted: readonly { id: string }[]): void {
  const ids = new Set(deleted.map(({ id }) => id));
  store(
    list,
    (itemsByList.get(list) ?? []).filter(({ id }) => !ids.has(id)),
  );
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns the copies of what was cloned from a list that still exist */
export const useClonedFrom = (list: string) => useSyncExternalStore(subscribe, () => itemsByList.get(list));
