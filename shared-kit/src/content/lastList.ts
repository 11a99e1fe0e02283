import { onSessionReset } from 'shared-kit/session';
import { isArchivedTab } from '../rules/tabs';

/** The item that a form has just saved. */
export interface SavedItem {
  id: string;
  version: number;
  /** A new one is at the end of its list. */
  isNew: boolean;
}

const queries = new Map<string, string>();
const savedItems = new Map<string, SavedItem>();

// The next person must not find what this one searched for and saved.
onSessionReset(() => {
  queries.clear();
  savedItems.clear();
});

/** Remembers the query of a list's address, for the way back from a form. */
export const rememberQuery = (list: string, query: string) => void queries.set(list, query);

/** Whether the list was shown in this session. */
export const wasVisited = (list: string) => queries.has(list);

/** The address of a list as it was last shown. */
export const lastHref = (list: string) => list + (queries.get(list) ?? '');

interface Archivable {
  /** Absent on what has no archive. */
  archived?: boolean;
}

/**
 * The address of a list after a save: as it was last shown, but on the item's tab if it shows the other one. An item that has just
 * changed its tab does not take the list with it: the person stays among the others, with Undo.
 * @param previous the item before the save; absent on a new one, which the whole list shows
 */
export function hrefAfterSave(list: string, saved: Archivable, previous: Archivable | undefined): string {
  const query = previous ? (queries.get(list) ?? '') : '';
  const isArchived = saved.archived === true;
  const showsArchived = isArchivedTab(new URLSearchParams(query).get('list'));
  const hasMoved = previous && previous.archived !== saved.archived;
  if (hasMoved || isArchived === showsArchived) return list + query;
  return isArchived ? `${list}?list=archived` : list;
}

/** Tells the next list at this address which item was saved. */
export const rememberSaved = (list: string, item: SavedItem) => void savedItems.set(list, item);
/** The item that was saved last in a list; undefined once the list has shown it. */
export const lastSavedIn = (list: string) => savedItems.get(list);
/** Forgets it, once the list has shown it. */
export const forgetSaved = (list: string) => void savedItems.delete(list);
