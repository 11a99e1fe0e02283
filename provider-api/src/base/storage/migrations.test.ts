import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journalOf, migrationsHash } from './migrations';
import { migrationsDir } from './paths';

const folder = mkdtempSync(join(tmpdir(), 'innkeeper-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a changed migration, or one with the same text and a new date, needs a new prepared database', () => {
  cpSync(migrationsDir(), folder, { recursive: true });
  const originalHash = migrationsHash(folder);
  expect(originalHash).toBe(migrationsHash());
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = journalOf(folder);
  const redatedEntries = entries.map((entry, index) =>
    index === entries.length - 1 ? { ...entry, when: entry.when + 1 } : entry,
  );
  writeFileSync(journal, JSON.stringify({ ...rest, entries: redatedEntries }));
  const redatedHash = migrationsHash(folder);
  const last = join(folder, `${entries.at(-1)?.tag}.sql`);
  writeFileSync(last, `${readFileSync(last, 'utf8')}\n-- changed`);
  expect(new Set([originalHash, redatedHash, migrationsHash(folder)]).size).toBe(3);
});
