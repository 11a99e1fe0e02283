import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredImage } from '../content/columns';
import { flags, ordered, window } from '../content/columns';

/** A hotel special (document 2 §3.3). */
export const specials = pgTable(
  'specials',
  {
    ...ordered(),
    title: text('title').notNull(),
    otherTitle: text('other_title'),
    content: text('content'),
    packageRestrictions: text('package_restrictions'),
    termsAndConditions: text('terms_and_conditions'),
    ...window(),
    ...flags(),
    promoFlag: text('promo_flag'),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    cta: jsonb('cta').$type<Record<string, unknown> | null>(),
    details: jsonb('details').$type<Record<string, unknown> | null>(),
    /** The shared special that it was distributed from, if any. */
    sharedSpecialId: text('shared_special_id'),
  },
  (table) => [index('specials_order').on(table.propertyId, table.archived, table.sortIndex)],
);
