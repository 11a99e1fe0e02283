import type { MoreRoutes } from 'shared-kit/content/contentRoutes';
import { itemCalls, oneCall, pageCall } from 'shared-kit/remote/firstCalls';

const path = '/hotels/:hotelid/faqs/categories';
const api = 'faq-categories';
const resource = 'faq_category';
const form = { page: 'faqCategoryForm', resource, leadsBack: true } as const;

/** The categories of FAQs, which have their own list and form (document 3 §2, OP-101). */
export const faqCategories: MoreRoutes = {
  routes: [
    {
      path,
      title: 'FAQ Categories',
      page: 'faqCategories',
      firstCalls: [pageCall(api), oneCall(api, { per_page: '1' })],
      resource,
      order: 70,
      related: ['hotel'],
      children: [
        { ...form, path: `${path}/new`, title: 'New FAQ Category' },
        { ...form, path: `${path}/:id/edit`, title: 'Edit FAQ Category', firstCalls: itemCalls(api) },
      ],
    },
  ],
  pages: {
    faqCategories: () => import('./FaqCategoriesPage'),
    faqCategoryForm: () => import('./FaqCategoryFormPage'),
  },
};
