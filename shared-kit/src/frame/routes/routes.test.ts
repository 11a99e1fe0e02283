import { authority } from '../../rules/permissions';
import { EVERYTHING, granted } from '../../../testing/fakeSession';
import { routes } from '../../../testing/routes';
import { composeRoutes } from '../../rules/remote/compose';
import { backLinkOf, crumbsOf } from './crumbs';
import { decide, type Rights } from './decide';
import { matchRoute, placeOf } from './match';
import { shellRoutes } from '../../rules/remote/shellRoutes';
import { sectionOf, sidebarOf } from './sidebar';

const table = composeRoutes([
  { name: null, routes: shellRoutes },
  { name: 'mf-all', routes },
]);
const everything: Rights = { authority: authority([EVERYTHING]), types: undefined };
const reader: Rights = { authority: authority([granted('special', '7')]), types: ['hotel'] };
const match = (path: string) => matchRoute(table, path);
const decideAt = (path: string, rights = everything) => {
  const { pathname, search, hash } = new URL(path, 'http://x');
  return decide(table, { pathname, search, hash }, rights);
};
const titles = (rights: Rights, place: 'top' | 'hotel', params = {}) =>
  sidebarOf(table.entries, { sidebar: place, propertyId: null }, params, rights).map(({ title }) => title);

describe('the route table', () => {
  test('contains the routes of the shell and of every remote, each with its owner', () => {
    expect(match('/settings')?.entry.remote).toBeNull();
    expect(match('/users')?.entry).toMatchObject({ title: 'Users', resource: 'user', remote: 'mf-all' });
  });

  test('is ordered by the order value', () => {
    expect(titles(everything, 'top')).toEqual(['Dashboard', 'Hotels', 'Restaurants', 'Alert Assignments', 'Users']);
  });

  test('keeps the first of two entries for the same addresses, and reports the other', () => {
    const doubled = composeRoutes([
      { name: 'mf-a', routes: [{ path: '/hotels/:hotelid', title: 'Mine', page: 'a' }] },
      { name: 'mf-b', routes: [{ path: '/Hotels/:id', title: 'Other', page: 'b' }] },
    ]);
    expect(doubled.entries.map(({ title }) => title)).toEqual(['Mine']);
    expect(doubled.rejected).toEqual(['/Hotels/:id of mf-b is already taken by /hotels/:hotelid of mf-a.']);
  });
});

test('a sidebar entry may be nested in one of another remote; without that remote it is at the top level', () => {
  const more = { resource: 'accommodation', order: 52, related: ['hotel' as const] };
  const suites = { path: '/hotels/:hotelid/rooms/suites', title: 'Suites', page: 'a', under: '/hotels/:hotelid/rooms', ...more };
  const rooms = {
    path: '/hotels/:hotelid/rooms',
    title: 'Rooms',
    redirectTo: '/hotels/:hotelid/rooms/suites',
    ...more,
    order: 50,
  };
  const sidebar = (sources: Parameters<typeof composeRoutes>[0]) =>
    sidebarOf(composeRoutes(sources).entries, { sidebar: 'hotel', propertyId: '7' }, { hotelid: '7' }, everything);
  const content = { name: 'mf-content', routes: [suites] };
  const [parent] = sidebar([content, { name: 'mf-marketing', routes: [rooms] }]);
  expect([parent?.title, parent?.items.map(({ title }) => title)]).toEqual(['Rooms', ['Suites']]);
  expect(sidebar([content]).map(({ title }) => title)).toEqual(['Suites']);
});

