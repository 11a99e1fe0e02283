import { readMigrationFiles } from 'drizzle-orm/migrator';
import { queryRows } from '../../../testing/databaseDump';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import type { Database } from './database';
import { asDatabase } from './guard';
import { runMigrations } from './migrations';
import { migrationsDir } from './paths';
import { poolDatabase } from './poolDatabase';
import { poolFor } from './postgres';
import { withoutShortLivedIndexes } from './shortLivedIndexes';

const CREATE = 'CREATE INDEX "by_name" ON "places" USING btree ("name");';
const DROP = 'DROP INDEX "by_name";';
const LOWER = 'CREATE INDEX "by_name" ON "places" USING btree (lower("name"));';

describe('An index that a later migration drops', () => {
  it('is not built', () => {
    expect(
      withoutShortLivedIndexes([
        ['first', CREATE],
        [DROP, LOWER],
        [`${DROP}\n`, '\nCREATE INDEX "by_name" ON "x" ("y")'],
      ]),
    ).toEqual([['first'], [], ['\nCREATE INDEX "by_name" ON "x" ("y")']]);
  });

  it('is dropped if it is already there', () => {
    expect(withoutShortLivedIndexes([[DROP, LOWER], ['last']])).toEqual([[DROP, LOWER], ['last']]);
  });

  it.each([
    ['checks the rows', ['CREATE UNIQUE INDEX "by_name" ON "places" USING btree ("name");', DROP]],
    ['is used in between', [CREATE, 'CLUSTER "places" USING "by_name";', DROP]],
    ['is dropped with something else', [CREATE, 'DROP INDEX "by_name", "by_size";']],
    ['is created together with something else', [`${CREATE} DELETE FROM "places";`, DROP]],
    ['has another name', [CREATE, 'DROP INDEX "by_names";']],
  ])('is built if it %s', (_, statements) => {
    expect(withoutShortLivedIndexes([statements])).toEqual([statements]);
  });
});

describe('The migrations together', () => {
  const all = readMigrationFiles({ migrationsFolder: migrationsDir() });
  const migrate = async (run: (db: Database) => Promise<void>) => {
    const pool = poolFor(`${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`);
    const db = asDatabase(poolDatabase(pool));
    await run(db);
    const indexes = await queryRows<{ text: string }>(
      db,
      `select indexdef as text from pg_indexes where schemaname = 'public' order by 1`,
    );
    await pool.end();
    return indexes.map(({ text }) => text);
  };

  it('leave the same indexes as one after the other', async () => {
    const each = await migrate(async (db) => {
      for (const migration of all) await runMigrations(db, [migration]);
    });
    expect(each.length).toBeGreaterThan(100);
    expect(await migrate((db) => runMigrations(db, all))).toEqual(each);
  }, 60_000);
});
