import { lazy, type ComponentType } from 'react';

type Load = () => Promise<unknown>;

/** A page that is built from several lazily imported modules. */
export interface MadePage {
  parts: readonly Load[];
  load: () => Promise<{ default: ComponentType }>;
}
/** A page that is the default export of a lazily imported module. */
export type PageModule = () => Promise<{ default: ComponentType }>;
export type Page = PageModule | MadePage;

/** A remote's pages by key, each imported when it is first shown. */
export type Pages = Record<string, Page>;

/**
 * Defines a page that is built from several modules. The build reads `parts`, so that a site can preload their files.
 * @param make builds the page from the modules
 */
export const pageOf = <const P extends readonly Load[]>(
  parts: P,
  make: (...modules: { -readonly [I in keyof P]: Awaited<ReturnType<P[I]>> }) => ComponentType,
): MadePage => ({
  parts,
  load: async () => {
    const modules = (await Promise.all(parts.map((part) => part()))) as Parameters<typeof make>;
    return { default: make(...modules) };
  },
});

/** Imports a page. */
export const loadPage = (page: Page): Promise<{ default: ComponentType }> => (typeof page === 'function' ? page() : page.load());

/**
 * Turns page loaders into components.
 * @returns `mount`, to call once for each mount: it gives the function from page key to component, which throws when there is no
 * such page. Within a mount a page keeps its state, even if it failed, since React tries again before it gives up; the next
 * mount loads it again. `preload` loads a page that is likely to be shown; a failure is reported when the page is shown
 */
export function lazyPages(pages: Pages) {
  /** Pages that have been loaded: the next mount shows them at once. */
  const arrived = new Map<string, ComponentType>();

  async function load(key: string, page: Page) {
    const module = await loadPage(page);
    arrived.set(key, module.default);
    return module;
  }

  function make(key: string): ComponentType {
    const page = pages[key];
    if (!page) throw new Error(`There is no page '${key}' in this version.`);
    const known = arrived.get(key);
    if (known) return known;
    return lazy(() => load(key, page));
  }

  const preload = (key: string): void => {
    const page = pages[key];
    if (page && !arrived.has(key)) load(key, page).catch(() => undefined);
  };

  const mount = () => {
    const made = new Map<string, ComponentType>();
    return (key: string) => {
      const page = made.get(key) ?? make(key);
      made.set(key, page);
      return page;
    };
  };
  return { mount, preload };
}
