import { lazy, type ComponentType } from 'react';

/** A remote's pages by key, each imported when it is first shown. */
export type Pages = Record<string, () => Promise<{ default: ComponentType }>>;

/**
 * Turns page loaders into components.
 * @returns a function to call once for each mount: it gives the function from page key to component. Within a mount a page keeps
 * its state, even if it failed, since React asks once more before it gives up; the next mount loads it again
 * @throws Error when there is no such page
 */
export function lazyPages(pages: Pages): () => (key: string) => ComponentType {
  /** Pages that have been loaded: the next mount shows them at once. */
  const arrived = new Map<string, ComponentType>();

  function make(key: string): ComponentType {
    const load = pages[key];
    if (!load) throw new Error(`There is no page '${key}' in this version.`);
    const known = arrived.get(key);
    if (known) return known;
    return lazy(async () => {
      const module = await load();
      arrived.set(key, module.default);
      return module;
    });
  }

  return () => {
    const made = new Map<string, ComponentType>();
    return (key) => {
      const page = made.get(key) ?? make(key);
      made.set(key, page);
      return page;
    };
  };
}
