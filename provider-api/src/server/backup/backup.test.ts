import { sql } from 'drizzle-orm';
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { given } from '../../../testing/assets';
import { emptyBucket, emptyFiles, filesOf, newPath, otherEngine, rowsOf, saveBackup } from '../../../testing/backups';
import { bypassBounds } from '../../../testing/bypassBounds';
import { portOf } from '../../../testing/listen';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { mailQueue } from '../../access/mail/schema';
import { readText } from '../../base/storage/files/FileStore';
import { renewFilesProbe } from '../../base/storage/files/filesProbe';
import { MARK_KEY, newKey, PROBE_KEY } from '../../base/storage/files/keys';
import { storeIdentity } from '../../base/storage/schema';
import { checkBackup, partsOf } from './format';
import { makeBackup } from './make';
import { restoreBackup } from './restore';

onBothEngines('A backup', (server) => {
  it('made while people write and restored to the other engine has every acknowledged row and file', async () => {
    const hotel = await server().given.hotel({ name: 'Tide\u2028House' });
    const listPath = `/properties/${hotel}/specials`;
    const asset = await given(server());
    const binned = await given(server());
    await server().admin.del(`/assets/${binned.id}`);
    let isOver = false;
    const acknowledged: string[] = [];
    const writer = async (name: string) => {
      for (let round = 0; !isOver; round += 1)
        acknowledged.push((await server().given.item(listPath, special({ title: `${name} ${round}` }))).id);
    };
    const writers = Promise.all(['One', 'Two', 'Three'].map(writer));
    while (acknowledged.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...acknowledged];
    const busy = await saveBackup(server());
    isOver = true;
    await writers;

    const storage = await otherEngine(server());
    const { files, stop } = await emptyBucket();
    const { writersWaited, rows } = await restoreBackup({ db: storage.db, files }, busy, { replace: false });
    expect(rows).toBeGreaterThan(10);
    expect(writersWaited).toBeLessThan(5000);
    const ids = (await rowsOf(storage.db)).specials!.map((row) => (JSON.parse(row) as { id: string }).id);
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);

    // Nobody writes now, so the copy is identical, whatever the replaced store contained.
    const quiet = await saveBackup(server());
    await expect(restoreBackup({ db: storage.db, files: await emptyFiles() }, quiet, { replace: false })).rejects.toThrow(
      'The database is not empty',
    );
    await restoreBackup({ db: storage.db, files }, quiet, { replace: true });
    await storage.check();
    const [restored, original] = [await rowsOf(storage.db), await rowsOf(server().services.db)];
    // The backup itself is recorded in the security log, after the rows were read.
    for (const rows of [restored, original]) delete rows.security_log;
    expect(restored).toEqual(original);
    expect(await filesOf(files)).toEqual(await filesOf(server().services.files));
    expect(Object.keys(await filesOf(files)).length).toBeGreaterThanOrEqual(6);
    expect(restored.assets!.some((row) => row.includes(asset.id))).toBe(true);
    stop();
    await storage.close();
  }, 60_000);

  it('that is cut off, changed, or not a backup is refused with a message, and nothing is changed', async () => {
    const file = await saveBackup(server());
    const whole = readFileSync(file);
    const { db, files } = server().services;
    const before = await rowsOf(db);
    for (const bytes of [
      whole.subarray(0, -20),
      whole.subarray(0, whole.length / 2),
      Buffer.from('no backup'),
      Buffer.alloc(0),
    ]) {
      const bad = newPath();
      writeFileSync(bad, bytes);
      await expect(restoreBackup({ db, files }, bad, { replace: true })).rejects.toThrow(`${bad} is cut off or damaged`);
    }
    const missing = newPath();
    await expect(checkBackup(missing)).rejects.toThrow(`There is no file ${missing}.`);
    expect(await rowsOf(db)).toEqual(before);
  });

  it('is not restored into a store with files; after a restore counters continue after the rows', async () => {
    await given(server());
    const file = await saveBackup(server());
    const storage = await otherEngine(server());
    const full = server().services.files;
    await expect(restoreBackup({ db: storage.db, files: full }, file, { replace: false })).rejects.toThrow(
      'The store of files is not empty. Nothing was changed. Set DATA_DIR or S3_BUCKET to an empty one',
    );
    await restoreBackup({ db: storage.db, files: await emptyFiles() }, file, { replace: false });
    const insert = sql`insert into security_log (at, event, outcome) values (now(), 'exported', 'done') returning id`;
    await expect(storage.db.execute(insert)).resolves.toBeDefined();
    await storage.close();
  }, 30_000);

  it('can be started with the files that it was restored to, whatever database they belonged to before', async () => {
    const { db } = server().services;
    await db.insert(storeIdentity).values({ id: 'of this database', filesProbe: 'of its last start' });
    const file = await saveBackup(server());
    await db.delete(storeIdentity);
    const [storage, files] = [await otherEngine(server()), await emptyFiles()];
    for (const key of [MARK_KEY, PROBE_KEY]) await files.put(key, Buffer.from('of another database'));
    await restoreBackup({ db: storage.db, files }, file, { replace: true });
    expect([await readText(files, MARK_KEY), await readText(files, PROBE_KEY)]).toEqual(['of this database', null]);
    await expect(renewFilesProbe(storage.db, files)).resolves.toBeUndefined();
    await storage.close();
  }, 30_000);

  it("restores rows longer than today's limits, and the limits too", async () => {
    const region = await server().given.item('/regions', { name: `Old ${newPath()}` });
    const long = 'x'.repeat(300);
    const lengthen = sql`update regions set name = ${long} where id = ${region.id}`;
    await bypassBounds(server().services.db, 'regions', (tx) => tx.execute(lengthen));
    const file = await saveBackup(server());
    const storage = await otherEngine(server());
    await restoreBackup({ db: storage.db, files: await emptyFiles() }, file, { replace: false });
    expect((await rowsOf(storage.db)).regions!.some((row) => row.includes(long))).toBe(true);
    const longer = sql`update regions set name = ${`${long}x`} where id = ${region.id}`;
    await expect(storage.db.execute(longer)).rejects.toMatchObject({ cause: { column: 'name' } });
    await storage.close();
  }, 30_000);

  it('does not resend a mail that was queued when it was made', async () => {
    const { db } = server().services;
    const { id } = await server().given.user();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const mail = { userId: id, sealed: 'sealed', createdAt: at, expiresOn: at, nextAt: at };
    await db.insert(mailQueue).values(mail);
    const file = await saveBackup(server());
    await db.delete(mailQueue);
    const storage = await otherEngine(server());
    await restoreBackup({ db: storage.db, files: await emptyFiles() }, file, { replace: false });
    const restored = await rowsOf(storage.db);
    expect(restored.mail_queue).toEqual([]);
    expect(restored.users!.some((row) => row.includes(id))).toBe(true);
    await storage.close();
  }, 30_000);

  it('without room for its rows is refused with a message; the server and its users continue', async () => {
    const full = await fs.open('/dev/full', 'w+');
    jest.spyOn(fs, 'open').mockResolvedValueOnce(full);
    const { status, body } = await server().admin.post('/backup');
    expect([status, body.code]).toEqual([503, 'unavailable']);
    await server().given.hotel();
    await saveBackup(server());
  });

  it('leaves no temporary file while it is read, even if the server dies, and none open if nobody reads it', async () => {
    const { db, files, storage } = server().services;
    const folders = jest.spyOn(fs, 'mkdtemp');
    const opened = jest.spyOn(fs, 'open');
    const [bytes, unread] = [
      await makeBackup({ db, files, engine: storage.engine }),
      await makeBackup({ db, files, engine: storage.engine }),
    ];
    const folder = await folders.mock.results[0]?.value;
    const rows = await Promise.all(opened.mock.results.map(({ value }) => value as Promise<fs.FileHandle>));
    jest.restoreAllMocks();
    expect([folder, existsSync(folder)]).toEqual([expect.stringContaining('innkeeper-backup-'), false]);
    const file = newPath();
    await pipeline(bytes, createWriteStream(file));
    expect((await checkBackup(file)).rows).toBeGreaterThan(0);
    unread.destroy();
    while (rows.some(({ fd }) => fd >= 0)) await new Promise(setImmediate);
  });

  it('is checked before every part: whoever may not have the rest gets no more rows and no more files', async () => {
    const { db, files, storage } = server().services;
    await given(server());
    const checkAgain = jest.fn(() => Promise.resolve());
    const file = newPath();
    await pipeline(await makeBackup({ db, files, engine: storage.engine, checkAgain }), createWriteStream(file));
    let parts = 0;
    for await (const _part of partsOf(file)) parts += 1;
    expect(checkAgain).toHaveBeenCalledTimes(parts);
  });

  it('can be made by super users only, and one at a time', async () => {
    const person = await server().given.user(['special', 'rwx']);
    expect((await person.post('/backup')).status).toBe(403);
    const { app } = server();
    const { body } = await server().nobody.post('/auth', { username: 'admin@innkeeper.example', password: 'innkeeper-demo' });
    const headers = { authorization: `Bearer ${body.data.token.value}` };
    const requestBackup = () => app.inject({ method: 'POST', url: '/api/backup', headers });
    expect((await Promise.all([requestBackup(), requestBackup()])).map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 409,
    ]);
    const again = await requestBackup();
    expect([again.statusCode, again.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('keeps others waiting until its last byte is sent, or its reader is gone', async () => {
    const port = await portOf(server().app);
    const { body } = await server().nobody.post('/auth', { username: 'admin@innkeeper.example', password: 'innkeeper-demo' });
    const headers = { authorization: `Bearer ${body.data.token.value}` };
    const requestBackup = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request({ port, host: '127.0.0.1', method: 'POST', path: '/api/backup', headers }, resolve).on('error', reject).end();
      });
    const { open } = server().services.files;
    const isHeld = signal();
    const isReleased = signal();
    await server().services.files.put(newKey('plan.pdf', 'application/pdf'), Buffer.from('x'));
    jest.spyOn(server().services.files, 'open').mockImplementation(async (key) => {
      isHeld.send();
      await isReleased.received;
      return open(key);
    });
    const first = await requestBackup();
    await isHeld.received;
    expect((await requestBackup()).resume().statusCode).toBe(409);
    first.destroy();
    isReleased.send();
    let again = 409;
    while (again === 409) again = (await requestBackup()).resume().statusCode ?? 0;
    expect(again).toBe(200);
    jest.restoreAllMocks();
  });
});
