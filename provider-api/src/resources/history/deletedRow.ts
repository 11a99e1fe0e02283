import { sql } from 'drizzle-orm';
import { snakeKey } from 'shared-kit/rules/keyCase';
import type { Database } from '../../base/storage/database';
import { binRows, type BinEntry } from '../../content/bin/schema';
import { kindOf } from '../../content/kinds';
import { scopeFields } from '../../content/order';
import { findNamesake } from '../../content/uniqueName';
import { conflict } from '../../http/errors';
import { isTaken } from '../../http/storageErrors';
import { isRegionNameTaken } from '../regions/store';
import type { HistoryKind } from './kinds';

/** The row of an item as it was deleted, by column. */
export type DeletedRow = Record<string, unknown>;

/** Reads the row of the item of an entry. */
export async function readDeletedRow(tx: Database, { id }: BinEntry, table: string): Promise<DeletedRow> {
  const query = sql`select content from ${binRows} where bin_id = ${id} and table_name = ${table} order by nth limit 1`;
  const { rows } = await tx.execute<{ content: string }>(query);
  return JSON.parse(rows[0]?.content ?? '{}') as DeletedRow;
}

/** If the old position is taken, shifts the items from there on by one. */
export async function makeRoom(tx: Database, { kind }: BinEntry, table: string, row: DeletedRow): Promise<void> {
  const definition = kindOf(kind);
  if (typeof row.sort_index !== 'number' || (!definition && kind !== 'alerts')) return;
  const fields = definition ? ['property_id', ...scopeFields(definition).map(snakeKey)] : ['archived'];
  const equalsRow = (name: string) => sql`${sql.identifier(name)} = ${row[name]}`;
  const scope = sql.join(fields.map(equalsRow), sql` and `);
  const tableName = sql.identifier(table);
  await tx.execute(sql`update ${tableName} set sort_index = sort_index + 1 where ${scope} and sort_index >= ${row.sort_index}
    and exists (select from ${tableName} where ${scope} and sort_index = ${row.sort_index})`);
}

/** Whether something else has the name by now, for a kind whose names are used once. */
async function isNameTaken(tx: Database, { kind, propertyId }: BinEntry, name: string): Promise<boolean> {
  if (kind === 'regions') return isRegionNameTaken(tx, name);
  const definition = kindOf(kind);
  return definition?.hasUniqueName === true && (await findNamesake(tx, definition.table, propertyId ?? '', name)) !== undefined;
}

const nameTaken = ({ singular }: HistoryKind) =>
  conflict(`There is now another ${singular} with the same name. Give that one another name first.`);

/** @throws 409 when something else has the name by now */
export async function requireFreeName(tx: Database, entry: BinEntry, kind: HistoryKind, name: string): Promise<void> {
  if (await isNameTaken(tx, entry, name)) throw nameTaken(kind);
}

/** Explains a row that cannot be put back because its name was taken at this moment. */
export const explainTaken =
  (kind: HistoryKind) =>
  (error: unknown): never => {
    throw isTaken(error, 'regions_name') ? nameTaken(kind) : error;
  };
