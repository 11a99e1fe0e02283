import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from 'shared-kit/rules/options';

interface Page {
  type: 'hotel' | 'restaurant';
  propertyId: string;
  /** Last part of the API's address, e.g. `home-promos`. */
  path: string;
  /** The type of an item, where its kind has types. */
  itemType?: unknown;
}

type TypePaths = readonly { value: string; path: string }[];

const byType =
  (segment: string, types: TypePaths) =>
  (itemType: unknown): string =>
    `${segment}/${types.find(({ value }) => value === itemType)?.path ?? types[0]?.path ?? ''}`;

/** Where the application's path differs from the API's (documents 2 §2 and 3 §2). */
const SEGMENTS: Record<string, (itemType: unknown) => string> = {
  'faq-categories': () => 'faqs/categories',
  'home-promos': () => 'promos',
  presses: () => 'press',
  menus: () => 'menu',
  'calendar-events': () => 'calendars/events',
  'tiled-promos': byType('tiled', TILED_PROMO_TYPES),
  accommodations: byType('accommodations', ACCOMMODATION_TYPES),
};

/** The address of the page that lists a kind of content of a property. */
export function listPagePath({ type, propertyId, path, itemType }: Page): string {
  const segment = SEGMENTS[path]?.(itemType) ?? path;
  return `/${type}s/${propertyId}/${segment === 'calendars/events' ? 'calendars' : segment}`;
}

/** Kinds with one page for all of their items, which shows no versions. */
const ONE_PAGE = new Set(['hours', 'calendars']);

/** The address of the page that edits one item. Opening hours have one page for all. */
export function editPagePath(page: Page, id: string): string {
  if (ONE_PAGE.has(page.path)) return listPagePath(page);
  const segment = SEGMENTS[page.path]?.(page.itemType) ?? page.path;
  return `/${page.type}s/${page.propertyId}/${segment}/${id}/edit`;
}

/** The same page, with its history open at a version where it shows versions. */
export const versionPagePath = (page: Page, id: string, version: number): string =>
  editPagePath(page, id) + (ONE_PAGE.has(page.path) ? '' : `?history=${version}`);
