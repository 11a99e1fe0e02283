import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { flags, ordered, window } from '../content/columns';
import { faqCategories } from '../faq-categories/schema';

/** A question with its answer, in one category of its hotel (document 3 §3). */
export const faqs = pgTable(
  'faqs',
  {
    ...ordered(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => faqCategories.id),
    ...window(),
    ...flags(),
  },
  (table) => [index('faqs_order').on(table.propertyId, table.archived, table.categoryId, table.sortIndex)],
);
