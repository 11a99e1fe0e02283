import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../base/storage/columns';

/**
 * Attempts that count against a limit (failed sign-ins, reset mails). They are in the database, which several processes
 * share.
 */
export const rateHits = pgTable(
  'rate_hits',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('rate_hits_key').on(table.key, table.at)],
);
