import { contentType } from 'shared-kit/content/contentType';
import type { menuModel } from 'shared-kit/rules/models/menu';

/** A restaurant's menus (document 3 §2). */
export const menu = contentType<typeof menuModel>({
  place: 'restaurant',
  resource: 'menu',
  api: 'menus',
  path: 'menu',
  titleKey: 'title',
  undated: true,
  labels: { singular: 'Menu', plural: 'Menus' },
  liveLink: 'menusUrl',
  sidebar: 50,
});
