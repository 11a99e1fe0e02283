import type { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';

type Query = PGlite['query'];

/**
 * A database that runs queries on the embedded engine. drizzle passes its parsers with every query, and the engine would copy all of its
 * own to add them, which takes as long as a small query itself: here it gets them once and for all.
 */
export function pgliteDatabase(client: PGlite): PgliteDatabase {
  const keepParsers =
    (query: Query): Query =>
    (text, values, { parsers, ...options } = {}) => {
      Object.assign(client.parsers, parsers);
      return query(text, values, options);
    };
  const patched = Object.assign(Object.create(client) as PGlite, {
    // Looked up for each query: the pool of the tests refuses queries of a client that has been returned.
    query: keepParsers((...args) => client.query(...args)),
    transaction: ((work) =>
      client.transaction((tx) => work(Object.assign(tx, { query: keepParsers(tx.query) })))) satisfies PGlite['transaction'],
  });
  return drizzle({ client: patched });
}
