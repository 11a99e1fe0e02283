import { itemCalls, listCalls, liveCall, oneCall, wholeCall } from 'shared-kit/remote/firstCalls';
import type { RouteEntry } from 'shared-kit/remote/routes';
import { hotelOrder } from 'shared-kit/remote/sidebarOrder';
import { LIVE_HOME_PROMOS, PER_PAGE } from 'shared-kit/rules/limits';
import { accommodationRoutes } from './accommodations/routes';

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
  {
    path: '/hotels/:hotelid/faqs',
    title: 'FAQs',
    page: 'faqs',
    firstCalls: [...listCalls('faqs', { perPage: PER_PAGE.cloneItems }), wholeCall('faq-categories')],
    resource: 'faq',
    order: hotelOrder.faqs,
    related: ['hotel'],
    children: [
      {
        path: '/hotels/:hotelid/faqs/new',
        title: 'New FAQ',
        page: 'faqForm',
        firstCalls: [wholeCall('faq-categories')],
        resource: 'faq',
      },
      {
        path: '/hotels/:hotelid/faqs/:id/edit',
        title: 'Edit FAQ',
        page: 'faqForm',
        firstCalls: [...itemCalls('faqs'), wholeCall('faq-categories')],
        resource: 'faq',
      },
      { path: '/hotels/:hotelid/faqs/clone', title: 'Clone FAQs', page: 'cloneFaqs', resource: 'faq' },
    ],
  },
  {
    path: '/hotels/:hotelid/faqs/categories',
    title: 'FAQ Categories',
    page: 'faqCategories',
    firstCalls: [wholeCall('faq-categories'), oneCall('faq-categories', { per_page: '1' })],
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
  {
    path: '/hotels/:hotelid/promos',
    title: 'Home Promos',
    page: 'homePromos',
    firstCalls: [...listCalls('home-promos'), liveCall('home-promos', LIVE_HOME_PROMOS)],
    resource: 'home_promo',
    order: hotelOrder.homePromos,
    related: ['hotel'],
    children: [
      { path: '/hotels/:hotelid/promos/new', title: 'New Home Promo', page: 'homePromoForm', resource: 'home_promo' },
      {
        path: '/hotels/:hotelid/promos/:id/edit',
        title: 'Edit Home Promo',
        page: 'homePromoForm',
        firstCalls: itemCalls('home-promos'),
        resource: 'home_promo',
      },
      { path: '/hotels/:hotelid/promos/clone', title: 'Clone Home Promo', page: 'cloneHomePromos', resource: 'home_promo' },
    ],
  },
  {
    path: '/hotels/:hotelid/lists',
    title: 'Lists',
    page: 'lists',
    firstCalls: listCalls('lists'),
    resource: 'list',
    order: hotelOrder.lists,
    related: ['hotel'],
    children: [
      { path: '/hotels/:hotelid/lists/new', title: 'New List', page: 'listForm', resource: 'list' },
      {
        path: '/hotels/:hotelid/lists/:id/edit',
        title: 'Edit List',
        page: 'listForm',
        firstCalls: itemCalls('lists'),
        resource: 'list',
      },
      { path: '/hotels/:hotelid/lists/clone', title: 'Clone List', page: 'cloneLists', resource: 'list' },
    ],
  },
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
