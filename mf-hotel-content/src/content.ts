import type { Content } from 'shared-kit/content/contentRoutes';
import { wholeCall } from 'shared-kit/remote/firstCalls';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { accommodationContent } from 'shared-kit/shared-screens/accommodations/content';
import { faqCategories } from './faq-categories/routes';
import { faq } from './faqs/faq';
import { homePromo } from './home-promos/homePromo';
import { list } from './lists/list';

const categories = [wholeCall('faq-categories')];

/** The content types of this remote: routes and pages of each follow from its line (document 3 §2). */
export const content: Content[] = [
  {
    type: faq,
    list: () => import('./faqs/FaqsPage'),
    form: () => import('./faqs/faqForm'),
    clone: () => import('./faqs/CloneFaqsPage'),
    perPage: PER_PAGE.cloneItems,
    also: { list: categories, form: categories },
    more: faqCategories,
  },
  { type: homePromo, form: () => import('./home-promos/homePromoForm') },
  { type: list, form: () => import('./lists/listForm') },
  ...accommodationContent(['accessible', 'misc']),
];
