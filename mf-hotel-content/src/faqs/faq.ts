import { contentType } from 'shared-kit/content/contentType';
import type { Faq, faqModel } from 'shared-kit/rules/models/faq';

/** FAQs (document 3 §2); their list is grouped by category. */
export const faq = contentType<typeof faqModel, Faq>({
  place: 'hotel',
  resource: 'faq',
  api: 'faqs',
  titleKey: 'question',
  labels: { singular: 'FAQ', plural: 'FAQs', clone: 'FAQs' },
  liveLink: 'faqsUrl',
  sidebar: 60,
  clones: true,
});
