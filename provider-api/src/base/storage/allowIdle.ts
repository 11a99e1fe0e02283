import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Lets a transaction wait for something other than the database, such as files in a bucket. Otherwise the server ends a
 * transaction that sends nothing for some seconds, and releases its locks (`postgres.ts`).
 */
export const allowIdle = (tx: Database) => tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
