import type { ListedLink } from '../frame/LinkList';
import type { SidebarItem } from '../frame/routes/sidebar';

/** The entries of a sidebar that lead somewhere, those under a heading among them. */
export const linksOf = (items: readonly SidebarItem[]): ListedLink[] =>
  items.flatMap(({ href, title, items: held }) => [...(href ? [{ path: href, title }] : []), ...linksOf(held)]);
