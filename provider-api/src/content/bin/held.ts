import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { bin, binRows } from './schema';
import type { BinEntry } from './takeBack';

/** An entry of the bin that holds a row: its own, or that of what it was deleted with. */
export interface Holder extends Pick<BinEntry, 'kind' | 'itemId' | 'propertyId'> {
  /** The row that it holds. */
  row: { table: string; id: string };
}

/** What the index of the rows is over. */
const idInside = sql<string>`(${binRows.content}::json ->> 'id')`;

/** The entries of the bin that hold rows of these ids, whatever their table: one per row. */
export async function holdersOf(db: Database, ids: string[]): Promise<Holder[]> {
  if (ids.length === 0) return [];
  const found = { kind: bin.kind, itemId: bin.itemId, propertyId: bin.propertyId };
  return db
    .select({ ...found, row: { table: binRows.tableName, id: idInside } })
    .from(binRows)
    .innerJoin(bin, eq(bin.id, binRows.binId))
    .where(inArray(idInside, ids));
}
