import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredImage } from '../content/columns';
import { flags, ordered, window } from '../content/columns';

/** A promo on a hotel's home page (document 3 §3). */
export const homePromos = pgTable(
  'home_promos',
  {
    ...ordered(),
    title: text('title').notNull(),
    hideTitle: boolean('hide_title').notNull().default(false),
    paragraph: text('paragraph'),
    ...window(),
    ...flags(),
    promoFlag: text('promo_flag'),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    cta: jsonb('cta').$type<Record<string, unknown> | null>(),
  },
  (table) => [index('home_promos_order').on(table.propertyId, table.archived, table.sortIndex)],
);
