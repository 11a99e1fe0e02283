import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, stamps } from '../../base/storage/columns';

/** A token with which a team releases its one remote, and can do nothing else. It is shown once and stored as a hash. */
export const deployTokens = pgTable(
  'deploy_tokens',
  {
    id: id(),
    remote: text('remote').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresOn: instant('expires_on').notNull(),
    lastUsedOn: instant('last_used_on'),
    /** The warnings about its expiry that were sent, each once. */
    warned: text('warned', { enum: ['soon', 'expired'] }),
    ...stamps(),
  },
  (table) => [uniqueIndex('deploy_tokens_token').on(table.tokenHash)],
);

export type DeployTokenRow = typeof deployTokens.$inferSelect;
