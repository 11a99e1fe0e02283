import { itemCalls, listCalls } from './firstCalls';
import type { RouteEntry } from '../rules/remote/routes';

interface Content {
  /** The list's path, below a hotel or a restaurant. */
  path: string;
  /** The label in the menu and in the breadcrumbs, 'Home Promos'. */
  title: string;
  /** One item, as its forms are called: 'Home Promo'. */
  one: string;
  /** The title of the clone page; content that cannot be cloned has none. */
  clone?: string;
  /** The collection of the API. */
  collection: string;
  /** What its lists also send where one collection holds several kinds, in the wire's names: `{ type: 'meeting' }`. */
  scope?: Record<string, string>;
  /** How many rows the list requests; 100 by default. */
  perPage?: number;
  /** First calls of the list, and of the form, besides the items themselves. */
  also?: { list?: string[]; form?: string[] };
  resource: string;
  /** Keys of the pages. */
  pages: { list: string; form: string; clone?: string };
  order: number;
  /** The sidebar entry that holds it, when another package brings that entry. */
  under?: string;
}

/**
 * List, New, Edit and Clone of one kind of a property's content, with what each asks the API for at first
 * (documents 2 and 3 §2).
 */
export function contentRoutes(content: Content): RouteEntry {
  const { path, title, one, clone, collection, scope, perPage, also = {}, resource, pages, order, under } = content;
  const [kind, place] = path.startsWith('/restaurants')
    ? (['restaurant', ':restaurantId'] as const)
    : (['hotel', ':hotelid'] as const);
  const calls = { place, ...(scope && { scope }), ...(perPage && { perPage }) };
  const { list = [], form = [] } = also;
  return {
    path,
    title,
    page: pages.list,
    firstCalls: [...listCalls(collection, calls), ...list],
    resource,
    order,
    related: [kind],
    ...(under && { under }),
    children: [
      { path: `${path}/new`, title: `New ${one}`, page: pages.form, resource, ...(form.length > 0 && { firstCalls: form }) },
      {
        path: `${path}/:id/edit`,
        title: `Edit ${one}`,
        page: pages.form,
        firstCalls: [...itemCalls(collection, place), ...form],
        resource,
      },
      ...(clone && pages.clone ? [{ path: `${path}/clone`, title: clone, page: pages.clone, resource }] : []),
    ],
  };
}

/** Another spelling of a list's address, redirecting it and everything below it to the usual one (OP-91, OP-92). */
export const otherSpelling = (path: string, to: string, title: string, resource: string): RouteEntry[] =>
  ['', '/new', '/:id/edit', '/clone'].map((tail) => ({
    path: path + tail,
    title,
    redirectTo: to + tail,
    resource,
  }));
