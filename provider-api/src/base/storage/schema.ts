import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Who this database is: its files carry the same id. One row at most. */
export const storeIdentity = pgTable('store_identity', {
  id: text('id').notNull(),
  /** What the last start wrote to its files: another process that does not find it there looks at other files. */
  filesProbe: text('files_probe'),
  only: boolean('only').primaryKey().default(true),
});

/** The oldest program that understands this database: one that knows this migration (`base/storage/compatibility.ts`). One row at most. */
export const storeCompatibility = pgTable('store_compatibility', {
  needs: bigint('needs', { mode: 'number' }).notNull(),
  only: boolean('only').primaryKey().default(true),
});
