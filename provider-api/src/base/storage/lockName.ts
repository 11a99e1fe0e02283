import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Locks a name until the transaction ends, in all processes on the database; others that want it wait. */
export const lockName = (tx: Database, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
