import type { Named } from '../entities';
import { name, reference, richText } from './kinds';
import { defineModel, type ItemOf } from './model';
import { liveWindow, publishing } from './parts';

/** A question with its answer, in one category of its hotel (document 3 §3, §5). */
export const faqModel = defineModel({
  resource: 'faq',
  collection: 'faqs',
  singular: 'FAQ',
  plural: 'FAQs',
  titleKey: 'question',
  filters: ['categoryId'],
  orderedWithin: ['categoryId'],
  fields: {
    ...liveWindow,
    ...publishing,
    categoryId: reference({ required: true }),
    question: name({ required: true }),
    answer: richText({ required: true }),
  },
});

/** An FAQ as the API returns it, with its category. */
export type Faq = ItemOf<typeof faqModel> & { category?: Named };
