import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { properties } from '../access/places/schema';
import { id, stamps } from '../base/storage/columns';

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