describe('matching', () => {
  test.each([
    ['/hotels/new', '/hotels/new'],
    ['/hotels/properties', '/hotels/properties'],
    ['/hotels/alerts', '/hotels/alerts'],
    ['/hotels/7', '/hotels/:hotelid'],
    ['/hotels/7/specials/new', '/hotels/:hotelid/specials/new'],
    ['/hotels/7/specials/9/edit', '/hotels/:hotelid/specials/:id/edit'],
    ['/hotels/7/', '/hotels/:hotelid'],
  ])('fixed words take precedence over parameters: %s is %s', (path, pattern) => {
    expect(match(path)?.entry.path).toBe(pattern);
  });

  test.each(['/nothing-here', '/hotels/7/specials/9', '/hotels/7/specials/9/edit/more'])('%s matches nothing', (path) => {
    expect(match(path)).toBeNull();
    expect(decideAt(path)).toEqual({ kind: 'notFound' });
  });

  test.each(['/hotels/alerts/Listings', '/hotels/Alerts/Listings', '/HOTELS/ALERTS/LISTINGS'])(
    '%s redirects to the lower-case form',
    (path) =>
      expect(decideAt(`${path}?list=archived#x`)).toEqual({ kind: 'redirect', to: '/hotels/alerts/listings?list=archived#x' }),
  );

  test('ids and tokens keep their case and special characters', () => {
    expect(match('/Hotels/aB%2Fc/specials')).toMatchObject({ params: { hotelid: 'aB/c' }, canonical: '/hotels/aB%2Fc/specials' });
    expect(match('/hotels/100%')?.params).toEqual({ hotelid: '100%' });
  });

  test('the place of an address is the property that it names', () => {
    expect(placeOf(match('/hotels/7/specials'))).toEqual({ sidebar: 'hotel', propertyId: '7' });
    expect(placeOf(match('/restaurants/8'))).toEqual({ sidebar: 'restaurant', propertyId: '8' });
    expect(placeOf(match('/users'))).toEqual({ sidebar: 'top', propertyId: null });
  });
});

describe('guards', () => {
  test('/hotels leads to /hotels/properties, with its query', () => {
    expect(decideAt('/hotels?list=archived')).toEqual({ kind: 'redirect', to: '/hotels/properties?list=archived' });
  });

  test('/forgot-password sends a signed-in person to /', () => {
    expect(decideAt('/forgot-password')).toEqual({ kind: 'redirect', to: '/' });
  });

  test('a mailed link sends a signed-in person to / and says why it sets no password', () => {
    const refused = 'This link sets a password, and you are signed in. Log out, then open the link again.';
    expect(decideAt('/reset-password/abc')).toEqual({ kind: 'redirect', to: '/', refused });
  });

  test('READ is needed on the property that the path names', () => {
    expect(decideAt('/hotels/7/specials', reader).kind).toBe('page');
    expect(decideAt('/hotels/8/specials', reader)).toEqual({ kind: 'redirect', to: '/', refused: expect.any(String) });
  });

  test.each(['/users', '/hotels/new', '/hotels/alerts', '/restaurants'])('%s without the right redirects to /', (path) => {
    expect(decideAt(path, reader)).toEqual({ kind: 'redirect', to: '/', refused: expect.any(String) });
    expect(decideAt(path).kind).toBe('page');
  });

  test('/ and /profile are open to everybody', () => {
    const nothing: Rights = { authority: authority([]), types: undefined };
    expect(decideAt('/', nothing).kind).toBe('page');
    expect(decideAt('/profile', nothing).kind).toBe('page');
  });
});

describe('sidebar', () => {
  test('shows what the person may read on the current property', () => {
    expect(titles(everything, 'hotel', { hotelid: '7' })).toEqual(['Dashboard', 'Specials', 'Tiled Promos']);
    expect(titles(reader, 'hotel', { hotelid: '7' })).toEqual(['Dashboard', 'Specials']);
    expect(titles(reader, 'hotel', { hotelid: '8' })).toEqual([]);
  });

  test('at top level: users and alerts by their right, hotels by a readable hotel', () => {
    expect(titles(reader, 'top')).toEqual(['Dashboard', 'Hotels']);
  });

  test('public pages are not in the sidebar', () => {
    expect(JSON.stringify(sidebarOf(table.entries, { sidebar: 'top', propertyId: null }, {}, everything))).not.toContain(
      'password',
    );
  });

  test('related sections are grouped under their heading, with links to this property', () => {
    const items = sidebarOf(table.entries, { sidebar: 'hotel', propertyId: '7' }, { hotelid: '7' }, everything);
    expect(items[2]).toMatchObject({ title: 'Tiled Promos', items: [{ title: 'Meetings', href: '/hotels/7/tiled/meetings' }] });
  });

  test('New and Edit belong to the section above them', () => {
    const edit = match('/hotels/7/specials/9/edit');
    expect(edit && sectionOf(edit.entry, placeOf(edit))).toBe('/hotels/:hotelid/specials');
    const other = match('/hotels/new');
    expect(other && sectionOf(other.entry, placeOf(other))).toBe('/hotels/properties');
  });
});

