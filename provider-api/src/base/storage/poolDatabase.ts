import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** Whether a transaction failed in such a way that its connection is lost, silent, or still within it. */
const isLost = (error: unknown): boolean => error instanceof DrizzleQueryError && /^(?:begin|rollback$)/.test(error.query);

/**
 * A database that runs queries on the connections of a pool. drizzle itself never gives back a connection on which a
 * transaction could not begin: ten of them, and the process would wait for a free one until it is restarted. And it
 * gives back one that has stopped answering as if nothing had happened.
 */
export function poolDatabase(pool: Pool): NodePgDatabase {
  const db = drizzle({ client: pool });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isUsable = true;
    try {
      return await drizzle({ client }).transaction(work, config);
    } catch (error) {
      isUsable = !isLost(error);
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };
  return db;
}
