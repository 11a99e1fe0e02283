import type { ListedLink } from '../frame/LinkList';
import type { SidebarItem } from '../frame/routes/sidebar';

/** The links of a sidebar, also those below a heading. */
export const linksOf = (items: readonly SidebarItem[]): ListedLink[] =>
  items.flatMap(({ href, title, items: children }) => [...(href ? [{ path: href, title }] : []), ...linksOf(children)]);
