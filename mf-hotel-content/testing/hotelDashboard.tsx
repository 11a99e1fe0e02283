import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import HotelDashboardPage from '../src/dashboard/HotelDashboardPage';

/** Five specials as the API lists them. */
export const items = Array.from({ length: 5 }, (_, index) => ({
  id: String(index + 1),
  title: `Special ${index + 1}`,
  published: true,
}));
/** A fake API with one hotel. @param specials the answer to its live specials */
export const server = (specials: object = listOf(items, { count: 7 })) =>
  fakeApi({
    'GET /properties/7': { data: hotel('7', 'Hotel Marchmont') },
    'GET /properties/7/specials': specials,
    'GET /properties/7/tiled-promos': ({ query }) => listOf([{ id: '1', title: `A ${query.type}`, published: true }]),
    'GET /properties/7/accommodations': ({ query }) => listOf([{ id: '1', title: `A ${query.type}`, published: true }]),
  });
/** Opens the dashboard of the hotel. */
export const open = () => renderPage(<HotelDashboardPage />, '/hotels/:hotelid', '/hotels/7');
