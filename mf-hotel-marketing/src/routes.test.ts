import { flatten } from 'shared-kit/rules/remote/routes';
import { testPageRights } from 'shared-kit/testing/testPageRights';
import { otherSpelling, testRoutes } from 'shared-kit/testing/testRoutes';
import { pages } from './pages';
import { routes } from './routes';

test('this remote has no routes for alerts', () => {
  expect(flatten(routes).filter(({ path, resource }) => /alert/i.test(`${path} ${resource}`))).toEqual([]);
});

testPageRights(routes, 'hotelid', [
  ['/hotels/:hotelid/specials', 'special'],
  ['/hotels/:hotelid/tiled', 'tiled_promo'],
  ['/hotels/:hotelid/accommodations', 'accommodation'],
  ['/hotels/:hotelid/calendars', 'calendar'],
]);

testRoutes(routes, pages, {
  pages: [
    ['/hotels/:hotelid/specials', 'Specials'],
    ['/hotels/:hotelid/specials/new', 'New Special'],
    ['/hotels/:hotelid/specials/:id/edit', 'Edit Special'],
    ['/hotels/:hotelid/specials/clone', 'Clone Special'],
    ['/hotels/:hotelid/tiled/meetings', 'Meetings Promos'],
    ['/hotels/:hotelid/tiled/meetings/new', 'New Meetings Promo'],
    ['/hotels/:hotelid/tiled/meetings/:id/edit', 'Edit Meetings Promo'],
    ['/hotels/:hotelid/tiled/meetings/clone', 'Clone Meetings'],
    ['/hotels/:hotelid/tiled/weddings', 'Weddings Promos'],
    ['/hotels/:hotelid/tiled/weddings/new', 'New Weddings Promo'],
    ['/hotels/:hotelid/tiled/weddings/:id/edit', 'Edit Weddings Promo'],
    ['/hotels/:hotelid/tiled/weddings/clone', 'Clone Weddings'],
    ['/hotels/:hotelid/tiled/dining', 'Private Dining Promos'],
    ['/hotels/:hotelid/tiled/dining/new', 'New Private Dining Promo'],
    ['/hotels/:hotelid/tiled/dining/:id/edit', 'Edit Private Dining Promo'],
    ['/hotels/:hotelid/tiled/dining/clone', 'Clone Private Dining'],
    ['/hotels/:hotelid/tiled/misc', 'Misc Promos'],
    ['/hotels/:hotelid/tiled/misc/new', 'New Misc Promo'],
    ['/hotels/:hotelid/tiled/misc/:id/edit', 'Edit Misc Promo'],
    ['/hotels/:hotelid/tiled/misc/clone', 'Clone Misc'],
    ['/hotels/:hotelid/tiled/misc2', 'Misc2 Promos'],
    ['/hotels/:hotelid/tiled/misc2/new', 'New Misc2 Promo'],
    ['/hotels/:hotelid/tiled/misc2/:id/edit', 'Edit Misc2 Promo'],
    ['/hotels/:hotelid/tiled/misc2/clone', 'Clone Misc2'],
    ['/hotels/:hotelid/tiled/misc3', 'Misc3 Promos'],
    ['/hotels/:hotelid/tiled/misc3/new', 'New Misc3 Promo'],
    ['/hotels/:hotelid/tiled/misc3/:id/edit', 'Edit Misc3 Promo'],
    ['/hotels/:hotelid/tiled/misc3/clone', 'Clone Misc3'],
    ['/hotels/:hotelid/accommodations/guest-rooms', 'Guest Room Accommodations'],
    ['/hotels/:hotelid/accommodations/guest-rooms/new', 'New Guest Room Accommodation'],
    ['/hotels/:hotelid/accommodations/guest-rooms/:id/edit', 'Edit Guest Room Accommodation'],
    ['/hotels/:hotelid/accommodations/guest-rooms/clone', 'Clone Guest Rooms'],
    ['/hotels/:hotelid/accommodations/suites', 'Suite Accommodations'],
    ['/hotels/:hotelid/accommodations/suites/new', 'New Suite Accommodation'],
    ['/hotels/:hotelid/accommodations/suites/:id/edit', 'Edit Suite Accommodation'],
    ['/hotels/:hotelid/accommodations/suites/clone', 'Clone Suite'],
    ['/hotels/shared/specials', 'Shared Specials'],
    ['/hotels/shared/specials/new', 'New Shared Specials'],
    ['/hotels/shared/specials/:id/edit', 'Edit Shared Special'],
    ['/hotels/:hotelid/calendars', 'Calendars'],
    ['/hotels/:hotelid/calendars/events/new', 'New Calendar Event'],
    ['/hotels/:hotelid/calendars/events/clone', 'Clone a Calendar Event'],
    ['/hotels/:hotelid/calendars/events/:id/edit', 'Edit Calendar Event'],
  ],
  redirects: [
    ['/hotels/:hotelid/tiled', '/hotels/:hotelid/tiled/meetings'],
    ...otherSpelling('/hotels/:hotelid/meetings', '/hotels/:hotelid/tiled/meetings'),
    ...otherSpelling('/hotels/:hotelid/weddings', '/hotels/:hotelid/tiled/weddings'),
    ...otherSpelling('/hotels/:hotelid/dining', '/hotels/:hotelid/tiled/dining'),
    ['/hotels/:hotelid/accommodations', '/hotels/:hotelid/accommodations/guest-rooms'],
    ...otherSpelling('/hotels/:hotelid/accommodations/guestroom', '/hotels/:hotelid/accommodations/guest-rooms'),
    ...otherSpelling('/hotels/:hotelid/accommodations/guestrooms', '/hotels/:hotelid/accommodations/guest-rooms'),
    ...otherSpelling('/hotels/:hotelid/accommodations/guest-room', '/hotels/:hotelid/accommodations/guest-rooms'),
    ...otherSpelling('/hotels/:hotelid/accommodations/suite', '/hotels/:hotelid/accommodations/suites'),
    ['/hotels/:hotelid/calendars/events', '/hotels/:hotelid/calendars'],
    ['/hotels/:hotelid/calendars/clone', '/hotels/:hotelid/calendars/events/clone'],
  ],
});
