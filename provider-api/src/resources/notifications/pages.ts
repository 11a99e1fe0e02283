import { historyKindOf } from 'shared-kit/rules/historyKinds';
import type { Authority } from 'shared-kit/rules/permissions';

interface Page {
  type: 'hotel' | 'restaurant';
  propertyId: string;
  /** Last part of the API's address, e.g. `home-promos`. */
  path: string;
  /** The type of an item, where its kind has types. */
  itemType?: unknown;
}

/** The last part of the application's address for a kind, or for the type of an item where types have separate pages. */
function segmentOf({ path, itemType }: Page): string {
  const { page = path, types } = historyKindOf(path) ?? {};
  if (!types) return page;
  const type = types.find(({ value }) => value === itemType) ?? types[0];
  return `${page}/${type?.path ?? ''}`;
}

/** The address of the page that lists a kind of content of a property. */
export function listPagePath(page: Page): string {
  const segment = segmentOf(page);
  return `/${page.type}s/${page.propertyId}/${segment === 'calendars/events' ? 'calendars' : segment}`;
}

/** Kinds with one page for all of their items. */
const SINGLE_PAGE_KINDS = new Set(['hours', 'calendars']);

/** The address of the page that edits one item. Opening hours have one page for all. */
export function editPagePath(page: Page, id: string): string {
  if (SINGLE_PAGE_KINDS.has(page.path)) return listPagePath(page);
  return `/${page.type}s/${page.propertyId}/${segmentOf(page)}/${id}/edit`;
}

/** The same page, with its history open at a version where it shows versions. */
export const versionPagePath = (page: Page, id: string, version: number): string =>
  editPagePath(page, id) + (page.path === 'calendars' ? '' : `?history=${version}`);

/**
 * The settings of a property, or its dashboard for those who may not change it (OP-32).
 * @param query what the address of the settings ends with
 */
export const propertyPagePath = (type: Page['type'], id: string, reader: Authority, query = ''): string =>
  `/${type}s/${id}${reader.can('WRITE', 'property', id) ? `/settings${query}` : ''}`;
