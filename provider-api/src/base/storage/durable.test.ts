import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { regions } from '../../access/places/schema';
import { openEmbeddedDatabase, openSyncedDatabase } from '../../../testing/engines';
import { forgetUnsynced } from '../../../testing/forgetfulDisk/forget';
import type { OpenEmbedded } from '../../../testing/environment';
import { checkpointWhenDue } from './checkpoints';
import { folderStore } from './files/folderStore';
import { readAll } from './files/FileStore';
import { newKey, releaseKey } from './files/keys';
import { openPglite } from './pglite';

const top = fs.mkdtempSync(join(tmpdir(), 'innkeeper-power-'));
afterAll(() => fs.rmSync(top, { recursive: true }));

let writeCount = 0;
function everyThird(): boolean {
  writeCount += 1;
  return writeCount % 3 === 0;
}

/** Writes, cuts the power, and starts again from what the disk still has. @returns the regions that are found */
async function afterPowerCut(
  title: string,
  open: OpenEmbedded,
  names: 'late' | 'early',
  leaks: () => boolean,
): Promise<string[]> {
  const [folder, disk] = [join(top, title, 'data'), join(top, title, 'disk')];
  fs.mkdirSync(folder, { recursive: true });
  const restoreDisk = forgetUnsynced({ folder, disk, names, leaks });
  try {
    const storage = await openPglite(folder, open);
    for (const name of ['One', 'Two', 'Three']) await storage.db.insert(regions).values({ name });
    restoreDisk();
    await storage.close();
  } finally {
    restoreDisk();
  }
  const reopened = await openPglite(disk, openEmbeddedDatabase);
  const rows = await reopened.db.select({ name: regions.name }).from(regions);
  await reopened.close();
  return rows.map(({ name }) => name);
}

describe('After a power cut', () => {
  it.each<[string, 'late' | 'early', () => boolean]>([
    ['what was not synced is lost, names too', 'late', () => false],
    ['names are kept, and a third of what was written', 'early', everyThird],
  ])(
    'everything that the embedded database acknowledged is there, from its first start on: %s',
    async (title, names, leaks) => {
      expect(await afterPowerCut(title, openSyncedDatabase, names, leaks)).toEqual(['One', 'Two', 'Three']);
    },
    60_000,
  );

  it('a database that does not sync is destroyed, which shows that the disk of this test does lose data', async () => {
    await expect(afterPowerCut('unsynced', openEmbeddedDatabase, 'early', () => false)).rejects.toThrow('failed to initialize');
  }, 60_000);

  it.each<[string, string, 'put' | 'adopt']>([
    ['an upload', newKey('plan.pdf', 'application/pdf'), 'put'],
    ['a file of a release', releaseKey(randomUUID(), 'assets/deep/page.js'), 'put'],
    ['a file of a local build', releaseKey(randomUUID(), 'entry.js'), 'adopt'],
  ])('%s that the file store acknowledged is there', async (title, key, method) => {
    const [folder, disk, built] = [join(top, title, 'files'), join(top, title, 'disk'), join(top, `${title}.js`)];
    const store = await folderStore({ folder, secret: 'x', path: '/files' });
    fs.writeFileSync(built, 'every word of it');
    // Nothing else is written: its sync would keep the names of these files too.
    const restoreDisk = forgetUnsynced({ folder, disk, names: 'late', leaks: () => false });
    try {
      await (method === 'put' ? store.put(key, Buffer.from('every word of it')) : store.adopt(key, built));
    } finally {
      restoreDisk();
    }
    const surviving = await folderStore({ folder: disk, secret: 'x', path: '/files' });
    expect((await readAll(surviving, key)).toString()).toBe('every word of it');
  });
});

describe('The log of the embedded database', () => {
  it('is written out only when it has grown', async () => {
    const folder = join(top, 'grown');
    const storage = await openPglite(folder, async (path) => {
      const client = await openEmbeddedDatabase(path);
      expect(await checkpointWhenDue(client)).toBe(false);
      await client.exec('create table many as select repeat(md5(g::text), 30) from generate_series(1, 20000) g');
      expect(await checkpointWhenDue(client)).toBe(true);
      expect(await checkpointWhenDue(client)).toBe(false);
      return client;
    });
    await storage.close();
  }, 30_000);
});
