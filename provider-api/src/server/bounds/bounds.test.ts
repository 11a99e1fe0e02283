import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bypassBounds } from '../../../testing/bypassBounds';
import { engines } from '../../../testing/engines';
import type { Database, Storage } from '../../base/storage/database';
import { journalOf } from '../../base/storage/migrations';
import { migrationsDir } from '../../base/storage/paths';
import { columnsNotFilled, columnsWithoutValue, contractingSteps, missingBounds, missingUses } from './sql';
import { boundedTables, type BoundedTable } from './tables';

/** Texts without a limit in the database, by the end of `table.column`, and why that is fine. */
const UNBOUNDED: [RegExp, string][] = [
  [/(\.|_)id$/, 'an id that the program made, or a path parameter of at most 200 characters; else it refers to such a one'],
  [/\.(updated_by|by|live_by|trial_ended_by|withdrawn_by)$/, 'a name that is bounded itself'],
  [/\.(token_hash|password_hash|code_hash|sha256|person)$/, 'a hash'],
  [/\.sealed$/, 'what the program encrypted, of bounded texts'],
  [/\.renditions$/, 'made by the program'],
  [
    /^(properties\.type|security_log\.(event|outcome)|remote_lines\.set_by|(api|deploy)_tokens\.warned|passkey_challenges\.purpose)$/,
    'a word of the program',
  ],
  [/^calendar_events\.series_end$/, 'a moment that the program works out'],
  [/^tiled_promos\.pdf$/, 'the id of a file of the library'],
  [/^(releases|release_figures|release_reporters)\.(remote|version)$/, 'checked against a pattern of its own length'],
  [/^remote_lines\.(remote|live|canary)$/, 'names of what is in releases'],
  [/^release_figures\.times$/, 'a number for each step of load times'],
  [
    /^(mail_queue\.limit_key|rate_hits\.key)$/,
    'what counts against a limit: an address or an account, bounded before it is counted',
  ],
  [/^passkey_challenges\.challenge$/, 'random, made by the program'],
  [/^passkeys\.(public_key|transports)$/, 'read from an answer of at most 20,000 characters'],
  [/^(version_items\.kind|versions\.action|(bin|presence)\.kind|(bin_rows|asset_uses)\.table_name)$/, 'a word of the program'],
  [/^(version_(items|people)\.name|bin\.(name|deleted_by|tags))$/, 'a name that is bounded itself'],
  [/^bin\.files$/, 'keys that the program made'],
  [/^bin_rows\.content$/, 'a row that is bounded itself'],
  [/^versions\.delta$/, 'parts of texts that are bounded themselves'],
  [/^store_identity\.files_probe$/, 'random, made by the program'],
];

const tableOf = (path: string) => path.split('.')[0] as string;

/** What to do about texts of a table without a limit. */
function missingLine(table: string, hasLine: boolean, paths: string[]): string {
  const texts = paths.filter((path) => tableOf(path) === table).join(', ');
  const rules = hasLine
    ? `give them a longest length in the rules or in the line of '${table}' in bounds/tables.ts`
    : `a content type lacks its line in server/contentTypes.ts, any other table its own in bounds/tables.ts`;
  return `No limit for ${texts}: ${rules}, then npm run migration -w provider-api.`;
}

/** Undoes everything at the end: constraints and old rows are only for the test. */
class Undo extends Error {}

const inRolledBackTransaction = (db: Database, work: (tx: Database) => Promise<void>) =>
  db
    .transaction(async (tx) => {
      await work(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });

async function queryRows<Row>(db: Database, statement: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(statement))) as { rows: Row[] }).rows;
}

/** The value of a column, as SQL, with a text of the given length at one of its paths. */
function valueOf({ json }: BoundedTable, path: string, length: number): { column: string; value: string } {
  const [column = '', ...keys] = path.split('.');
  const text = `repeat('x', ${length})`;
  if (!json.includes(column)) return { column, value: text };
  return { column, value: keys.reduceRight((inner, key) => `jsonb_build_object('${key}', ${inner})`, `to_jsonb(${text})`) };
}

