import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

interface Rows<Row> {
  rows: Row[];
}

/** What both engines return for a hand-written statement. */
interface QueryResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The type that queries are written against, for both engines, inside or outside a transaction. */
export type Database = PgDatabase<QueryResult, Record<string, never>>;

/** An open store. */
export interface Storage {
  engine: 'pglite' | 'postgresql';
  db: Database;
  /** Throws when the store is unreachable or its tables do not match this program. */
  check(): Promise<void>;
  /** Closing it twice is allowed. */
  close(): Promise<void>;
}

/** Opens the store that the configuration names and brings its tables up to date (api-contract §4). */
export function openStorage(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'production'>): Promise<Storage> {
  return config.databaseUrl === null
    ? openPglite(config.dataDir)
    : openPostgres(config.databaseUrl, { isGuarded: !config.production });
}
