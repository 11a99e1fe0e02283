import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { ordered } from '../content/columns';

/** A calendar of one property: a name. Its place is the order in which calendars were made (document 2 §3.5). */
export const calendars = pgTable('calendars', { ...ordered(), name: text('name').notNull() }, (table) => [
  index('calendars_order').on(table.propertyId, table.sortIndex),
]);
