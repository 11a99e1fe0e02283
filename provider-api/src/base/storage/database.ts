import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** What queries are written against: one dialect, whichever engine runs it, inside a transaction or not. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open store. */
export interface Storage {
  engine: 'pglite' | 'postgresql';
  db: Database;
  /** Throws when the store is out of reach or its tables are not those of this program. */
  check(): Promise<void>;
  /** Closing it again is fine. */
  close(): Promise<void>;
}

/** Opens the store that the configuration names and brings its tables up to date (api-contract §4). */
export function openStorage(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Storage> {
  return config.databaseUrl === null ? openPglite(config.dataDir) : openPostgres(config.databaseUrl);
}
