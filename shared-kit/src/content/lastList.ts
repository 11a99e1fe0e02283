import { onSessionReset } from 'shared-kit/session';

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

/** Tells the next list at this address which item was saved. */
export const rememberSaved = (list: string, item: SavedItem) => void savedItems.set(list, item);
export const lastSavedIn = (list: string) => savedItems.get(list);
export const forgetSaved = (list: string) => void savedItems.delete(list);
