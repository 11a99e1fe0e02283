import { showInSidebar } from '../../rules/routeAccess';
import type { TableEntry } from '../../rules/remote/compose';
import type { Rights } from './decide';
import { fillPath, type Params } from '../../rules/remote/paths';
import type { Place } from './match';

export interface SidebarItem {
  path: string;
  title: string;
  /** Absent on a heading that only groups others ('Tiled Promos'). */
  href?: string;
  items: SidebarItem[];
}

const isInSidebar = (entry: TableEntry, { sidebar }: Place) => entry.order !== undefined && entry.related?.includes(sidebar);

/** The nearest ancestor that is in the same sidebar. */
function sidebarParentOf(entry: TableEntry, place: Place): TableEntry | null {
  for (let parent = entry.parent; parent; parent = parent.parent) if (isInSidebar(parent, place)) return parent;
  return null;
}

/**
 * What one sidebar holds, in its order, children under their parents (document 1 §2; OP-06).
 * @param entries those of the route table that it may hold
 * @param params parameters of the address, filled into the links
 * @param rights of the signed-in person; the rule is the same as the route guard's
 */
export function sidebarOf(
  entries: readonly TableEntry[],
  place: Place,
  params: Params,
  { authority, types }: Rights,
): SidebarItem[] {
  const shown = entries.filter((entry) => isInSidebar(entry, place));
  const isAllowed = (entry: TableEntry) => showInSidebar(entry, authority, place.sidebar, params, types);
  const itemsUnder = (parent: TableEntry | null): SidebarItem[] =>
    shown
      .filter((entry) => sidebarParentOf(entry, place) === parent)
      .map((entry) => ({ entry, items: itemsUnder(entry) }))
      .filter(({ entry, items }) => items.length > 0 || (hasPage(entry) && isAllowed(entry)))
      .map(({ entry, items }) => {
        const href = hasPage(entry) && isAllowed(entry) ? fillPath(entry.path, params) : null;
        return { path: entry.path, title: entry.title, items, ...(href && { href }) };
      });
  return itemsUnder(null);
}

const hasPage = ({ page, redirectTo }: TableEntry) => page !== undefined || redirectTo !== undefined;

/**
 * The sidebar's entry that a page belongs to: itself, or the nearest one above it (New, Edit and Clone).
 * @returns its path pattern, or null when the sidebar holds none
 */
export function sectionOf(entry: TableEntry, place: Place): string | null {
  return isInSidebar(entry, place) ? entry.path : (sidebarParentOf(entry, place)?.path ?? null);
}
