import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../users/schema';

/** A signed-in browser. Only the hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresOn: instant('expires_on').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null if it was not used since it was opened. Not exact, since it is written at most once a minute. */
    lastUsedAt: instant('last_used_at'),
    /** The browser's user agent, truncated to a reasonable length. */
    agent: text('agent'),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);
