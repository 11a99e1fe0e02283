import { itemCalls, listCalls } from '../remote/firstCalls';
import type { PageModule, Pages } from '../remote/pages';
import type { RouteEntry } from '../rules/remote/routes';
import type { ContentForm } from './contentForm';
import type { ContentItem, ContentType } from './contentType';

/** Routes other than the list and forms of a content type, and the pages that only they show. */
export interface MoreRoutes {
  routes: RouteEntry[];
  pages?: Pages;
}

/** A content type with its form. Its routes and pages follow: list, New, Edit and Clone. */
export interface Content {
  type: ContentType<ContentItem>;
  form: () => Promise<{ default: ContentForm }>;
  /** Pages that replace the usual ones. */
  list?: PageModule;
  clone?: PageModule;
  /** How many rows the list asks for; defaults to 100. */
  perPage?: number;
  /** Further first calls of the list and of the form. */
  also?: { list?: string[]; form?: string[] };
  /** The path of the sidebar entry that holds it. */
  under?: string;
  /** Further routes and pages: other spellings of its addresses, pages other than its list and forms. */
  more?: MoreRoutes;
}

/** The keys of a content type's pages. Types of one resource share them; the address tells them apart. */
export const pageKeys = (resource: string) => ({ list: resource, form: `${resource}Form`, clone: `${resource}Clone` });

/**
 * The routes of one kind of a property's content: List, New, Edit and Clone, each with its first calls to the API (documents 2 and 3
 * §2), and any further routes.
 */
export function contentRoutes({ type, perPage, also = {}, under, more }: Content): RouteEntry[] {
  const { resource, labels, api, scope, place } = type;
  const param = place === 'hotel' ? ':hotelid' : ':restaurantId';
  const path = `/${place}s/${param}/${type.path}`;
  const pages = pageKeys(resource);
  const calls = { param, ...(scope && { scope }), ...(perPage && { perPage }) } as const;
  const { list: listAlso = [], form: formAlso = [] } = also;
  const edit = { page: pages.form, resource, leadsBack: true } as const;
  const listRoute: RouteEntry = {
    path,
    title: labels.menu ?? labels.plural,
    page: pages.list,
    firstCalls: [...listCalls(api, calls), ...listAlso],
    resource,
    order: type.sidebar,
    related: [place],
    ...(under && { under }),
    children: [
      { ...edit, path: `${path}/new`, title: `New ${labels.singular}`, ...(formAlso.length > 0 && { firstCalls: formAlso }) },
      {
        ...edit,
        path: `${path}/:id/edit`,
        title: `Edit ${labels.singular}`,
        firstCalls: [...itemCalls(api, param), ...formAlso],
      },
      ...(type.clones
        ? [
            {
              path: `${path}/clone`,
              title: `Clone ${labels.clone ?? labels.singular}`,
              page: pages.clone,
              resource,
              leadsBack: true,
            } as const,
          ]
        : []),
    ],
  };
  return [listRoute, ...(more?.routes ?? [])];
}

/** Another spelling of a list's address, with everything below it, leading to the usual one (OP-91, OP-92). */
export const otherSpelling = (path: string, to: string, title: string, resource: string): RouteEntry[] =>
  ['', '/new', '/:id/edit', '/clone'].map((suffix) => ({
    path: path + suffix,
    title,
    redirectTo: to + suffix,
    resource,
  }));
