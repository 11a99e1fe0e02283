import { endsOn, startsOn, status, titleColumn } from 'shared-kit/content/columns';
import { contentType } from 'shared-kit/content/contentType';
import type { Faq } from 'shared-kit/rules/entities';
import type { faqModel } from 'shared-kit/rules/models/faq';

/** FAQs (document 3 §2); their list is grouped by category. */
export const faq = contentType<typeof faqModel, Faq>({
  name: 'hotel-faq',
  resource: 'faq',
  api: 'faqs',
  path: 'faqs',
  labels: { one: 'FAQ', many: 'FAQs', live: 'View Live FAQs Page' },
  liveLink: 'faqsUrl',
  titleKey: 'question',
  columns: [titleColumn('question', 'Question'), startsOn(), endsOn(), status()],
  clones: true,
});