describe('breadcrumbs and back link', () => {
  const crumbs = (path: string, name?: string, last?: string) => {
    const found = match(path);
    return found && crumbsOf(table, found, name, last).map(({ title, href }) => (href ? `${title} ${href}` : title));
  };

  test('are the titles of the table, with the name of the property in place of its id', () => {
    expect(crumbs('/hotels/7/specials/9/edit', 'Hotel Marchmont')).toEqual([
      'Hotels /hotels',
      'Hotel Marchmont /hotels/7',
      'Specials /hotels/7/specials',
      'Edit Special',
    ]);
    expect(crumbs('/hotels/7', 'Hotel Marchmont')).toEqual(['Hotels /hotels', 'Hotel Marchmont']);
    expect(crumbs('/hotels/properties')).toEqual(['Hotels']);
    expect(crumbs('/')).toEqual(['Dashboard']);
  });

  test('a parent address that only redirects to its own parent is not repeated', () => {
    const path = '/hotels/:hotelid/calendars';
    const common = { title: 'Calendars', resource: 'calendar' };
    const children = [
      { ...common, path: `${path}/events`, redirectTo: path },
      { ...common, path: `${path}/events/new`, title: 'New Calendar Event', page: 'event' },
    ];
    const withCalendars = composeRoutes([
      { name: null, routes: shellRoutes },
      { name: 'mf-all', routes: [...routes, { ...common, path, page: 'calendars', children }] },
    ]);
    const found = matchRoute(withCalendars, '/hotels/7/calendars/events/new');
    expect(found && crumbsOf(withCalendars, found, 'Hotel Marchmont').map(({ title }) => title)).toEqual([
      'Hotels',
      'Hotel Marchmont',
      'Calendars',
      'New Calendar Event',
    ]);
  });

  test('the last crumb is the page’s own name', () => {
    expect(crumbs('/hotels/7/specials/9/edit', 'Hotel Marchmont', 'Winter Escape')?.at(-1)).toBe('Winter Escape');
  });

  test('the back link leads to the parent path and is absent at /', () => {
    expect(backLinkOf(table, match('/'))).toBeNull();
    expect(backLinkOf(table, match('/users'))).toEqual({ title: 'Dashboard', href: '/' });
    expect(backLinkOf(table, match('/hotels/7/specials'), 'Hotel Marchmont')).toEqual({
      title: 'Hotel Marchmont',
      href: '/hotels/7',
    });
    expect(backLinkOf(table, null)).toEqual({ title: 'Dashboard', href: '/' });
  });

  test('the back link of a page that belongs to a list leads to that list, with the specified text', () => {
    const listings = {
      path: '/hotels/alerts/listings',
      title: 'Alert Listings',
      page: 'listings',
      children: [{ path: '/hotels/alerts/new', title: 'New Alert', page: 'form', back: '< Back to Alerts' }],
    };
    const withAlerts = composeRoutes([{ name: 'mf-all', routes: [{ ...listings }] }]);
    const found = matchRoute(withAlerts, '/hotels/alerts/new');
    expect(backLinkOf(withAlerts, found)).toEqual({ title: '< Back to Alerts', href: '/hotels/alerts/listings' });
    expect(found && crumbsOf(withAlerts, found).map(({ title }) => title)).toEqual(['Alert Listings', 'New Alert']);
  });
});
