import { sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';

/** Rows read and written per statement. */
const BATCH_SIZE = 200;

async function queryRows<Row extends Record<string, unknown>>(db: Database, statement: string): Promise<Row[]> {
  return (await db.execute<Row>(sql.raw(statement))).rows;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** @returns every table of the product, referenced tables first */
export async function tablesOf(db: Database): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const references = await queryRows<{ from: string; to: string }>(
    db,
    `select a.relname as "from", b.relname as "to" from pg_constraint c
     join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
     where c.contype = 'f' and a.oid <> b.oid`,
  );
  const sorted: string[] = [];
  const remaining = new Set(tables.map(({ name }) => name));
  while (remaining.size > 0) {
    const ready = [...remaining].filter((table) => !references.some(({ from, to }) => from === table && remaining.has(to)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...remaining].join(', ')}.`);
    for (const table of ready) remaining.delete(table);
    sorted.push(...ready);
  }
  return sorted;
}

/** A table that every start fills, even of an empty store. */
const ALWAYS_FILLED = 'store_compatibility';

/** Whether any table contains data that would be lost. */
export async function holdsRows(db: Database): Promise<boolean> {
  for (const table of await tablesOf(db)) {
    if (table === ALWAYS_FILLED) continue;
    if ((await queryRows(db, `select 1 from ${quote(table)} limit 1`)).length > 0) return true;
  }
  return false;
}

/** The rows of a table as JSON, in batches. @param tx a transaction with a fixed snapshot */
export async function* readRows(tx: Database, table: string): AsyncGenerator<string[]> {
  await tx.execute(sql.raw(`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${quote(table)} t`));
  for (;;) {
    const rows = await queryRows<{ row: string }>(tx, `fetch ${BATCH_SIZE} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql.raw('close backup_rows'));
}

/**
 * Allows rows to be inserted unchanged while `work` runs, even those older than the limits of their texts.
 * @param tx a transaction, so that nobody else can use this
 */
export async function withoutBounds(tx: Database, work: () => Promise<void>): Promise<void> {
  const tables = await tablesOf(tx);
  for (const table of tables) await tx.execute(sql.raw(`alter table ${quote(table)} disable trigger user`));
  await work();
  for (const table of tables) await tx.execute(sql.raw(`alter table ${quote(table)} enable trigger user`));
}

/** @param rows a JSON list, as `readRows` gives its entries */
export async function writeRows(tx: Database, table: string, rows: string): Promise<void> {
  const name = quote(table);
  await tx.execute(
    sql`insert into ${sql.raw(name)} select * from json_populate_recordset(null::${sql.raw(name)}, ${rows}::json)`,
  );
}

/** Moves sequences past the existing rows. */
export async function setCounters(tx: Database): Promise<void> {
  const counters = await queryRows<{ table: string; column: string }>(
    tx,
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_default like 'nextval(%'`,
  );
  for (const { table, column } of counters) {
    await tx.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('public.${quote(table)}', '${column}'), coalesce(max(${quote(column)}), 0) + 1, false) from ${quote(table)}`,
      ),
    );
  }
}
