import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Who this database is: its files carry the same id. One row at most. */
export const storeIdentity = pgTable('store_identity', {
  id: text('id').notNull(),
  only: boolean('only').primaryKey().default(true),
});
