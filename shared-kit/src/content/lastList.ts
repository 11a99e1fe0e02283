import { onSessionReset } from 'shared-kit/session';

/** The item that a form has just saved. */
export interface SavedItem {
  id: string;
  version: number;
  /** A new one is at the end of its list. */
  isNew: boolean;
}

const shown = new Map<string, string>();
const saved = new Map<string, SavedItem>();

/** What one person searched and saved is not there for the next. */
onSessionReset(() => {
  shown.clear();
  saved.clear();
});

/** Keeps what a list shows, as the query of its address, for the way back from a form. */
export const keepShown = (list: string, query: string) => void shown.set(list, query);

export const wasShown = (list: string) => shown.has(list);

/** The address of a list as it was last shown. */
export const asLastShown = (list: string) => list + (shown.get(list) ?? '');

/** Tells the next list at this address which item was saved. */
export const noteSaved = (list: string, item: SavedItem) => void saved.set(list, item);
export const savedIn = (list: string) => saved.get(list);
export const forgetSaved = (list: string) => void saved.delete(list);
