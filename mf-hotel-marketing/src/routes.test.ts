import { flatten } from 'shared-kit/remote/routes';
import { proveRoutes } from 'shared-kit/testing/proveRoutes';
import { pages } from './pages';
import { routes } from './routes';

test('M-071 alerts are no part of this package', () => {
  expect(flatten(routes).filter(({ path, resource }) => /alert/i.test(`${path} ${resource}`))).toEqual([]);
});

proveRoutes(routes, pages, {
  opens: [
    ['M-014', '/hotels/:hotelid/specials', 'Specials'],
    ['M-019', '/hotels/:hotelid/specials/new', 'New Special'],
    ['M-019', '/hotels/:hotelid/specials/:id/edit', 'Edit Special'],
    ['M-020', '/hotels/:hotelid/specials/clone', 'Clone Special'],
    ['M-007', '/hotels/shared/specials', 'Shared Specials'],
    ['M-027', '/hotels/:hotelid/calendars', 'Calendars'],
    ['M-036', '/hotels/:hotelid/calendars/events/new', 'New Calendar Event'],
    ['M-033', '/hotels/:hotelid/calendars/events/:id/edit', 'Edit Calendar Event'],
    ['M-039', '/hotels/:hotelid/calendars/events/clone', 'Clone a Calendar Event'],
    ['M-044', '/hotels/:hotelid/tiled/meetings', 'Meetings Promos'],
    ['M-050', '/hotels/:hotelid/tiled/misc3/new', 'New Misc3 Promo'],
    ['M-050', '/hotels/:hotelid/tiled/weddings/:id/edit', 'Edit Weddings Promo'],
    ['M-051', '/hotels/:hotelid/tiled/dining/clone', 'Clone Private Dining'],
    ['M-055', '/hotels/:hotelid/accommodations/guest-rooms', 'Guest Room Accommodations'],
    ['M-056', '/hotels/:hotelid/accommodations/suites/new', 'New Suite Accommodation'],
  ],
  leads: [
    ['M-040 OP-80', '/hotels/:hotelid/calendars/clone', '/hotels/:hotelid/calendars/events/clone'],
    ['M-043', '/hotels/:hotelid/tiled', '/hotels/:hotelid/tiled/meetings'],
    ['M-054', '/hotels/:hotelid/accommodations', '/hotels/:hotelid/accommodations/guest-rooms'],
  ],
});
