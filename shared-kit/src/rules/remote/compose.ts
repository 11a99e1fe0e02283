import type { RouteEntry } from './routes';
import { shapeOf } from './paths';

/** A route entry of the table. */
export interface TableEntry extends RouteEntry {
  /** The remote that defines it; null for the shell. */
  remote: string | null;
  /** The entry that lists this one among its children, or the one it names in `under`. */
  parent: TableEntry | null;
}

export interface RouteTable {
  entries: TableEntry[];
  /** Messages about entries that were left out, for the console and the build; never a reason to stop. */
  rejected: string[];
}

export interface RouteSource {
  name: string | null;
  routes: readonly RouteEntry[];
}

function tableEntries(source: RouteSource, routes: readonly RouteEntry[], parent: TableEntry | null): TableEntry[] {
  return routes.flatMap((route) => {
    const entry: TableEntry = { ...route, remote: source.name, parent };
    return [entry, ...tableEntries(source, route.children ?? [], entry)];
  });
}

const ownerOf = ({ remote }: { remote: string | null }) => remote ?? 'the shell';

/**
 * Composes the one route table of the product (document 1 §2, Federation 2). Of two entries that match the same
 * addresses the first one stays.
 * @param sources the shell's own routes first, then those of each remote in the order of the registry
 * @returns the entries by their order in the sidebar, and a sentence for each entry that was rejected
 */
export function composeRoutes(sources: readonly RouteSource[]): RouteTable {
  const owners = new Map<string, TableEntry>();
  const rejected: string[] = [];
  for (const entry of sources.flatMap((source) => tableEntries(source, source.routes, null))) {
    const shape = shapeOf(entry.path);
    const owner = owners.get(shape);
    if (owner) rejected.push(`${entry.path} of ${ownerOf(entry)} is already taken by ${owner.path} of ${ownerOf(owner)}.`);
    else owners.set(shape, entry);
  }
  for (const entry of owners.values()) {
    if (entry.under) entry.parent ??= owners.get(shapeOf(entry.under)) ?? null;
  }
  const last = Number.POSITIVE_INFINITY;
  const entries = [...owners.values()].sort((a, b) => {
    const [first, second] = [a.order ?? last, b.order ?? last];
    return first === second ? 0 : first - second;
  });
  return { entries, rejected };
}
