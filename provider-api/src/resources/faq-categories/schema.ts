import { index, pgTable } from 'drizzle-orm/pg-core';
import { faqCategoryModel } from 'shared-kit/rules/models/faqCategory';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** Groups of FAQs of one hotel, with an order and neither flags nor dates (OP-101). */
export const faqCategories = pgTable('faq_categories', { ...ordered(), ...columnsOf(faqCategoryModel.fields) }, (table) => [
  index('faq_categories_order').on(table.propertyId, table.sortIndex),
]);
