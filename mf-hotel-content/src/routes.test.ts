import type { Permission } from 'shared-kit/rules/entities';
import { authority } from 'shared-kit/rules/permissions';
import { flatten } from 'shared-kit/rules/remote/routes';
import { mayOpen } from 'shared-kit/rules/routeAccess';
import { granted } from 'shared-kit/testing/fakeSession';
import { otherSpelling, testRoutes } from 'shared-kit/testing/testRoutes';
import { pages } from './pages';
import { routes } from './routes';

test.each([
  ['/hotels/:hotelid/faqs', 'faq'],
  ['/hotels/:hotelid/promos', 'home_promo'],
  ['/hotels/:hotelid/lists', 'list'],
  ['/hotels/:hotelid/accommodations', 'accommodation'],
])('the pages below %s need READ on %s of this hotel', (path, resource) => {
  const pages = flatten(routes).filter((route) => route.page && (route.path === path || route.path.startsWith(`${path}/`)));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const mayOpenWith = (right: Permission) => mayOpen(page, authority([right]), { hotelid: '7' });
    expect([page.path, mayOpenWith(granted(resource, '7'))]).toEqual([page.path, true]);
    expect([page.path, mayOpenWith(granted(resource, '8'))]).toEqual([page.path, false]);
    expect([page.path, mayOpenWith(granted('banner', '7', 'rwx'))]).toEqual([page.path, false]);
  }
});

testRoutes(routes, pages, {
  pages: [
    ['/hotels/:hotelid/faqs', 'FAQs'],
    ['/hotels/:hotelid/faqs/new', 'New FAQ'],
    ['/hotels/:hotelid/faqs/:id/edit', 'Edit FAQ'],
    ['/hotels/:hotelid/faqs/clone', 'Clone FAQs'],
    ['/hotels/:hotelid/faqs/categories', 'FAQ Categories'],
    ['/hotels/:hotelid/faqs/categories/new', 'New FAQ Category'],
    ['/hotels/:hotelid/faqs/categories/:id/edit', 'Edit FAQ Category'],
    ['/hotels/:hotelid/promos', 'Home Promos'],
    ['/hotels/:hotelid/promos/new', 'New Home Promo'],
    ['/hotels/:hotelid/promos/:id/edit', 'Edit Home Promo'],
    ['/hotels/:hotelid/promos/clone', 'Clone Home Promo'],
    ['/hotels/:hotelid/lists', 'Lists'],
    ['/hotels/:hotelid/lists/new', 'New List'],
    ['/hotels/:hotelid/lists/:id/edit', 'Edit List'],
    ['/hotels/:hotelid/lists/clone', 'Clone List'],
    ['/hotels/:hotelid/accommodations/accessible', 'Accessible Accommodations'],
    ['/hotels/:hotelid/accommodations/accessible/new', 'New Accessible Accommodation'],
    ['/hotels/:hotelid/accommodations/accessible/:id/edit', 'Edit Accessible Accommodation'],
    ['/hotels/:hotelid/accommodations/accessible/clone', 'Clone Accessible'],
    ['/hotels/:hotelid/accommodations/miscs', 'Misc Accommodations'],
    ['/hotels/:hotelid/accommodations/miscs/new', 'New Misc Accommodation'],
    ['/hotels/:hotelid/accommodations/miscs/:id/edit', 'Edit Misc Accommodation'],
    ['/hotels/:hotelid/accommodations/miscs/clone', 'Clone Misc'],
    ['/hotels/:hotelid', 'The House'],
    ['/hotels/:hotelid/settings', 'Settings'],
  ],
  redirects: [...otherSpelling('/hotels/:hotelid/accommodations/misc', '/hotels/:hotelid/accommodations/miscs')],
});
