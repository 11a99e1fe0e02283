import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { properties } from '../properties/schema';
import { id, instant, stamps } from '../storage/columns';

/** An image on an item, as stored. Answers add the asset's addresses. */
export interface StoredImage {
  assetId: string | null;
  alt: string | null;
  videoUrl?: string | null;
  sortIndex?: number | null;
}

/** The columns of everything that belongs to one property and has a place in its order. */
export const ordered = () => ({
  id: id(),
  propertyId: text('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' }),
  sortIndex: integer('sort_index').notNull(),
  ...stamps(),
});

/** Published and archived (document 2 §4.1). */
export const flags = () => ({
  published: boolean('published').notNull().default(false),
  archived: boolean('archived').notNull().default(false),
});

/** The window in which an item shows. An item without an end ends on 1 January 2120 (document 2 §4.2, OP-67). */
export const window = () => ({
  startsOn: instant('starts_on').notNull(),
  endsOn: instant('ends_on').notNull(),
  doesNotEnd: boolean('does_not_end').notNull().default(true),
});

/** Two texts that open over the page, each behind a title (document 2 §3.7). */
export const modals = () => ({
  modal1Title: text('modal1_title'),
  modal1Content: text('modal1_content'),
  modal2Title: text('modal2_title'),
  modal2Content: text('modal2_content'),
});
