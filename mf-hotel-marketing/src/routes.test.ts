import { flatten } from 'shared-kit/rules/remote/routes';
import { proveRoutes } from 'shared-kit/testing/proveRoutes';
import { pages } from './pages';
import { routes } from './routes';

test('alerts are no part of this package', () => {
  expect(flatten(routes).filter(({ path, resource }) => /alert/i.test(`${path} ${resource}`))).toEqual([]);
});

proveRoutes(routes, pages, {
  opens: [
    ['/hotels/:hotelid/specials', 'Specials'],
    ['/hotels/:hotelid/specials/new', 'New Special'],
    ['/hotels/:hotelid/specials/:id/edit', 'Edit Special'],
    ['/hotels/:hotelid/specials/clone', 'Clone Special'],
    ['/hotels/shared/specials', 'Shared Specials'],
    ['/hotels/:hotelid/calendars', 'Calendars'],
    ['/hotels/:hotelid/calendars/events/new', 'New Calendar Event'],
    ['/hotels/:hotelid/calendars/events/:id/edit', 'Edit Calendar Event'],
    ['/hotels/:hotelid/calendars/events/clone', 'Clone a Calendar Event'],
    ['/hotels/:hotelid/tiled/meetings', 'Meetings Promos'],
    ['/hotels/:hotelid/tiled/misc3/new', 'New Misc3 Promo'],
    ['/hotels/:hotelid/tiled/weddings/:id/edit', 'Edit Weddings Promo'],
    ['/hotels/:hotelid/tiled/dining/clone', 'Clone Private Dining'],
    ['/hotels/:hotelid/accommodations/guest-rooms', 'Guest Room Accommodations'],
    ['/hotels/:hotelid/accommodations/suites/new', 'New Suite Accommodation'],
  ],
  leads: [
    ['/hotels/:hotelid/calendars/clone', '/hotels/:hotelid/calendars/events/clone'],
    ['/hotels/:hotelid/tiled', '/hotels/:hotelid/tiled/meetings'],
    ['/hotels/:hotelid/accommodations', '/hotels/:hotelid/accommodations/guest-rooms'],
  ],
});
