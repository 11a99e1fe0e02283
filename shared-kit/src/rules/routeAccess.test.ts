import { SUPER_PERMISSION } from './defaultPermissions';
import { authority } from './permissions';
import { type GuardedRoute, mayOpen, showInSidebar } from './routeAccess';
import { on } from './testing/on';

const root = authority([SUPER_PERMISSION]);
const staff = authority([on('1', 'special'), on('2', 'menu')]);
const nobody = authority([]);

describe('guards', () => {
  test('a public-only route is for signed-out people', () => {
    const route: GuardedRoute = { path: '/forgot-password', access: 'publicOnly' };
    expect(mayOpen(route, null, {})).toBe(true);
    expect(mayOpen(route, staff, {})).toBe(false);
    expect(mayOpen(route, root, {})).toBe(false);
  });
  test('signed-out people may open the root but no private route', () => {
    expect(mayOpen({ path: '/profile' }, null, {})).toBe(false);
    expect(mayOpen({ path: '/media', resource: 'asset' }, null, {})).toBe(false);
    expect(mayOpen({ path: '/' }, null, {})).toBe(true);
  });
  test('READ is needed on the property that the path names', () => {
    const route = { path: '/hotels/:hotelid/specials', resource: 'special' };
    expect(mayOpen(route, staff, { hotelid: '1' })).toBe(true);
    expect(mayOpen(route, staff, { hotelid: '2' })).toBe(false);
    expect(mayOpen(route, root, { hotelid: '2' })).toBe(true);
    expect(mayOpen({ path: '/restaurants/:restaurantId/menu', resource: 'menu' }, staff, { restaurantId: '2' })).toBe(true);
  });
  test('a path with a property is refused while its property is not known', () => {
    expect(mayOpen({ path: '/hotels/:hotelid/specials', resource: 'special' }, authority([on(null, 'special')]), {})).toBe(false);
    expect(mayOpen({ path: '/hotels/:hotelid/settings' }, staff, { hotelid: '9' })).toBe(false);
  });
  test('a property dashboard opens for anybody who can read something of the property', () => {
    const route = { path: '/hotels/:hotelid', resource: 'property' };
    expect(mayOpen(route, staff, { hotelid: '1' })).toBe(true);
    expect(mayOpen(route, staff, { hotelid: '3' })).toBe(false);
  });
  test('an entry marked write needs WRITE on the property that the path names', () => {
    const route: GuardedRoute = { path: '/hotels/:hotelid/settings', resource: 'property', access: 'write' };
    const writer = authority([{ ...on('1', 'property'), w: true }]);
    expect(mayOpen(route, writer, { hotelid: '1' })).toBe(true);
    expect(mayOpen(route, writer, { hotelid: '2' })).toBe(false);
    expect(mayOpen(route, authority([{ ...on('1', '*'), w: true }]), { hotelid: '1' })).toBe(true);
    expect(mayOpen(route, staff, { hotelid: '1' })).toBe(false);
    expect(mayOpen(route, root, { hotelid: '1' })).toBe(true);
    expect(mayOpen({ path: '/hotels/new', access: 'write', resource: 'property' }, writer, {})).toBe(false);
  });
  test('a list of properties of one type opens for people who read one of that type', () => {
    const [hotels, restaurants, both] = ['/hotels', '/restaurants', '/properties'].map((path) => ({
      path,
      resource: 'property',
    }));
    const who = authority([on('1', 'property')]);
    expect([hotels, restaurants, both].map((route) => mayOpen(route!, who, {}, ['restaurant']))).toEqual([false, true, true]);
    expect([hotels, restaurants, both].map((route) => mayOpen(route!, who, {}, ['hotel']))).toEqual([true, false, true]);
    expect([hotels, restaurants, both].map((route) => mayOpen(route!, who, {}, []))).toEqual([false, false, false]);
  });
  test('an entry for any property needs READ on its resource, wherever', () => {
    const route: GuardedRoute = { path: '/specials', resource: 'special', access: 'anyProperty' };
    expect(mayOpen(route, staff, {})).toBe(true);
    expect(mayOpen(route, authority([on('1', 'property')]), {})).toBe(false);
  });
  test('an entry for any property does not open the page of one', () => {
    const route: GuardedRoute = { path: '/hotels/:hotelid/specials', resource: 'special', access: 'anyProperty' };
    expect(mayOpen(route, authority([{ ...on('1', 'special'), w: true }]), { hotelid: '1' })).toBe(false);
  });
  test('/profile is always allowed for signed-in people', () => {
    expect(mayOpen({ path: '/profile', resource: 'profile' }, nobody, {})).toBe(true);
  });
  test('an entry without a resource opens for any signed-in user, one marked super only for super users', () => {
    expect(mayOpen({ path: '/notifications' }, nobody, {})).toBe(true);
    expect(mayOpen({ path: '/tokens', access: 'super', resource: 'token' }, staff, {})).toBe(false);
    expect(mayOpen({ path: '/tokens', access: 'super', resource: 'token' }, root, {})).toBe(true);
    expect(mayOpen({ path: '/hotels/new', access: 'super', resource: 'property' }, staff, {})).toBe(false);
  });
  test('an entry with an unknown access word is refused', () => {
    expect(mayOpen({ path: '/odd', access: 'everybody' as 'super' }, staff, {})).toBe(false);
    const odd: GuardedRoute = { path: '/hotels/:hotelid/odd', resource: 'special', access: 'everybody' as 'super' };
    expect(mayOpen(odd, staff, { hotelid: '1' })).toBe(false);
    expect(mayOpen({ path: '/hotels/odd', resource: 'property', access: 'everybody' as 'super' }, staff, {})).toBe(false);
  });
});

