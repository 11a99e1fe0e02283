import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Prints all rows of the database in DATABASE_URL or DATA_DIR as JSON, by table, in a fixed order. Uses no code of the product, so that
 * its output can be compared with that of the product. No other process may have the folder open.
 */
async function main(): Promise<void> {
  const { query, close } = await open(process.env);
  const tables = await query("select table_name as text from information_schema.tables where table_schema = 'public' order by 1");
  const rows: Record<string, string[]> = {};
  for (const table of tables) rows[table] = (await query(`select row_to_json(t)::text as text from "${table}" t`)).sort();
  await close();
  process.stdout.write(JSON.stringify(rows));
}

interface OpenDatabase {
  /** @returns the column `text` of the result */
  query: (statement: string) => Promise<string[]>;
  close: () => Promise<void>;
}

async function open({ DATABASE_URL, DATA_DIR = '' }: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  const texts = ({ rows }: { rows: { text: string }[] }) => rows.map(({ text }) => text);
  if (!DATABASE_URL) {
    const client = await PGlite.create(join(DATA_DIR, 'database'));
    return { query: async (statement) => texts(await client.query(statement)), close: () => client.close() };
  }
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  return { query: async (statement) => texts(await client.query(statement)), close: () => client.end() };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
