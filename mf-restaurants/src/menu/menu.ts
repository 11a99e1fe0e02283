import { status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { Menu } from 'shared-kit/rules/entities';

/** A restaurant's menus (document 3 §2). */
export const menu = contentType<Menu>({
  name: 'restaurant-menu',
  resource: 'menu',
  api: 'menus',
  path: 'menu',
  labels: { one: 'Menu', many: 'Menus', live: 'View Live Menus Page' },
  liveLink: 'menusUrl',
  titleKey: 'title',
  columns: [titleColumn('title'), status()],
});
