import type { Pages } from 'shared-kit/remote/pages';
import { accommodationPages } from 'shared-kit/shared-screens/accommodations/pages';

/** Pages of this remote by the key that its routes name. */
export const pages: Pages = {
  hotelDashboard: () => import('./dashboard/HotelDashboardPage'),
  hotelSettings: () => import('./settings/HotelSettingsPage'),
  faqs: () => import('./faqs/FaqsPage'),
  faqForm: () => import('./faqs/FaqFormPage'),
  cloneFaqs: () => import('./faqs/CloneFaqsPage'),
  faqCategories: () => import('./faq-categories/FaqCategoriesPage'),
  faqCategoryForm: () => import('./faq-categories/FaqCategoryFormPage'),
  ...accommodationPages,
  homePromos: () => import('./home-promos/HomePromosPage'),
  homePromoForm: () => import('./home-promos/HomePromoFormPage'),
  cloneHomePromos: () => import('./home-promos/CloneHomePromosPage'),
  lists: () => import('./lists/ListsPage'),
  listForm: () => import('./lists/ListFormPage'),
  cloneLists: () => import('./lists/CloneListsPage'),
};
