import { contentRoutes } from 'shared-kit/remote/contentRoutes';
import { itemCalls, liveCall, oneCall, wholeCall } from 'shared-kit/remote/firstCalls';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { hotelOrder } from 'shared-kit/remote/sidebarOrder';
import { LIVE_HOME_PROMOS, PER_PAGE } from 'shared-kit/rules/limits';
import { accommodationRoutes } from './accommodations/routes';

const categories = wholeCall('faq-categories');

/** What this remote shows (document 3 §2). */
export const routes: RouteEntry[] = [
  {
    path: '/hotels/:hotelid',
    title: 'Dashboard',
    page: 'hotelDashboard',
    resource: 'property',
    order: hotelOrder.dashboard,
    related: ['hotel'],
  },
  contentRoutes({
    path: '/hotels/:hotelid/faqs',
    title: 'FAQs',
    one: 'FAQ',
    clone: 'Clone FAQs',
    collection: 'faqs',
    perPage: PER_PAGE.cloneItems,
    also: { list: [categories], form: [categories] },
    resource: 'faq',
    pages: { list: 'faqs', form: 'faqForm', clone: 'cloneFaqs' },
    order: hotelOrder.faqs,
  }),
  {
    path: '/hotels/:hotelid/faqs/categories',
    title: 'FAQ Categories',
    page: 'faqCategories',
    firstCalls: [categories, oneCall('faq-categories', { per_page: '1' })],
    resource: 'faq_category',
    order: hotelOrder.faqCategories,
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
  contentRoutes({
    path: '/hotels/:hotelid/promos',
    title: 'Home Promos',
    one: 'Home Promo',
    clone: 'Clone Home Promo',
    collection: 'home-promos',
    also: { list: [liveCall('home-promos', LIVE_HOME_PROMOS)] },
    resource: 'home_promo',
    pages: { list: 'homePromos', form: 'homePromoForm', clone: 'cloneHomePromos' },
    order: hotelOrder.homePromos,
  }),
  contentRoutes({
    path: '/hotels/:hotelid/lists',
    title: 'Lists',
    one: 'List',
    clone: 'Clone List',
    collection: 'lists',
    resource: 'list',
    pages: { list: 'lists', form: 'listForm', clone: 'cloneLists' },
    order: hotelOrder.lists,
  }),
  {
    path: '/hotels/:hotelid/settings',
    title: 'Settings',
    page: 'hotelSettings',
    resource: 'property',
    access: 'super',
    order: hotelOrder.settings,
    related: ['hotel'],
  },
  ...accommodationRoutes,
];
