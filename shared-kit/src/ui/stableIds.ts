import { newId } from './newId';

/**
 * Ids for new items that stay the same at every attempt: a retry after a lost response creates nothing twice.
 * @returns `idOf`, the id of what is created from some sources; and `release`, to call after the response: what is created from
 *   these sources next gets another id
 */
export function createStableIds() {
  const ids = new Map<string, string>();
  const keyOf = (sources: string[]) => sources.map((source) => `${source} `).join('');
  return {
    idOf: (...sources: string[]): string => {
      const key = keyOf(sources);
      const id = ids.get(key) ?? newId();
      ids.set(key, id);
      return id;
    },
    /** Also forgets the ids for these sources together with others. */
    release: (...sources: string[]): void => {
      for (const key of ids.keys()) if (key.startsWith(keyOf(sources))) ids.delete(key);
    },
  };
}
