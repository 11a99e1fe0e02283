import { newId } from './newId';

/**
 * The ids of what is created, each the same at every attempt: another one after a lost answer makes nothing twice.
 * @returns `idOf` the id for what is made of some things, `done` once the answer is there: what is made of them next is another
 */
export function keptIds() {
  const ids = new Map<string, string>();
  const keyOf = (of: string[]) => of.map((one) => `${one} `).join('');
  return {
    idOf: (...of: string[]): string => {
      const key = keyOf(of);
      const id = ids.get(key) ?? newId();
      ids.set(key, id);
      return id;
    },
    /** Forgets the id for these things, and those for these and others. */
    done: (...of: string[]): void => {
      for (const key of ids.keys()) if (key.startsWith(keyOf(of))) ids.delete(key);
    },
  };
}
