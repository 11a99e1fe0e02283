import { lazy, type ComponentType } from 'react';

type Load = () => Promise<unknown>;

/** A page that is built from several lazily imported modules. */
export interface CompositePage {
  parts: readonly Load[];
  load: () => Promise<{ default: ComponentType }>;
}
/** A page that is the default export of a lazily imported module. */
export type PageModule = () => Promise<{ default: ComponentType }>;
export type Page = PageModule | CompositePage;

/** A remote's pages by key, each imported when it is first shown. */
export type Pages = Record<string, Page>;

/**
 * Defines a page that is built from several modules. The build reads `parts`, so that a site can preload their files.
 * @param build builds the page from the modules
 */
export const compositePage = <const P extends readonly Load[]>(
  parts: P,
  build: (...modules: { -readonly [I in keyof P]: Awaited<ReturnType<P[I]>> }) => ComponentType,
): CompositePage => ({
  parts,
  load: async () => {
    const modules = (await Promise.all(parts.map((part) => part()))) as Parameters<typeof build>;
    return { default: build(...modules) };
  },
});

/** Imports a page. */
export const loadPage = (page: Page): Promise<{ default: ComponentType }> => (typeof page === 'function' ? page() : page.load());

/**
 * Turns page loaders into components.
 * @returns `mount`, to call once for each mount: it returns the function from page key to component, which throws if there is no
 * such page. Within a mount a key always gives the same component, even if its load failed, since React renders again before it
 * gives up; the next mount loads it again. `preload` loads a page that is likely to be shown; a failure is reported when the page is
 * shown
 */
export function lazyPages(pages: Pages) {
  /** The next mount shows these pages at once. */
  const loadedPages = new Map<string, ComponentType>();

  async function load(key: string, page: Page) {
    const module = await loadPage(page);
    loadedPages.set(key, module.default);
    return module;
  }

  function createPage(key: string): ComponentType {
    const page = pages[key];
    if (!page) throw new Error(`There is no page '${key}' in this version.`);
    return loadedPages.get(key) ?? lazy(() => load(key, page));
  }

  const preload = (key: string): void => {
    const page = pages[key];
    if (page && !loadedPages.has(key)) load(key, page).catch(() => undefined);
  };

  const mount = () => {
    const mounted = new Map<string, ComponentType>();
    return (key: string) => {
      const page = mounted.get(key) ?? createPage(key);
      mounted.set(key, page);
      return page;
    };
  };
  return { mount, preload };
}
