import type { Pages } from '../remote/pages';
import type { RouteEntry } from '../rules/remote/routes';
import { composeRoutes, type RouteSource, type RouteTable, type TableEntry } from '../rules/remote/compose';
import { shellRoutes } from '../rules/remote/shellRoutes';

/** The remote that runs alone, and what is known about the rest of the site. */
export interface AloneRemote {
  name: string;
  routes: readonly RouteEntry[];
  pages: Pages;
  /** The routes of the other remotes: their pages are not here, but their addresses and names are. */
  others: readonly RouteSource[];
}

export interface AloneTable extends RouteTable {
  /** Whether the sidebar shows an entry: the remote's own entries and their parents. */
  listed: (entry: TableEntry) => boolean;
}

/**
 * The route table of the whole site, as the shell composes it: the same addresses lead to the same places.
 * @returns the table, and which of its entries this remote can show
 */
export function aloneTable({ name, routes, others }: AloneRemote): AloneTable {
  const table = composeRoutes([{ name: null, routes: shellRoutes }, { name, routes }, ...others]);
  const listed = new Set<TableEntry>();
  for (const entry of table.entries.filter(({ remote }) => remote === name)) {
    for (let at: TableEntry | null = entry; at; at = at.parent) listed.add(at);
  }
  return { ...table, listed: (entry) => listed.has(entry) };
}
