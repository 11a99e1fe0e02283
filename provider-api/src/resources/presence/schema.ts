import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../access/users/schema';
import { instant } from '../../base/storage/columns';

/** Who has typed into the open form of an item: one row per person and item, which counts for a minute. */
export const presence = pgTable(
  'presence',
  {
    /** The last part of the address of the item's list. */
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the clock of the database, which all processes share. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId, table.userId] }), index('presence_user').on(table.userId)],
);
