import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { flags, ordered } from '../content/columns';

/** A menu that a pasted script brings (document 3 §3). */
export const menus = pgTable(
  'menus',
  { ...ordered(), title: text('title').notNull(), script: text('script'), ...flags() },
  (table) => [index('menus_order').on(table.propertyId, table.archived, table.sortIndex)],
);
