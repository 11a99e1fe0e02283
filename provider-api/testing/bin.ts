import { sql } from 'drizzle-orm';
import type { TestServer } from './server';

/** An entry of the bin, as the API lists it. */
export interface Entry {
  id: string;
  kind: string;
  item_id: string;
  property_id: string | null;
  name: string;
  deleted_at: string;
  expires_on: string;
}

/** Helpers for the bin of a server, which act as its administrator. */
export function binOfServer(server: () => TestServer) {
  const binOf = async (query: string): Promise<Entry[]> => (await server().admin.get(`/bin?${query}`)).body.data;
  /** Deletes an item. @returns its entry in the bin */
  const throwAway = async (path: string, id: string): Promise<Entry> => {
    expect((await server().admin.del(path)).status).toBe(204);
    return (await binOf('per_page=2000')).find((entry) => entry.item_id === id) as Entry;
  };
  return {
    /** The entries that match a query. */
    binOf,
    /** All rows that match a condition, as JSON. */
    rows: async (table: string, where: string) => {
      const query = sql.raw(`select row_to_json(t)::text as row from ${table} t where ${where} order by 1`);
      const result = await server().services.db.execute<{ row: string }>(query);
      return result.rows.map(({ row }) => row);
    },
    throwAway,
    /** Deletes an item, and then its entry in the bin. */
    removeForGood: async (path: string, id: string): Promise<void> => {
      const entry = await throwAway(path, id);
      expect((await server().admin.del(`/bin/${entry.id}`)).status).toBe(204);
    },
    restore: (id: string) => server().admin.post(`/bin/${id}/restore`),
  };
}
