import { sql } from 'drizzle-orm';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { given } from '../../../testing/assets';
import type { Database } from '../../base/storage/database';
import type { FileStore } from '../../base/storage/files/FileStore';
import { readAll } from '../../base/storage/files/FileStore';
import { folderStore } from '../../base/storage/files/folderStore';
import { s3Store } from '../../base/storage/files/s3Store';
import { asBefore } from '../../../testing/asBefore';
import { bucketServer } from '../../../testing/bucket';
import { engines } from '../../../testing/engines';
import { special } from '../../../testing/samples';
import { onBothEngines, type TestServer } from '../../../testing/server';
import { mailQueue } from '../../access/mail/schema';
import { throwAway } from '../../base/storage/files/bin';
import { binKey, newKey, releaseKey, renditionKey } from '../../base/storage/files/keys';
import { checkBackup } from './format';
import { makeBackup } from './make';
import { restoreBackup } from './restore';
import { tablesOf } from './tables';

const top = mkdtempSync(join(tmpdir(), 'innkeeper-backup-test-'));
afterAll(() => rmSync(top, { recursive: true }));
let count = 0;
const place = () => join(top, String((count += 1)));

/** Makes a backup through the server. @returns the path of its file */
async function backUp({ admin, app }: TestServer, as = admin): Promise<string> {
  const { body } = await as.post('/auth', { username: 'admin@innkeeper.example', password: 'innkeeper-demo' });
  const headers = { authorization: `Bearer ${body.data.token.value}` };
  const answer = await app.inject({ method: 'POST', url: '/api/backup', headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/gzip']);
  const file = place();
  writeFileSync(file, answer.rawPayload);
  return file;
}

async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of await tablesOf(db)) {
    const { rows } = (await db.execute(sql.raw(`select row_to_json(t)::text as row from "${table}" t`))) as {
      rows: { row: string }[];
    };
    all[table] = rows.map(({ row }) => row).sort();
  }
  return all;
}

async function filesOf(files: FileStore): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const kind of ['media', 'releases', 'bin'] as const) {
    for await (const { key } of files.list(kind)) all[key] = (await readAll(files, key)).toString('base64');
  }
  return all;
}

const emptyFiles = () => folderStore({ folder: place(), secret: 'x', path: '/files' });

/** A separate bucket. @returns the store, and a function that stops its server */
async function emptyBucket(): Promise<{ files: FileStore; stop: () => void }> {
  const bucket = bucketServer(new Map()).unref();
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const files = s3Store({ bucket: 'media', region: 'x', endpoint: `http://127.0.0.1:${port}`, ...keys, path: '/files' });
  return { files, stop: () => bucket.close().closeAllConnections() };
}

