import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredImage } from '../content/columns';
import { flags, ordered, window } from '../content/columns';

/** An event of a restaurant (document 3 §3). */
export const events = pgTable(
  'events',
  {
    ...ordered(),
    title: text('title').notNull(),
    body: text('body'),
    displayOnHomepage: boolean('display_on_homepage').notNull().default(false),
    shortDescription: text('short_description'),
    cta: jsonb('cta').$type<Record<string, unknown> | null>(),
    ...window(),
    ...flags(),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    pdf: jsonb('pdf').$type<{ assetId: string } | null>(),
    pdfLinkCopy: text('pdf_link_copy'),
    pdfGaLink: text('pdf_ga_link'),
  },
  (table) => [index('events_order').on(table.propertyId, table.archived, table.sortIndex)],
);
