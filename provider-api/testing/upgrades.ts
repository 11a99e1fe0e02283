import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '../src/base/storage/database';
import { migrationsDir } from '../src/base/storage/paths';
import { wrapPglite } from '../src/base/storage/pglite';
import { openPostgres } from '../src/base/storage/postgres';
import { templateDir } from '../src/base/storage/template';
import { openEmbeddedDatabase } from './engines';
import { POSTGRES_URL } from './names';
import { newDatabase } from './newDatabase';

const root = mkdtempSync(join(tmpdir(), 'innkeeper-upgrade-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The migrations of a later program: those of this one, and some more. @returns their folder */
export function laterMigrations(name: string, ...statements: string[]): string {
  const folder = join(root, name);
  cpSync(migrationsDir(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  for (const [index, statement] of statements.entries()) {
    const last = journal.entries.at(-1)!;
    const tag = `9${index}_${name}`;
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
    writeFileSync(join(folder, `${tag}.sql`), statement);
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

/** The migrations of the program before one of them. @returns their folder */
export function earlierMigrations(name: string, tag: string): string {
  const folder = join(root, name);
  cpSync(migrationsDir(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  expect(entries.length).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Opens one database as a program with these migrations does, each time it is called. */
type Open = (folder?: string) => Promise<Storage>;
/** A database on each engine, with the present tables or empty. */
export const databases: [string, (from?: 'empty') => Promise<{ open: Open; close: () => Promise<void> }>][] = [
  [
    'embedded database',
    async (from) => {
      const folder = mkdtempSync(join(root, 'database-'));
      if (from !== 'empty') cpSync(templateDir(), folder, { recursive: true });
      const client = await openEmbeddedDatabase(folder);
      return { open: (folder) => wrapPglite(client, folder), close: () => client.close() };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = `${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`;
      const opened: Storage[] = [];
      const open: Open = async (folder) => {
        const storage = await openPostgres(url, { folder });
        opened.push(storage);
        return storage;
      };
      return { open, close: async () => void (await Promise.all(opened.map((storage) => storage.close()))) };
    },
  ],
];