onBothEngines('A backup', (server) => {
  const other = () => (server().services.storage.engine === 'pglite' ? 'PostgreSQL' : 'embedded database');

  it('made while people write, restored to the other engine, holds what was acknowledged before, each row and each file', async () => {
    const hotel = await server().given.hotel({ name: 'Tide\u2028House' });
    const at = `/properties/${hotel}/specials`;
    const asset = await given(server());
    const binned = await given(server());
    await server().admin.del(`/assets/${binned.id}`);
    let isOver = false;
    const acknowledged: string[] = [];
    const writer = async (name: string) => {
      for (let round = 0; !isOver; round += 1)
        acknowledged.push((await server().given.item(at, special({ title: `${name} ${round}` }))).id);
    };
    const writers = Promise.all(['One', 'Two', 'Three'].map(writer));
    while (acknowledged.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const busy = await backUp(server());
    isOver = true;
    await writers;

    const storage = await engines[other()]!();
    const { files, stop } = await emptyBucket();
    const { writersWaited, rows } = await restoreBackup({ db: storage.db, files }, busy, false);
    expect(rows).toBeGreaterThan(10);
    expect(writersWaited).toBeLessThan(5000);
    const ids = (await rowsOf(storage.db)).specials!.map((row) => (JSON.parse(row) as { id: string }).id);
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);

    // Nobody writes now, so the copy is identical, whatever the replaced store contained.
    const quiet = await backUp(server());
    await expect(restoreBackup({ db: storage.db, files: await emptyFiles() }, quiet, false)).rejects.toThrow(
      'The database is not empty',
    );
    await restoreBackup({ db: storage.db, files }, quiet, true);
    await storage.check();
    const [found, meant] = [await rowsOf(storage.db), await rowsOf(server().services.db)];
    // The backup itself is recorded in the security log, after the rows were read.
    for (const rows of [found, meant]) delete rows.security_log;
    expect(found).toEqual(meant);
    expect(await filesOf(files)).toEqual(await filesOf(server().services.files));
    expect(Object.keys(await filesOf(files)).length).toBeGreaterThanOrEqual(6);
    expect(found.assets!.some((row) => row.includes(asset.id))).toBe(true);
    stop();
    await storage.close();
  }, 60_000);

  it('that was cut off, changed, or is none at all, is refused with a sentence, and nothing is touched', async () => {
    const file = await backUp(server());
    const whole = readFileSync(file);
    const { db, files } = server().services;
    const before = await rowsOf(db);
    for (const bytes of [
      whole.subarray(0, -20),
      whole.subarray(0, whole.length / 2),
      Buffer.from('no backup'),
      Buffer.alloc(0),
    ]) {
      const bad = place();
      writeFileSync(bad, bytes);
      await expect(restoreBackup({ db, files }, bad, true)).rejects.toThrow(`${bad} is cut off or damaged`);
    }
    await expect(checkBackup(join(top, 'nowhere'))).rejects.toThrow(`There is no file ${join(top, 'nowhere')}.`);
    expect(await rowsOf(db)).toEqual(before);
  });

  it('into files that are there already is refused; counters go on behind the rows', async () => {
    const file = await backUp(server());
    const storage = await engines[other()]!();
    const full = server().services.files;
    await expect(restoreBackup({ db: storage.db, files: full }, file, false)).rejects.toThrow('The store of files is not empty');
    await restoreBackup({ db: storage.db, files: await emptyFiles() }, file, false);
    const taken = sql`insert into security_log (at, event, outcome) values (now(), 'exported', 'done') returning id`;
    await expect(storage.db.execute(taken)).resolves.toBeDefined();
    await storage.close();
  }, 30_000);

  it('rows that are older than the bounds of their texts come back too, and the bounds with them', async () => {
    const region = await server().given.item('/regions', { name: `Old ${place()}` });
    const long = 'x'.repeat(300);
    const lengthen = sql`update regions set name = ${long} where id = ${region.id}`;
    await asBefore(server().services.db, 'regions', (tx) => tx.execute(lengthen));
    const file = await backUp(server());
    const storage = await engines[other()]!();
    await restoreBackup({ db: storage.db, files: await emptyFiles() }, file, false);
    expect((await rowsOf(storage.db)).regions!.some((row) => row.includes(long))).toBe(true);
    const longer = sql`update regions set name = ${`${long}x`} where id = ${region.id}`;
    await expect(storage.db.execute(longer)).rejects.toMatchObject({ cause: { column: 'name' } });
    await storage.close();
  }, 30_000);

  it('a mail that waited when the backup was taken is not sent again', async () => {
    const { db } = server().services;
    const { id } = await server().given.user();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const letter = { userId: id, sealed: 'sealed', createdAt: at, expiresOn: at, nextAt: at };
    await db.insert(mailQueue).values(letter);
    const file = await backUp(server());
    await db.delete(mailQueue);
    const storage = await engines[other()]!();
    await restoreBackup({ db: storage.db, files: await emptyFiles() }, file, false);
    const found = await rowsOf(storage.db);
    expect(found.mail_queue).toEqual([]);
    expect(found.users!.some((row) => row.includes(id))).toBe(true);
    await storage.close();
  }, 30_000);

  it('from a bucket to a folder and back to a bucket: every file of every kind is the same', async () => {
    const { db, storage } = server().services;
    const { files: first, stop: stopFirst } = await emptyBucket();
    const release = releaseKey('0b0e3c38-6a0e-4c51-9f0a-4a4f5a0a3f11', 'static/entry.js');
    const [kept, deleted] = [newKey('garden arch.jpg', 'image/jpeg'), newKey('old menu.pdf', 'application/pdf')];
    const everyByte = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256));
    for (const [key, bytes] of [
      [kept, everyByte],
      [renditionKey(kept, 'thumb'), Buffer.from('small')],
      [deleted, Buffer.alloc(0)],
      [release, Buffer.from('export {};')],
    ] as const)
      await first.put(key, bytes);
    await throwAway(first, deleted);
    const before = await filesOf(first);
    expect(Object.keys(before).sort()).toEqual([binKey(deleted), renditionKey(kept, 'thumb'), kept, release].sort());

    const packedTo = async (files: FileStore, from: Database) => {
      const file = place();
      await pipeline(await makeBackup({ db: from, files, engine: storage.engine }), createWriteStream(file));
      return file;
    };
    const middle = await engines[other()]!();
    const folder = await emptyFiles();
    await restoreBackup({ db: middle.db, files: folder }, await packedTo(first, db), false);
    expect(await filesOf(folder)).toEqual(before);
    const last = await engines[other()]!();
    const { files: second, stop: stopSecond } = await emptyBucket();
    await restoreBackup({ db: last.db, files: second }, await packedTo(folder, middle.db), false);
    expect(await filesOf(second)).toEqual(before);
    for (const stop of [stopFirst, stopSecond]) stop();
    await middle.close();
    await last.close();
  }, 60_000);

  it('has the files of what is restored from the bin while it is made, before or after they are listed', async () => {
    const { admin, services } = server();
    const { db, files, storage } = services;
    const [early, late] = [await given(server()), await given(server())];
    const keyOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').pop() as string;
    for (const { id } of [early, late]) await admin.del(`/assets/${id}`);
    const restore = async (id: string) => {
      const [entry] = (await admin.get(`/bin?item_id=${id}`)).body.data;
      expect((await admin.post(`/bin/${entry.id}/restore`)).status).toBe(200);
    };
    const list = files.list.bind(files);
    const listing = jest.spyOn(files, 'list').mockImplementation(async function* listed(kind) {
      if (kind === 'media') await restore(early.id);
      if (kind === 'bin') await restore(late.id);
      yield* list(kind);
    });
    const file = place();
    await pipeline(await makeBackup({ db, files, engine: storage.engine }), createWriteStream(file));
    listing.mockRestore();
    const fresh = await engines[other()]!();
    const folder = await emptyFiles();
    await restoreBackup({ db: fresh.db, files: folder }, file, false);
    const kept = Object.keys(await filesOf(folder));
    expect(kept).toEqual(expect.arrayContaining([early, late].map((one) => binKey(keyOf(one)))));
    expect(kept).not.toContain(keyOf(early));
    await fresh.close();
  }, 30_000);

  it('that finds no room for its rows is refused with a sentence; the server and those who write go on', async () => {
    const full = await fs.open('/dev/full', 'w+');
    jest.spyOn(fs, 'open').mockResolvedValueOnce(full);
    const { status, body } = await server().admin.post('/backup');
    expect([status, body.code]).toEqual([503, 'unavailable']);
    await server().given.hotel();
    await backUp(server());
  });

  it('leaves its rows nowhere while somebody reads it, whatever becomes of the server meanwhile', async () => {
    const { db, files, storage } = server().services;
    const folder = place();
    mkdirSync(folder);
    const elsewhere = jest.replaceProperty(process, 'env', { ...process.env, TMPDIR: folder });
    try {
      const bytes = await makeBackup({ db, files, engine: storage.engine });
      expect(readdirSync(folder)).toEqual([]);
      const file = place();
      await pipeline(bytes, createWriteStream(file));
      expect((await checkBackup(file)).rows).toBeGreaterThan(0);
    } finally {
      elsewhere.restore();
    }
  });

  it('is for super users alone, and one at a time', async () => {
    const person = await server().given.user(['special', 'rwx']);
    expect((await person.post('/backup')).status).toBe(403);
    const { app } = server();
    const { body } = await server().nobody.post('/auth', { username: 'admin@innkeeper.example', password: 'innkeeper-demo' });
    const headers = { authorization: `Bearer ${body.data.token.value}` };
    const ask = () => app.inject({ method: 'POST', url: '/api/backup', headers });
    expect((await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await ask()).statusCode).toBe(200);
  });
});
