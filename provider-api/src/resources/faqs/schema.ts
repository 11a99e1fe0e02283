import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { faqModel } from 'shared-kit/rules/models/faq';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';
import { faqCategories } from '../faq-categories/schema';

/** FAQs, each in one category of its hotel. */
export const faqs = pgTable(
  'faqs',
  {
    ...ordered(),
    ...columnsOf(faqModel.fields),
    categoryId: text('category_id')
      .notNull()
      .references(() => faqCategories.id),
  },
  (table) => [index('faqs_order').on(table.propertyId, table.archived, table.categoryId, table.sortIndex)],
);
