/** Runs SQL. @returns the column `text` of the first row, or an empty string */
export type ReadText = (query: string) => Promise<string>;

/** What a database has to contain again after a test. */
export interface Contents {
  shape: string;
  /** Statements that insert its rows into emptied tables. */
  inserts: string[];
}

/** A table larger than this, in bytes, is truncated: its deleted rows would slow down later tests. */
const MAX_LEFTOVERS = 200_000;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

const SEQUENCES = `select 'select ' || string_agg(format('setval(%L, %s, %L)',
  format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null), ',') as text
  from pg_sequences`;

/** Changes with everything that a migration can change: each such change writes new rows of these catalogs, or removes some. */
const SHAPE = `select string_agg(line, ' ' order by line) as text from (${[
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_index',
  'pg_trigger',
  'pg_proc',
  'pg_type',
]
  .map((catalog) => `select '${catalog} ' || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as line from ${catalog}`)
  .join(' union all ')}) as lines`;

/** Truncating takes many times longer than deleting a few rows: it creates new files for the table and for its indexes. */
const EMPTY = `do $$
  declare
    large text;
    name text;
  begin
    select string_agg(t.name, ',') into large from (${TABLES}) as t where pg_relation_size(t.name) > ${MAX_LEFTOVERS};
    if large is not null then
      execute 'truncate ' || large || ' cascade';
    end if;
    for name in ${TABLES} loop
      execute 'delete from ' || name;
    end loop;
  end
$$`;

/** The statements that insert what the tables contain now. */
async function insertsOf(readText: ReadText): Promise<string[]> {
  const names = JSON.parse(await readText(`select json_agg(name)::text as text from (${TABLES}) as t`)) as string[];
  const inserts: string[] = [];
  for (const name of names) {
    inserts.push(
      await readText(
        `select format('insert into ${name} select * from json_populate_recordset(null::${name}, %L);', json_agg(t)) as text
           from ${name} as t having count(*) > 0`,
      ),
    );
  }
  return inserts;
}

/** Reads what a database contains. */
export async function contentsOf(readText: ReadText): Promise<Contents> {
  const inserts = [...(await insertsOf(readText)), await readText(SEQUENCES)];
  return { shape: await readText(SHAPE), inserts: inserts.filter((statements) => statements !== '') };
}

/**
 * Makes a database contain again what `contentsOf` read.
 * @returns whether it could be reset; it cannot be once its tables have been altered
 */
export async function reset(readText: ReadText, { shape, inserts }: Contents): Promise<boolean> {
  if ((await readText(SHAPE)) !== shape) return false;
  await readText('set client_min_messages = error');
  await readText('set session_replication_role = replica');
  await readText(EMPTY);
  for (const statement of inserts) await readText(statement);
  await readText('reset session_replication_role');
  await readText('reset client_min_messages');
  return true;
}
