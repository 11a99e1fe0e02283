import { editPagePath, listPagePath, versionPagePath } from './pages';

describe('Addresses of pages in notifications', () => {
  const pageOf = (type: 'hotel' | 'restaurant', path: string, itemType?: string) => ({ type, propertyId: '7', path, itemType });

  it.each([
    ['specials', undefined, '/hotels/7/specials', '/hotels/7/specials/9/edit'],
    ['faqs', undefined, '/hotels/7/faqs', '/hotels/7/faqs/9/edit'],
    ['faq-categories', undefined, '/hotels/7/faqs/categories', '/hotels/7/faqs/categories/9/edit'],
    ['home-promos', undefined, '/hotels/7/promos', '/hotels/7/promos/9/edit'],
    ['tiled-promos', 'wedding', '/hotels/7/tiled/weddings', '/hotels/7/tiled/weddings/9/edit'],
    ['accommodations', 'guestroom', '/hotels/7/accommodations/guest-rooms', '/hotels/7/accommodations/guest-rooms/9/edit'],
    ['calendar-events', undefined, '/hotels/7/calendars', '/hotels/7/calendars/events/9/edit'],
    ['calendars', undefined, '/hotels/7/calendars', '/hotels/7/calendars'],
  ])('%s of a hotel (type %s)', (path, itemType, list, edit) => {
    expect(listPagePath(pageOf('hotel', path, itemType))).toBe(list);
    expect(editPagePath(pageOf('hotel', path, itemType), '9')).toBe(edit);
  });

  it.each([
    ['presses', '/restaurants/7/press/9/edit'],
    ['menus', '/restaurants/7/menu/9/edit'],
    ['events', '/restaurants/7/events/9/edit'],
    ['hours', '/restaurants/7/hours'],
  ])('%s of a restaurant', (path, edit) => {
    expect(editPagePath(pageOf('restaurant', path), '9')).toBe(edit);
  });

  it('a version is linked if the page shows versions', () => {
    expect(versionPagePath(pageOf('restaurant', 'menus'), '9', 4)).toBe('/restaurants/7/menu/9/edit?history=4');
    expect(versionPagePath(pageOf('restaurant', 'hours'), '9', 4)).toBe('/restaurants/7/hours?history=4');
    expect(versionPagePath(pageOf('hotel', 'calendars'), '9', 4)).toBe('/hotels/7/calendars');
  });
});
