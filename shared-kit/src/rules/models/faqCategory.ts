import { name } from './kinds';
import { defineModel, type ItemOf } from './model';

/** A category of a hotel's FAQs (document 3 §3, OP-101). */
export const faqCategoryModel = defineModel({
  resource: 'faq_category',
  collection: 'faq-categories',
  singular: 'FAQ category',
  plural: 'FAQ categories',
  titleKey: 'name',
  fields: { name: name({ required: true }) },
});

/** A category as the API returns it. */
export type FaqCategory = ItemOf<typeof faqCategoryModel>;