const folder = migrationsDir();
const migrations = journalOf(folder)
  .entries.map(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8'))
  .join('\n');

it('the migrations limit texts to the lengths of the rules', () => {
  // If this fails: npm run migration -w provider-api writes the statements.
  expect(missingBounds(boundedTables, migrations)).toEqual([]);
  // A changed bound or a missing column is found; a different order is ignored.
  const region = { name: 'regions', bounds: { name: 200 }, json: [] };
  expect(missingBounds([{ ...region, bounds: { name: 201 } }], migrations)).toHaveLength(2);
  expect(missingBounds([{ ...region, bounds: { name: 200, colour: 7 } }], migrations)).toHaveLength(2);
  const reversed = boundedTables.map((table) => ({
    ...table,
    bounds: Object.fromEntries(Object.entries(table.bounds).reverse()),
  }));
  expect(missingBounds(reversed, migrations)).toEqual([]);
});

it('a content table without the trigger that tracks its files is reported', () => {
  expect(missingUses(['specials', 'no_such_table'], migrations)).toEqual([expect.stringContaining('ON "no_such_table"')]);
});

it('no migration adds a column that rows which exist have no value for', () => {
  // If this fails: write a value after NOT NULL in that migration, such as DEFAULT 1.
  expect(columnsWithoutValue(migrations)).toEqual([]);
  const added = 'ALTER TABLE "faqs" ADD COLUMN "rating" double precision NOT NULL';
  expect(columnsWithoutValue(`${added};--> statement-breakpoint\nALTER TABLE "faqs" ADD COLUMN "stars" integer;`)).toEqual([
    'faqs.rating',
  ]);
  expect(columnsWithoutValue(`${added} DEFAULT 1;`)).toEqual([]);
});

it('no migration forbids null in a column that rows may have without a value', () => {
  // If this fails: give these rows a value before SET NOT NULL in that migration.
  expect(columnsNotFilled(migrations)).toEqual([]);
  const forbid = 'ALTER TABLE "faqs" ALTER COLUMN "rating" SET NOT NULL;';
  expect(columnsNotFilled(`ALTER TABLE "faqs" ALTER COLUMN "rating" SET DEFAULT 1;--> statement-breakpoint\n${forbid}`)).toEqual([
    'faqs.rating',
  ]);
  expect(columnsNotFilled(`UPDATE "faqs" SET "stars" = 1 WHERE "stars" IS NULL;\n${forbid}`)).toEqual(['faqs.rating']);
  expect(columnsNotFilled(`UPDATE "presses" SET "rating" = 1 WHERE "rating" IS NULL;\n${forbid}`)).toEqual(['faqs.rating']);
  const fill = 'UPDATE "faqs" SET "rating" = 1 WHERE "rating" IS NULL;';
  expect(columnsNotFilled(`${forbid}\n${fill}`)).toEqual(['faqs.rating']);
  expect(columnsNotFilled(`${fill}--> statement-breakpoint\n${forbid}`)).toEqual([]);
  expect(columnsNotFilled(`UPDATE "faqs" SET "rating" = 1;\n${forbid}`)).toEqual([]);
  expect(columnsNotFilled(`DELETE FROM "faqs" WHERE "rating" IS NULL;\n${forbid}`)).toEqual([]);
});

/** Migrations of earlier releases that contract without the mark, and why that was no harm. */
const UNMARKED: Record<string, string> = {
  '0006_figures_of_releases': 'the table counted reports; an older process only counts none',
  '0016_groups_are_never_empty': 'older processes have always written these groups whole',
};

it('a migration that older processes cannot work with is marked as contracting', () => {
  // If this fails: begin that migration with the line -- contract, in the release after the one that no longer needs what it removes.
  const unmarked = journalOf(folder).entries.filter(
    ({ tag }) => contractingSteps(readFileSync(join(folder, `${tag}.sql`), 'utf8')).length > 0,
  );
  expect(unmarked.map(({ tag }) => tag)).toEqual(Object.keys(UNMARKED));
});

it.each([
  'ALTER TABLE "faqs" ALTER COLUMN "rating" SET NOT NULL',
  'ALTER TABLE "faqs" ALTER COLUMN "rating" SET DATA TYPE integer',
  'ALTER TABLE "faqs" DROP COLUMN "rating"',
  'ALTER TABLE "faqs" RENAME COLUMN "rating" TO "stars"',
  'ALTER TABLE "faqs" RENAME TO "questions"',
  'ALTER TABLE "faqs" ADD CONSTRAINT "faqs_rating" CHECK ("rating" > 0)',
  'CREATE UNIQUE INDEX "faqs_question" ON "faqs"',
  'DROP TABLE "faqs"',
])('%s is a contracting step, unless its migration is marked or makes the table', (step) => {
  const before = 'UPDATE "faqs" SET "rating" = 1 WHERE "rating" IS NULL;--> statement-breakpoint\n';
  expect(contractingSteps(`${before}${step};`)).toEqual([step]);
  expect(contractingSteps(`-- contract\n${before}${step};`)).toEqual([]);
  expect(contractingSteps(`CREATE TABLE "faqs" (\n);\n${step};`)).toEqual([]);
});

it.each([
  'ALTER TABLE "faqs" ALTER COLUMN "rating" DROP NOT NULL',
  'ALTER TABLE "faqs" ADD COLUMN "rating" double precision',
  'CREATE INDEX "faqs_rating" ON "faqs"',
])('%s is no contracting step', (step) => expect(contractingSteps(`${step};`)).toEqual([]));

describe.each(Object.entries(engines))('Lengths in the database (%s)', (_engine, open) => {
  let storage: Storage;
  beforeAll(async () => void (storage = await open()));
  afterAll(() => storage.close());

  it('every text has a limit, or there is a reason why not', async () => {
    const columns = await queryRows<{ path: string }>(
      storage.db,
      `select table_name || '.' || column_name as path from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying', 'json')`,
    );
    const bounded = boundedTables.flatMap(({ name, bounds }) =>
      Object.keys(bounds).map((path) => `${name}.${path.split('.')[0]}`),
    );
    const unlisted = columns.map(({ path }) => path).filter((path) => !bounded.includes(path));
    const forgotten = unlisted.filter((path) => !UNBOUNDED.some(([pattern]) => pattern.test(path)));
    const [listedTables, affectedTables] = [new Set(boundedTables.map(({ name }) => name)), new Set(forgotten.map(tableOf))];
    expect([...affectedTables].map((table) => missingLine(table, listedTables.has(table), forgotten))).toEqual([]);
    expect(UNBOUNDED.filter(([pattern]) => !unlisted.some((path) => pattern.test(path)))).toEqual([]);
    expect(columns.length).toBeGreaterThan(150);
  });

  it('a table without a line is reported by name, with the place for the line', () => {
    expect(missingLine('gift_cards', false, ['gift_cards.title', 'other.name', 'gift_cards.text'])).toBe(
      'No limit for gift_cards.title, gift_cards.text: a content type lacks its line in server/contentTypes.ts, any other table its own in bounds/tables.ts, then npm run migration -w provider-api.',
    );
  });

  it.each(boundedTables.map((table) => [table.name, table] as const))('%s', async (name, table) => {
    await inRolledBackTransaction(storage.db, async (tx) => {
      const keys = await dropConstraints(tx, name);
      const [key = '', value = ''] = Object.entries(keys)[0] ?? [];
      const run = (statement: string) => tx.transaction((inner) => inner.execute(sql.raw(statement)));
      const insert = (column: string, of: string) =>
        run(`insert into "${name}" ("${key}", "${column}") values (${value}, ${of})`);
      for (const [path, max] of Object.entries(table.bounds)) {
        const refusal = { cause: { code: '22001', column: path, detail: String(max) } };
        const { column, value: fits } = valueOf(table, path, max);
        const { value: long } = valueOf(table, path, max + 1);
        const set = (to: string) => run(`update "${name}" set "${column}" = ${to}`);
        await expect(insert(column, long)).rejects.toMatchObject(refusal);
        await insert(column, fits);
        await expect(set(long)).rejects.toMatchObject(refusal);
        await set(fits);
        await bypassBounds(tx, name, (old) => old.execute(sql.raw(`update "${name}" set "${column}" = ${long}`)));
        // Unchanged, and while something else changes.
        await set(long);
        await run(`update "${name}" set "${key}" = "${key}"`);
        await expect(set(valueOf(table, path, max + 2).value)).rejects.toMatchObject(refusal);
        await run(`delete from "${name}"`);
      }
    });
  });
});

/** Allows rows with only a key and one column. @returns the column of its key, and a value for it */
async function dropConstraints(tx: Database, table: string): Promise<Record<string, string>> {
  const constraints = await queryRows<{ name: string }>(
    tx,
    `select conname as name from pg_constraint where conrelid = '"${table}"'::regclass and contype in ('f', 'c')`,
  );
  for (const { name } of constraints) await tx.execute(sql.raw(`alter table "${table}" drop constraint "${name}"`));
  const columns = await queryRows<{ name: string; type: string; in_key: boolean; required: boolean }>(
    tx,
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
       coalesce(a.attnum = any(i.indkey), false) as in_key
     from pg_attribute a left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = '"${table}"'::regclass and a.attnum > 0 and not a.attisdropped`,
  );
  for (const { name, in_key, required } of columns)
    if (required && !in_key) await tx.execute(sql.raw(`alter table "${table}" alter column "${name}" drop not null`));
  const keys = columns.filter(({ in_key }) => in_key).map(({ name, type }) => [name, type === 'text' ? `'row'` : '1']);
  return Object.fromEntries(keys) as Record<string, string>;
}
