import { proveRoutes } from 'shared-kit/testing/proveRoutes';
import { pages } from './pages';
import { routes } from './routes';

proveRoutes(routes, pages, {
  opens: [
    ['C-016', '/hotels/:hotelid', 'The House'],
    ['C-007', '/hotels/:hotelid/accommodations/accessible', 'Accessible Accommodations'],
    ['C-008', '/hotels/:hotelid/accommodations/miscs', 'Misc Accommodations'],
    ['C-008', '/hotels/:hotelid/accommodations/miscs/new', 'New Misc Accommodation'],
    ['C-008', '/hotels/:hotelid/accommodations/miscs/:id/edit', 'Edit Misc Accommodation'],
    ['C-008', '/hotels/:hotelid/accommodations/miscs/clone', 'Clone Misc'],
    ['C-009', '/hotels/:hotelid/faqs', 'FAQs'],
    ['C-009', '/hotels/:hotelid/faqs/new', 'New FAQ'],
    ['C-009', '/hotels/:hotelid/faqs/:id/edit', 'Edit FAQ'],
    ['C-009', '/hotels/:hotelid/faqs/clone', 'Clone FAQs'],
    ['C-010', '/hotels/:hotelid/faqs/categories', 'FAQ Categories'],
    ['C-011', '/hotels/:hotelid/faqs/categories/new', 'New FAQ Category'],
    ['C-012', '/hotels/:hotelid/faqs/categories/:id/edit', 'Edit FAQ Category'],
    ['C-013', '/hotels/:hotelid/promos', 'Home Promos'],
    ['C-013', '/hotels/:hotelid/promos/new', 'New Home Promo'],
    ['C-013', '/hotels/:hotelid/promos/:id/edit', 'Edit Home Promo'],
    ['C-013', '/hotels/:hotelid/promos/clone', 'Clone Home Promo'],
    ['C-014', '/hotels/:hotelid/lists', 'Lists'],
    ['C-014', '/hotels/:hotelid/lists/new', 'New List'],
    ['C-014', '/hotels/:hotelid/lists/:id/edit', 'Edit List'],
    ['C-014', '/hotels/:hotelid/lists/clone', 'Clone List'],
    ['C-015', '/hotels/:hotelid/settings', 'Settings'],
  ],
  leads: [['OP-91', '/hotels/:hotelid/accommodations/misc', '/hotels/:hotelid/accommodations/miscs']],
});
