import type { RouteTable, TableEntry } from '../../rules/remote/compose';
import { fillPath } from '../../rules/remote/paths';
import type { RouteMatch } from './match';

export interface Crumb {
  title: string;
  /** Absent on the last crumb, which is plain text (OP-05). */
  href?: string;
}

const isProperty = (path: string) => /^\/(hotels\/:hotelid|restaurants\/:restaurantId)$/.test(path);

/** '/hotels' only redirects to the list, whose crumb has the same label. */
const redirectsTo = (entry: TableEntry, path: string) => entry.redirectTo === path;

/** '/hotels/7/calendars/events' only redirects back to the calendars and would repeat their label. */
const redirectsUp = ({ path, redirectTo }: TableEntry) => Boolean(redirectTo && path.startsWith(`${redirectTo}/`));

/** The list that a page belongs to if its path does not say so: '/hotels/alerts/new' comes from '/hotels/alerts/listings'. */
const listOutsidePath = ({ parent, order }: TableEntry, above: TableEntry[]) =>
  parent && order === undefined && !above.some((entry) => entry === parent || redirectsTo(entry, parent.path)) ? [parent] : [];

/**
 * The breadcrumbs of an address (document 1 §2, Header; OP-05): titles of the route table from the top down.
 * @param propertyName name shown in place of the property's id; undefined while it is loading
 * @param lastTitle the page's own title, if it differs from the route's
 */
export function crumbsOf(table: RouteTable, match: RouteMatch, propertyName?: string, lastTitle?: string): Crumb[] {
  const { path: ownPath } = match.entry;
  const segments = ownPath.split('/').slice(1);
  const above = segments
    .map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
    .slice(0, -1)
    .map((path) => table.entries.find((entry) => entry.path === path))
    .filter((entry) => entry !== undefined)
    .filter((entry) => !redirectsTo(entry, ownPath) && !redirectsUp(entry));
  const titleOf = (entry: TableEntry) => (isProperty(entry.path) ? (propertyName ?? '…') : entry.title);
  const last = isProperty(ownPath) ? propertyName : lastTitle;
  return [
    ...[...above, ...listOutsidePath(match.entry, above)].map((entry) => ({
      title: titleOf(entry),
      href: fillPath(entry.path, match.params) ?? '/',
    })),
    { title: last || titleOf(match.entry) },
  ];
}

/**
 * Where the back link at the top of the sidebar leads (document 1 §2; OP-06): to the parent path, not back in the history. The page's
 * own back link, which is shown where there is no sidebar, leads there too.
 * @returns null at /
 */
export function backLinkOf(table: RouteTable, match: RouteMatch | null, propertyName?: string): Required<Crumb> | null {
  if (match?.entry.path === '/') return null;
  const crumbs = match ? crumbsOf(table, match, propertyName).slice(0, -1) : [];
  const parent = crumbs.at(-1);
  if (parent?.href) return { title: match?.entry.back ?? parent.title, href: parent.href };
  return { title: 'Dashboard', href: '/' };
}
