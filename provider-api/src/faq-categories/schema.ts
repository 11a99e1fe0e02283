import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { ordered } from '../content/columns';

/** A group of FAQs of one hotel: a name and a place, neither flags nor dates (OP-101). */
export const faqCategories = pgTable('faq_categories', { ...ordered(), name: text('name').notNull() }, (table) => [
  index('faq_categories_order').on(table.propertyId, table.sortIndex),
]);
