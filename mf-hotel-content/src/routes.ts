import { contentRoutes } from 'shared-kit/content/contentRoutes';
import { itemCalls, oneCall, pageCall } from 'shared-kit/remote/firstCalls';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { accommodationSpellings } from 'shared-kit/shared-screens/accommodations/content';
import { content } from './content';

/** What this remote shows (document 3 §2). */
export const routes: RouteEntry[] = [
  ...content.map(contentRoutes),
  {
    path: '/hotels/:hotelid',
    title: 'Dashboard',
    page: 'hotelDashboard',
    resource: 'property',
    order: 10,
    related: ['hotel'],
  },
  {
    path: '/hotels/:hotelid/faqs/categories',
    title: 'FAQ Categories',
    page: 'faqCategories',
    firstCalls: [pageCall('faq-categories'), oneCall('faq-categories', { per_page: '1' })],
    resource: 'faq_category',
    order: 70,
    related: ['hotel'],
    children: [
      {
        path: '/hotels/:hotelid/faqs/categories/new',
        title: 'New FAQ Category',
        page: 'faqCategoryForm',
        resource: 'faq_category',
      },
      {
        path: '/hotels/:hotelid/faqs/categories/:id/edit',
        title: 'Edit FAQ Category',
        page: 'faqCategoryForm',
        firstCalls: itemCalls('faq-categories'),
        resource: 'faq_category',
      },
    ],
  },
  {
    path: '/hotels/:hotelid/settings',
    title: 'Settings',
    page: 'hotelSettings',
    resource: 'property',
    access: 'super',
    order: 100,
    related: ['hotel'],
  },
  ...accommodationSpellings(['accessible', 'misc']),
];
