import type { Pages } from '../remote/pages';
import type { RouteEntry } from '../rules/remote/routes';
import { composeRoutes, type RouteSource, type RouteTable, type TableEntry } from '../rules/remote/compose';
import { shellRoutes } from '../rules/remote/shellRoutes';

/** The remote that runs alone, and the routes of the rest of the site. */
export interface AloneRemote {
  name: string;
  routes: readonly RouteEntry[];
  pages: Pages;
  /** The routes of the other remotes: their pages cannot be shown, but their addresses and titles are known. */
  others: readonly RouteSource[];
}

export interface AloneTable extends RouteTable {
  /** Whether the sidebar shows an entry: one of the remote itself, or a parent of one. */
  isListed: (entry: TableEntry) => boolean;
}

/**
 * The route table of the whole site, as the shell composes it: the same addresses lead to the same places.
 * @returns the table, and which of its entries this remote can show
 */
export function aloneTable({ name, routes, others }: AloneRemote): AloneTable {
  const table = composeRoutes([{ name: null, routes: shellRoutes }, { name, routes }, ...others]);
  const listed = new Set<TableEntry>();
  for (const entry of table.entries.filter(({ remote }) => remote === name)) {
    for (let ancestor: TableEntry | null = entry; ancestor; ancestor = ancestor.parent) listed.add(ancestor);
  }
  return { ...table, isListed: (entry) => listed.has(entry) };
}
