import { loadPage, type Pages } from '../src/remote/pages';
import { flatten, type RouteEntry } from '../src/rules/remote/routes';
import { fakeApi, listOf, type FakeCall } from './fakeApi';
import { storedItem } from './kinds/testedKind';
import { hotel, restaurant } from './properties';
import { renderPage } from './renderPage';

/** An item that every form can read. */
const anything = storedItem('1', {
  title: 'Anything',
  name: 'Anything',
  question: 'Anything?',
  answer: '<p>Words.</p>',
  type: 'meeting',
  images: [],
  calendar_id: '1',
  start: '2026-11-06T20:00:00',
  end: '2026-11-06T22:30:00',
  repeats_on: [],
  page_displayed_on: [],
  publish_date: '2026-03-29',
});

/** The signed-in person, and every other user that is loaded. */
const person = {
  id: '1',
  first_name: 'Nora',
  last_name: 'Okafor',
  email: 'nora.okafor@calloway.example',
  role: 'User',
  version: 1,
};

/** The address of a route for property 7 and item 1. */
export const filled = (pattern: string) => pattern.replace(/:(hotelid|restaurantId)/, '7').replace(':id', '1');

/**
 * Opens the page of a route, with a fake API that has one property, one person and one item of each kind.
 * @param pattern the path of the route
 * @throws Error if there is no such route, or it redirects
 */
export async function openRoute(routes: readonly RouteEntry[], pages: Pages, pattern: string) {
  const page = pages[flatten(routes).find(({ path }) => path === pattern)?.page ?? ''];
  if (!page) throw new Error(`There is no page at ${pattern}.`);
  const { default: Page } = await loadPage(page);
  const house = (pattern.startsWith('/restaurants') ? restaurant : hotel)('7', 'The House');
  const api = fakeApi({
    'GET /properties/7': { data: house },
    'GET /properties': ({ query: { type = house.type, archived } }: FakeCall) =>
      listOf(type === house.type && archived !== 'true' ? [house] : []),
    'GET /properties/7/:collection': listOf([]),
    'GET /properties/7/:collection/:id': { data: anything },
    'GET /profile': { data: person, meta: {} },
    'GET /users/:id': { data: person },
    'GET /users/:id/permissions': listOf([]),
    'GET /regions': listOf([]),
    'GET /shared-specials': listOf([]),
    'GET /shared-specials/:id': { data: { ...anything, distribute_hotels: [] } },
  });
  return { api, ...renderPage(<Page />, pattern, filled(pattern)) };
}
