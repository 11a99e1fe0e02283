import { status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { menuModel } from 'shared-kit/rules/models/menu';

/** A restaurant's menus (document 3 §2). */
export const menu = contentType<typeof menuModel>({
  name: 'restaurant-menu',
  resource: 'menu',
  api: 'menus',
  path: 'menu',
  labels: { one: 'Menu', many: 'Menus', live: 'View Live Menus Page' },
  liveLink: 'menusUrl',
  titleKey: 'title',
  columns: [titleColumn('title'), status()],
});
