import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, type Editor } from '../../base/storage/columns';

/** What was deleted and can come back. */
export const bin = pgTable(
  'bin',
  {
    id: id(),
    /** The last part of its list's address: `specials`, `properties`. */
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    /** The property that it belongs to, which may be gone itself; a property belongs to itself. */
    propertyId: text('property_id'),
    name: text('name').notNull(),
    deletedAt: instant('deleted_at').notNull(),
    deletedBy: jsonb('deleted_by').$type<Editor>().notNull(),
    expiresOn: instant('expires_on').notNull(),
    /** The tags of a file of the library, and the keys of its files. */
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    files: jsonb('files').$type<string[]>().notNull().default([]),
  },
  (table) => [
    index('bin_property').on(table.propertyId, table.deletedAt),
    index('bin_deleted').on(table.deletedAt),
    index('bin_expires').on(table.expiresOn),
    index('bin_item').on(table.itemId),
  ],
);

/** One entry of the bin. */
export type BinEntry = typeof bin.$inferSelect;

/** The rows of what is in the bin, byte for byte: the item itself first, then what was deleted with it. */
export const binRows = pgTable(
  'bin_rows',
  {
    binId: text('bin_id')
      .notNull()
      .references(() => bin.id, { onDelete: 'cascade' }),
    nth: bigserial('nth', { mode: 'number' }).notNull(),
    tableName: text('table_name').notNull(),
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.binId, table.nth] }),
    // An index and not a column: an older program that is still running writes rows without knowing of it.
    index('bin_rows_item').on(sql`(${table.content}::json ->> 'id')`),
  ],
);
