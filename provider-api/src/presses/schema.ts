import { boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { flags, ordered } from '../content/columns';

/** What the press wrote about a restaurant (document 3 §3). */
export const presses = pgTable(
  'presses',
  {
    ...ordered(),
    title: text('title').notNull(),
    publisher: text('publisher'),
    body: text('body'),
    displayOnHomepage: boolean('display_on_homepage').notNull().default(false),
    url: text('url'),
    publishDate: date('publish_date', { mode: 'string' }).notNull(),
    pdf: jsonb('pdf').$type<{ assetId: string } | null>(),
    ...flags(),
  },
  (table) => [index('presses_order').on(table.propertyId, table.archived, table.sortIndex)],
);
