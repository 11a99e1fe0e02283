import { sql } from 'drizzle-orm';
import type { Database } from '../src/base/storage/database';

/** The rows that a query returns. */
export const queryRows = async <Row>(db: Database, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows;

/** All rows of the database as JSON, by table. */
export async function dumpDatabase(db: Database): Promise<Map<string, string[]>> {
  const tables = await queryRows<{ name: string }>(
    db,
    "select table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' and table_schema = 'public'",
  );
  const rowsByTable = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await queryRows<{ row: string }>(db, `select row_to_json(t)::text as row from "${name}" t`);
    rowsByTable.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return rowsByTable;
}
