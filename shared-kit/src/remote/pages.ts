import { lazy, type ComponentType } from 'react';

/** A remote's pages by key, each imported when it is first shown. */
export type Pages = Record<string, () => Promise<{ default: ComponentType }>>;

/** React asks once more before it gives up on a page; a new load at that moment would start over for ever. */
const REST = 500;

/**
 * Turns page loaders into components.
 * @returns a function from page key to component; a page that failed to load is asked for again the next time
 * @throws Error when there is no such page
 */
export function lazyPages(pages: Pages): (key: string) => ComponentType {
  const made = new Map<string, ComponentType>();
  return (key) => {
    const load = pages[key];
    if (!load) throw new Error(`There is no page '${key}' in this version.`);
    const known = made.get(key);
    if (known) return known;
    const page = lazy(() =>
      load().catch((error: unknown) => {
        setTimeout(() => made.delete(key), REST);
        throw error;
      }),
    );
    made.set(key, page);
    return page;
  };
}
