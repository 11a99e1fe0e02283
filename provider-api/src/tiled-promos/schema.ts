import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredImage } from '../content/columns';
import { flags, modals, ordered, window } from '../content/columns';
import { newWindowCta } from '../content/presets';

/** A tiled promo of one of six types, each with an order of its own (document 2 §3.7). */
export const tiledPromos = pgTable(
  'tiled_promos',
  {
    ...ordered(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    ...modals(),
    ...window(),
    ...flags(),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    /** The asset's id. */
    pdf: text('pdf'),
    pdfLinkTitle: text('pdf_link_title'),
    pdfTrackingTag: text('pdf_tracking_tag'),
    usePdfAsCta: boolean('use_pdf_as_cta').notNull().default(false),
    cta: jsonb('cta').$type<Record<string, unknown>>().notNull().default(newWindowCta),
  },
  (table) => [index('tiled_promos_order').on(table.propertyId, table.type, table.archived, table.sortIndex)],
);
