import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { flatten } from 'shared-kit/rules/remote/routes';
import { ACCOMMODATION_TYPES, TILED_PROMO_TYPES } from 'shared-kit/rules/options';
import type { Caller } from './api';

interface Registered {
  name: string;
  routes: RouteEntry[];
}

/** What the built site offers: the registry that the shell reads. */
export const remotes = (
  JSON.parse(readFileSync(path.resolve(__dirname, '../../shell/dist/remotes/registry.json'), 'utf8')) as { remotes: Registered[] }
).remotes;

export const entries = remotes.flatMap(({ routes }) => flatten(routes));

/** Where a path's items come from, when the address and the call do not use the same words. */
const calls: Record<string, string> = {
  'faqs/categories': 'faq-categories',
  promos: 'home-promos',
  press: 'presses',
  menu: 'menus',
  'calendars/events': 'calendar-events',
  media: 'assets',
  'hotels/regions': 'regions',
  'hotels/alerts': 'alerts',
  'hotels/shared/specials': 'shared-specials',
  ...Object.fromEntries(TILED_PROMO_TYPES.map(({ path: word, value }) => [`tiled/${word}`, `tiled-promos?type=${value}`])),
  ...Object.fromEntries(
    ACCOMMODATION_TYPES.map(({ path: word, value }) => [`accommodations/${word}`, `accommodations?type=${value}`]),
  ),
};

/** A property of the demo that has something of everything. */
export async function property(api: Caller, name: string): Promise<string> {
  const [found] = await api.list(`/properties?name=${encodeURIComponent(name)}`);
  if (!found) throw new Error(`The demo has no ${name}.`);
  return found.id;
}

async function itemOf(api: Caller, place: string | undefined, words: string): Promise<string> {
  const [collection, scope] = (calls[words] ?? words).split('?');
  const query = [scope, 'per_page=1'].filter(Boolean).join('&');
  const [first] = await api.list(`${place ? `/properties/${place}` : ''}/${collection}?${query}`);
  // A kind that the demo has no item of: the address of a missing item has its own page.
  return first?.id ?? 'missing';
}

/** Hotels of the demo: the lists of one fit a screen or two, one list of the other has more than a hundred rows. */
const HOTEL = 'The Aster';
export const HOTEL_WITH_LONG_LIST = 'Hotel Marchmont';

/** @returns the address of a route with the identifiers of things that exist */
export async function addressOf(api: Caller, pattern: string): Promise<string> {
  const hotel = pattern.includes(':hotelid') ? await property(api, HOTEL) : undefined;
  const restaurant = pattern.includes(':restaurantId') ? await property(api, 'Ember & Oak') : undefined;
  const filled = pattern.replace(':hotelid', hotel ?? '').replace(':restaurantId', restaurant ?? '');
  const before = /^(?:\/(?:hotels|restaurants)\/:\w+)?\/(.*?)\/:id/.exec(pattern)?.[1];
  return before === undefined ? filled : filled.replace(':id', await itemOf(api, hotel ?? restaurant, before));
}
