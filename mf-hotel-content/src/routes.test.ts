import { testPageRights } from 'shared-kit/testing/testPageRights';
import { otherSpelling, testRoutes } from 'shared-kit/testing/testRoutes';
import { pages } from './pages';
import { routes } from './routes';

testPageRights(routes, 'hotelid', [
  ['/hotels/:hotelid/faqs', 'faq'],
  ['/hotels/:hotelid/promos', 'home_promo'],
  ['/hotels/:hotelid/lists', 'list'],
  ['/hotels/:hotelid/accommodations', 'accommodation'],
]);

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
