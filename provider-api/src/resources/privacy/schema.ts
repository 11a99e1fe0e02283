import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../base/storage/columns';

/** Who was forgotten: only that it happened; nothing else about them is known. */
export const forgottenUsers = pgTable(
  'forgotten_users',
  { id: text('id').primaryKey(), at: instant('at').notNull() },
  (table) => [index('forgotten_users_at').on(table.at)],
);
