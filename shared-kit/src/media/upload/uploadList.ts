import { nameOfFile } from '../format';
import type { MediaKind } from '../library/libraryQuery';
import { checkFile, type CheckedFile } from './checkFile';
import type { SharedDetails, UploadItem } from './uploadItem';

export interface UploadOptions {
  kind?: MediaKind | undefined;
  /** Categories that are ticked at first. */
  categories: readonly string[];
}

/**
 * The chosen files and what is typed about them. `subscribe` and `get` fit `useSyncExternalStore`.
 * @returns the list and its changes; `set` replaces all files, `update` changes one
 */
export function uploadList({ kind, categories }: UploadOptions) {
  let state: { items: readonly UploadItem[]; forAll: SharedDetails } = { items: [], forAll: { categories, tags: '' } };
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  const set = (items: readonly UploadItem[]) => change({ items });
  const newItem = ({ file, fault, isShrinkable }: CheckedFile): UploadItem => {
    lastId += 1;
    return {
      ...{ id: lastId, file, name: nameOfFile(file.name), alt: '', ownDetails: null, share: 0 },
      ...(isShrinkable && { shrink: 'offered' }),
      ...(fault ? { state: 'refused', error: fault } : { state: 'ready' }),
    };
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    update: (id: number, changes: Partial<UploadItem>) =>
      set(state.items.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    find: (id: number) => state.items.find((item) => item.id === id),
    setForAll: (changes: Partial<SharedDetails>) => change({ forAll: { ...state.forAll, ...changes } }),
    /** Adds files; those that may not be uploaded stay in the list with the reason. */
    add: async (files: readonly File[]) => {
      const checked = await Promise.all(files.map((file) => checkFile(file, kind)));
      set([...state.items, ...checked.map(newItem)]);
    },
  };
}
