import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { flags, ordered, window } from '../content/columns';

/** A block of content that chosen pages of a hotel's site show (document 3 §3). */
export const lists = pgTable(
  'lists',
  {
    ...ordered(),
    title: text('title').notNull(),
    header: text('header'),
    content: text('content'),
    pageDisplayedOn: jsonb('page_displayed_on').$type<string[]>().notNull().default([]),
    ...window(),
    ...flags(),
  },
  (table) => [index('lists_order').on(table.propertyId, table.archived, table.sortIndex)],
);
