import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { bin, binRows, type BinEntry } from './schema';

/** An entry of the bin that contains a row: of its item, or of what was deleted with it. */
export interface Holder extends Pick<BinEntry, 'kind' | 'itemId' | 'propertyId'> {
  /** The row that it contains. */
  row: { table: string; id: string };
}

/** Must match the expression of the index on the rows. */
const rowId = sql<string>`(${binRows.content}::json ->> 'id')`;

/** The entries of the bin that contain rows with these ids, of any table: one per row. */
export async function holdersOf(db: Database, ids: string[]): Promise<Holder[]> {
  if (ids.length === 0) return [];
  const entryColumns = { kind: bin.kind, itemId: bin.itemId, propertyId: bin.propertyId };
  return db
    .select({ ...entryColumns, row: { table: binRows.tableName, id: rowId } })
    .from(binRows)
    .innerJoin(bin, eq(bin.id, binRows.binId))
    .where(inArray(rowId, ids));
}
