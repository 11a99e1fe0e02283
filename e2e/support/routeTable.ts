import { readFileSync } from 'node:fs';
import path from 'node:path';
import { flatten, type RouteEntry } from 'shared-kit/rules/remote/routes';
import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';
import type { Caller } from './api';

interface RegisteredRemote {
  name: string;
  routes: RouteEntry[];
}

/** The remotes of the built site, from the registry that the shell reads. */
export const remotes = (
  JSON.parse(readFileSync(path.resolve(__dirname, '../../shell/dist/remotes/registry.json'), 'utf8')) as {
    remotes: RegisteredRemote[];
  }
).remotes;

export const entries = remotes.flatMap(({ routes }) => flatten(routes));

/** The collection of the API for the section of an address, where their names differ. */
const collections: Record<string, string> = {
  'faqs/categories': 'faq-categories',
  promos: 'home-promos',
  press: 'presses',
  menu: 'menus',
  'calendars/events': 'calendar-events',
  media: 'assets',
  'hotels/regions': 'regions',
  'hotels/alerts': 'alerts',
  'hotels/shared/specials': 'shared-specials',
  ...Object.fromEntries(TILED_PROMO_TYPES.map(({ path: segment, value }) => [`tiled/${segment}`, `tiled-promos?type=${value}`])),
  ...Object.fromEntries(
    ACCOMMODATION_TYPES.map(({ path: segment, value }) => [`accommodations/${segment}`, `accommodations?type=${value}`]),
  ),
};

/** @returns the id of a property of the demo */
export async function property(api: Caller, name: string): Promise<string> {
  const [first] = await api.list(`/properties?name=${encodeURIComponent(name)}`);
  if (!first) throw new Error(`The demo has no ${name}.`);
  return first.id;
}

/** Stands for the id where the demo has no item, as of a new content type: the address shows the page for a missing one. */
export const MISSING = 'missing';

async function firstItem(api: Caller, propertyId: string | undefined, section: string): Promise<string> {
  const [collection, scope] = (collections[section] ?? section).split('?');
  const query = [scope, 'per_page=1'].filter(Boolean).join('&');
  const [first] = await api.list(`${propertyId ? `/properties/${propertyId}` : ''}/${collection}?${query}`);
  return first?.id ?? MISSING;
}

/** Hotels of the demo: the lists of the first fit on a screen or two, the second has a list of more than a hundred rows. */
const HOTEL = 'The Aster';
export const HOTEL_WITH_LONG_LIST = 'Hotel Marchmont';

/** @returns the address of a route with the ids of a property and an item that exist */
export async function addressOf(api: Caller, pattern: string): Promise<string> {
  const hotel = pattern.includes(':hotelid') ? await property(api, HOTEL) : undefined;
  const restaurant = pattern.includes(':restaurantId') ? await property(api, 'Ember & Oak') : undefined;
  const filled = pattern.replace(':hotelid', hotel ?? '').replace(':restaurantId', restaurant ?? '');
  const section = /^(?:\/(?:hotels|restaurants)\/:\w+)?\/(.*?)\/:id/.exec(pattern)?.[1];
  return section === undefined ? filled : filled.replace(':id', await firstItem(api, hotel ?? restaurant, section));
}