describe('sidebar', () => {
  const media: GuardedRoute = { path: '/media', resource: 'asset', order: 1, related: ['top'] };
  test('the root and public routes always show, and super users see every entry', () => {
    expect(showInSidebar({ path: '/', order: 1, related: ['top'] }, nobody, 'top', {})).toBe(true);
    expect(showInSidebar({ path: '/x', access: 'publicOnly', order: 1, related: ['top'] }, nobody, 'top', {})).toBe(true);
    expect(showInSidebar(media, root, 'top', {})).toBe(true);
  });
  test('asset, user and alert need READ on that resource', () => {
    expect(showInSidebar(media, staff, 'top', {})).toBe(false);
    expect(showInSidebar(media, authority([on(null, 'asset')]), 'top', {})).toBe(true);
    const alerts: GuardedRoute = { path: '/hotels/alerts', resource: 'alert', order: 2, related: ['top'] };
    expect(showInSidebar(alerts, authority([on(null, 'can_assign_alerts')]), 'top', {})).toBe(true);
  });
  test('users belong to no property, so a right on one property does not show them', () => {
    const users: GuardedRoute = { path: '/users', resource: 'user', order: 3, related: ['top'] };
    expect(showInSidebar(users, authority([on('1', 'user')]), 'top', {})).toBe(false);
    expect(mayOpen({ path: '/users/:id/edit', resource: 'user' }, authority([on('1', '*')]), {})).toBe(false);
    expect(showInSidebar(users, authority([on(null, 'user')]), 'top', {})).toBe(true);
  });
  test('hotels and restaurants need a readable property of that type', () => {
    const hotels: GuardedRoute = { path: '/hotels/properties', access: 'anyProperty', order: 1, related: ['top'] };
    const restaurants: GuardedRoute = { path: '/restaurants', resource: 'property', order: 1, related: ['top'] };
    expect(showInSidebar(hotels, staff, 'top', {}, ['restaurant'])).toBe(false);
    expect(showInSidebar(restaurants, staff, 'top', {}, ['restaurant'])).toBe(true);
    expect(showInSidebar(hotels, staff, 'top', {})).toBe(true);
    expect(showInSidebar(hotels, nobody, 'top', {}, ['hotel'])).toBe(false);
  });
  test('other entries need READ on the current property', () => {
    const specials: GuardedRoute = { path: '/hotels/:hotelid/specials', resource: 'special', order: 1, related: ['hotel'] };
    expect(showInSidebar(specials, staff, 'hotel', { hotelid: '1' })).toBe(true);
    expect(showInSidebar(specials, staff, 'hotel', { hotelid: '2' })).toBe(false);
  });
  test('an entry shows only in the sidebars it names, and only if it has an order', () => {
    expect(showInSidebar(media, root, 'hotel', {})).toBe(false);
    expect(showInSidebar({ path: '/media/:id', resource: 'asset', related: ['top'] }, root, 'top', {})).toBe(false);
  });
});
