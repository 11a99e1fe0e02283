import { eq, sql, type SQL } from 'drizzle-orm';
import { historyKindOf } from 'shared-kit/rules/historyKinds';
import type { Database } from '../../base/storage/database';
import { conflict } from '../../http/errors';
import { bin, binRows, type BinEntry } from './schema';
import { referencesOf, type Reference } from './tables';

/**
 * Puts the rows of an entry of the bin back, unchanged. What was deleted with it and refers to what no longer exists is
 * left out, as is what exists again under the same key.
 * @param isLeftOut tables whose rows are left out for another reason
 * @returns columns of the item itself that were emptied, since they referred to something that no longer exists
 * @throws 409 when the item itself needs something that no longer exists
 */
export async function putRowsBack(
  tx: Database,
  { id }: BinEntry,
  root: string,
  isLeftOut: (table: string) => boolean,
): Promise<string[]> {
  const references = await referencesOf(tx);
  const emptiedColumns = await checkRoot(tx, id, root, references);
  // For this transaction only: rows older than the length limits of their texts come back unchanged (migration 0035).
  await tx.execute(sql`select set_config('innkeeper.puts_rows_back', 'on', true)`);
  for (const name of await tablesIn(tx, id)) {
    if (isLeftOut(name)) continue;
    const columns = await columnsIn(tx, id, name);
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const values = sql.join(
      columns.map((column) => (name === root && emptiedColumns.includes(column) ? sql`null` : sql`x.${sql.identifier(column)}`)),
      sql`, `,
    );
    const condition = name === root ? sql`true` : referencesExist(references.filter(({ table }) => table === name));
    await tx.execute(sql`
      insert into ${sql.identifier(name)} (${list})
      select ${values} from (select content from ${binRows} where bin_id = ${id} and table_name = ${name} order by nth) b,
        json_populate_record(null::${sql.identifier(name)}, b.content::json) x
      where ${condition}
      ${name === root ? sql`` : sql`on conflict do nothing`}`);
  }
  await tx.delete(bin).where(eq(bin.id, id));
  return emptiedColumns;
}

/** The tables of an entry, in the order in which their rows were put into the bin. */
export async function tablesIn(tx: Database, id: string): Promise<string[]> {
  const query = sql`select table_name as name from ${binRows} where bin_id = ${id}
    group by table_name order by min(nth)`;
  return (await tx.execute<{ name: string }>(query)).rows.map(({ name }) => name);
}

/** The columns that rows of the bin have and the table still has; a newer column gets its default. */
async function columnsIn(tx: Database, id: string, table: string): Promise<string[]> {
  const query = sql`
    select key as name from json_object_keys((select content::json from ${binRows}
      where bin_id = ${id} and table_name = ${table} order by nth limit 1)) key
    where key in (select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table})`;
  return (await tx.execute<{ name: string }>(query)).rows.map(({ name }) => name);
}

const referencesExist = (references: Reference[]): SQL =>
  sql.join(
    [
      sql`true`,
      ...references.map(
        ({ column, target, targetColumn }) => sql`(x.${sql.identifier(column)} is null or exists (
          select from ${sql.identifier(target)} p where p.${sql.identifier(targetColumn)} = x.${sql.identifier(column)}))`,
      ),
    ],
    sql` and `,
  );

async function checkRoot(tx: Database, id: string, root: string, references: Reference[]): Promise<string[]> {
  const emptiedColumns: string[] = [];
  for (const { column, target, targetColumn, isNullable } of references.filter(({ table }) => table === root)) {
    const values = sql`select distinct b.content::json ->> ${column} from ${binRows} b where b.bin_id = ${id} and b.table_name = ${root}
      and b.content::json ->> ${column} is not null`;
    const wanted = await tx.execute(values);
    if (wanted.rows.length === 0) continue;
    // Locked, as the foreign key will do later: a row that is being deleted at this moment counts as gone.
    const found = await tx.execute(sql`select 1 from ${sql.identifier(target)} p
      where p.${sql.identifier(targetColumn)} in (${values}) for key share`);
    if (found.rows.length === wanted.rows.length) continue;
    if (!isNullable) {
      const owner = `The ${nounFor(target)} that it belonged to was deleted`;
      const reason = (await isInBin(tx, id, root, column)) ? '. Restore that first.' : ' for good, so it cannot be restored.';
      throw conflict(owner + reason);
    }
    emptiedColumns.push(column);
  }
  return emptiedColumns;
}

/** Whether the bin holds what a column of an entry's item refers to. */
async function isInBin(tx: Database, id: string, root: string, column: string): Promise<boolean> {
  const query = sql`select 1 from ${bin} p where p.item_id in (
    select b.content::json ->> ${column} from ${binRows} b where b.bin_id = ${id} and b.table_name = ${root})`;
  return (await tx.execute(query)).rows.length > 0;
}

/** `faq_categories` → `FAQ category`, for people: a table is named after the list of its kind. */
const nounFor = (table: string): string => historyKindOf(table.replaceAll('_', '-'))?.singular ?? 'thing';
