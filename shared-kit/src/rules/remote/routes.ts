/** Which sidebars show an entry: the top level, a hotel's, a restaurant's (OP-06). */
export type Sidebar = 'top' | 'hotel' | 'restaurant';

/**
 * One entry of the route table (document 1 §2). A remote's list of them is data: menus, guards, breadcrumbs and titles
 * exist before, and without, any of its code.
 */
export interface RouteEntry {
  /** Full path with the parameters `:hotelid`, `:restaurantId` and `:id`. */
  path: string;
  /** The page's name in the title, the breadcrumbs and the menu. */
  title: string;
  /** Key of the page component in the remote's `pages.ts`; absent on redirects. */
  page?: string;
  /** Where this path leads instead; parameters keep their values. */
  redirectTo?: string;
  /** READ on it is needed, scoped when the path names a property; absent means any signed-in user. */
  resource?: string;
  /**
   * Exceptions to that rule: super users only; WRITE on the property of the path as well; READ on any property is enough; signed-out
   * people only.
   */
  access?: 'super' | 'write' | 'anyProperty' | 'publicOnly';
  /** Position in the sidebar; absent when no sidebar shows it. */
  order?: number;
  related?: Sidebar[];
  /**
   * Whether the page has a link back above its title, as forms and Clone pages do (C-025). Without a sidebar, it replaces the
   * breadcrumbs even before the page's code is loaded.
   */
  leadsBack?: true;
  /** The text of that link back, if it is not the title of the parent: '< Back to Regions'. */
  back?: string;
  /** Path of its parent in the sidebar, when another package defines that entry. */
  under?: string;
  /**
   * The page's first API calls, as path and query with this path's parameters. The site starts them from the address alone, while
   * the page's code is still loading.
   */
  firstCalls?: string[];
  /** New, Edit and Clone, also with full paths. */
  children?: RouteEntry[];
}

/** @returns every entry, children after their parent */
export const flatten = (routes: readonly RouteEntry[]): RouteEntry[] =>
  routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);
