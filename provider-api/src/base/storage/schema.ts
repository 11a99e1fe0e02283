import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** The identity of this database: its files have the same id. One row at most. */
export const storeIdentity = pgTable('store_identity', {
  id: text('id').notNull(),
  /** The marker that the last start wrote to its files: a process that does not find it is using other files. */
  filesProbe: text('files_probe'),
  only: boolean('only').primaryKey().default(true),
});

/** The oldest program that understands this database: one that knows this migration (`base/storage/compatibility.ts`). One row at most. */
export const storeCompatibility = pgTable('store_compatibility', {
  needs: bigint('needs', { mode: 'number' }).notNull(),
  only: boolean('only').primaryKey().default(true),
});
