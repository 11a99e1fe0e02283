import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredImage } from '../content/columns';
import { flags, modals, ordered, window } from '../content/columns';
import { newWindowCta } from '../content/presets';

/** An accommodation of one of four types, each with an order of its own (document 2 §3.8). */
export const accommodations = pgTable(
  'accommodations',
  {
    ...ordered(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    ...modals(),
    ...window(),
    ...flags(),
    promoFlag: text('promo_flag'),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    cta: jsonb('cta').$type<Record<string, unknown>>().notNull().default(newWindowCta),
  },
  (table) => [index('accommodations_order').on(table.propertyId, table.type, table.archived, table.sortIndex)],
);
