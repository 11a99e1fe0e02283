import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journalOf, migrationsHash } from './migrations';
import { migrationsDir } from './paths';

const folder = mkdtempSync(join(tmpdir(), 'innkeeper-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a migration that is changed, or written anew with the same text, asks for another prepared database', () => {
  cpSync(migrationsDir(), folder, { recursive: true });
  const own = migrationsHash(folder);
  expect(own).toBe(migrationsHash());
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = journalOf(folder);
  const again = entries.map((entry, index) => (index === entries.length - 1 ? { ...entry, when: entry.when + 1 } : entry));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: again }));
  const anew = migrationsHash(folder);
  const last = join(folder, `${entries.at(-1)?.tag}.sql`);
  writeFileSync(last, `${readFileSync(last, 'utf8')}\n-- changed`);
  expect(new Set([own, anew, migrationsHash(folder)]).size).toBe(3);
});
