import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../users/schema';

/** A mailed link that sets a new password, once. Only the hash of its token is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresOn: instant('expires_on').notNull(),
  },
  (table) => [uniqueIndex('password_resets_token').on(table.tokenHash), index('password_resets_user').on(table.userId)],
);
