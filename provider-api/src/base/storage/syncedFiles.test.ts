import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openSyncedDatabase } from '../../../testing/engines';
import { ConfigError } from '../configError';
import { openPglite } from './pglite';

const folder = mkdtempSync(join(tmpdir(), 'innkeeper-full-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('A full disk under the log of the embedded database ends the process; nothing acknowledged is lost', async () => {
  await openPglite(folder, openSyncedDatabase).then((storage) => storage.close());
  // In a separate process, which is expected to end; the engine alone would hang.
  const program = join(__dirname, '../../../testing/fullDisk.ts');
  const result = spawnSync(process.execPath, ['--import', 'tsx', program, join(folder, 'database')], {
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  expect([result.signal, result.status, result.stdout]).toEqual([null, 1, '']);
  expect(result.stderr).toMatch(
    /^The embedded database could not write its log, so this process stops\. What was acknowledged is kept\./,
  );
  const reopened = await openPglite(folder, openSyncedDatabase);
  const { rows } = await reopened.db.execute<{ word: string }>(sql`select word from kept`);
  expect(rows.map(({ word }) => word)).toContain('Acknowledged');
  await reopened.close();
}, 60_000);

it('A damaged embedded database, or one on a full disk, says in one sentence why it cannot be opened', async () => {
  const damaged = join(folder, 'damaged');
  await openPglite(damaged, openSyncedDatabase).then((storage) => storage.close());
  truncateSync(join(damaged, 'database/global/pg_control'));
  const error = await openPglite(damaged, openSyncedDatabase).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toMatch(
    /^The embedded database in \S+ could not be opened \(.+\)\. See whether the disk is full/,
  );
}, 60_000);
