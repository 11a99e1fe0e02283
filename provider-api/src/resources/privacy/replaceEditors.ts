import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { binRows } from '../../content/bin/schema';
import type { Database } from '../../base/storage/database';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';

type Table = { name: string; columns: string[] };

const tablesQuery = sql`
  select c.table_name as name, json_agg(c.column_name) as columns from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = 'public' and c.data_type = 'jsonb' and t.table_type = 'BASE TABLE'
  group by c.table_name order by c.table_name`;

/**
 * Renames a person wherever a row says who did something, `{id, name}`: in every table of the database, so that no new
 * table is missed, and in the rows in the bin.
 */
export async function replaceEditors(tx: Database, userId: string): Promise<void> {
  const { rows } = await tx.execute<Table>(tablesQuery);
  for (const { name, columns } of rows) {
    const identifiers = columns.map((column) => sql.identifier(column));
    const set = identifiers.map(
      (column) => sql`${column} = case when ${isPerson(column, userId)} then ${renamed(column)} else ${column} end`,
    );
    const where = identifiers.map((column) => isPerson(column, userId));
    await tx.execute(sql`update ${sql.identifier(name)} set ${sql.join(set, sql`, `)} where ${sql.join(where, sql` or `)}`);
  }
  await tx.execute(sql`
    update ${binRows} set content = (
      select jsonb_object_agg(key, case when ${isPerson(sql`value`, userId)} then ${renamed(sql`value`)} else value end)::text
      from jsonb_each(content::jsonb))
    where strpos(content, ${JSON.stringify(userId)}) > 0`);
}

/** Lists and texts have no `id`. */
const isPerson = (value: SQLWrapper, userId: string): SQL => sql`(${value} ->> 'id' = ${userId} and ${value} ? 'name')`;

const renamed = (value: SQLWrapper): SQL => sql`jsonb_set(${value}, '{name}', to_jsonb(${FORMER_COLLEAGUE}::text))`;
