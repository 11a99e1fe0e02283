import type { Permission } from '../src/rules/entities';
import { authority } from '../src/rules/permissions';
import { flatten, type RouteEntry } from '../src/rules/remote/routes';
import { mayOpen } from '../src/rules/routeAccess';
import { granted } from './fakeSession';

/**
 * Tests that every page of an area needs READ on the area's own resource, at the property in its address.
 * @param parameter the name of the property's parameter in the paths
 * @param rows the path of each area, which includes all pages below it, and the area's resource
 */
export function testPageRights(
  routes: readonly RouteEntry[],
  parameter: 'hotelid' | 'restaurantId',
  rows: [path: string, resource: string][],
): void {
  test.each(rows)('the pages below %s need READ on %s of this property', (path, resource) => {
    const pages = flatten(routes).filter((route) => route.page && (route.path === path || route.path.startsWith(`${path}/`)));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const mayOpenWith = (right: Permission) => mayOpen(page, authority([right]), { [parameter]: '7' });
      expect([page.path, mayOpenWith(granted(resource, '7'))]).toEqual([page.path, true]);
      expect([page.path, mayOpenWith(granted(resource, '8'))]).toEqual([page.path, false]);
      expect([page.path, mayOpenWith(granted('banner', '7', 'rwx'))]).toEqual([page.path, false]);
    }
  });
}
