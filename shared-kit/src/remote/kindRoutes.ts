import { itemCalls, listCalls } from './firstCalls';
import type { RouteEntry } from './routes';

interface Kind {
  /** The list's path. */
  path: string;
  /** The word in the menu and in the breadcrumbs, 'Meetings'. */
  title: string;
  /** One item, 'Meetings Promo'. */
  one: string;
  /** The kind in the API's lists. */
  type: string;
  /** The collection of the API that holds all kinds. */
  collection: string;
  resource: string;
  /** Keys of the pages, the same for all kinds. */
  pages: { list: string; form: string; clone: string };
  order: number;
  /** The sidebar entry that holds it, when another package brings that entry. */
  under?: string;
}

/** List, New, Edit and Clone of one kind of a hotel's content whose pages serve several kinds (document 2 §2.4, §2.5). */
export function kindRoutes({ path, title, one, type, collection, resource, pages, order, under }: Kind): RouteEntry {
  return {
    path,
    title,
    page: pages.list,
    firstCalls: listCalls(collection, { scope: { type } }),
    resource,
    order,
    related: ['hotel'],
    ...(under && { under }),
    children: [
      { path: `${path}/new`, title: `New ${one}`, page: pages.form, resource },
      { path: `${path}/:id/edit`, title: `Edit ${one}`, page: pages.form, firstCalls: itemCalls(collection), resource },
      { path: `${path}/clone`, title: `Clone ${title}`, page: pages.clone, resource },
    ],
  };
}

/** Another spelling of a list's address, with all that stands below it, leading to the usual one (OP-91, OP-92). */
export const otherSpelling = (path: string, to: string, title: string, resource: string): RouteEntry[] =>
  ['', '/new', '/:id/edit', '/clone'].map((tail) => ({
    path: path + tail,
    title,
    redirectTo: to + tail,
    resource,
  }));
