import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { utimes } from 'node:fs/promises';
import { setTimeout as setTimer } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ConfigError } from '../../base/configError';
import { linkFiles } from '../../base/storage/files/linkFiles';
import { binKey, MARK_KEY, newKey, PROBE_KEY, releaseKey } from '../../base/storage/files/keys';
import { folderStore } from '../../base/storage/files/folderStore';
import { storeIdentity } from '../../base/storage/schema';
import { onBothEngines } from '../../../testing/server';
import { storedKeys } from './storedKeys';
import { sweepFiles } from './sweep';
import { given, jpeg, upload } from '../../../testing/assets';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

onBothEngines('Files that nobody uses', (server) => {
  const logged: string[] = [];
  const log = {
    info: (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`),
    warn: (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`),
  };
  const sweep = (later: number) => {
    const { db, files } = server().services;
    logged.length = 0;
    return sweepFiles(db, files, new Date(Date.now() + later), log);
  };
  const isThere = async (key: string) =>
    server()
      .services.files.open(key)
      .then(
        ({ stream }) => (stream.destroy(), true),
        () => false,
      );

  it('go to the bin after a day with a log line, and are deleted 30 days later; files of the library stay', async () => {
    const asset = await given(server());
    const abandoned = await upload(server(), await jpeg());
    expect(await sweep(23 * HOUR)).toBe(0);
    expect(await sweep(25 * HOUR)).toBe(1);
    expect(logged).toEqual([expect.stringContaining(abandoned)]);
    expect([await isThere(abandoned), await isThere(binKey(abandoned))]).toEqual([false, true]);
    expect((await server().app.inject(`/api/files/bin%2F${abandoned}`)).statusCode).toBe(404);
    await sweep(29 * DAY);
    expect(await isThere(binKey(abandoned))).toBe(true);
    await sweep(31 * DAY);
    expect([await isThere(binKey(abandoned)), logged.join()]).toEqual([false, expect.stringContaining('removed')]);
    for (const address of [asset.url, asset.thumb_url, asset.medium_url]) {
      expect((await server().app.inject({ url: new URL(address).pathname })).statusCode).toBe(200);
    }
  });

  it('of a deleted asset are in the bin', async () => {
    const asset = await given(server());
    const keys = [asset.url, asset.thumb_url, asset.medium_url].map(
      (address) => new URL(address).pathname.split('/').pop() as string,
    );
    expect((await server().admin.del(`/assets/${asset.id}`)).status).toBe(204);
    for (const key of keys) expect([await isThere(key), await isThere(binKey(key))]).toEqual([false, true]);
    // They stay as long as the asset, however old they are.
    await sweep(31 * DAY);
    for (const key of keys) expect(await isThere(binKey(key))).toBe(true);
    expect((await server().app.inject(new URL(asset.url).pathname)).statusCode).toBe(404);
  });

  it('of an interrupted deletion go to the bin, and those of an interrupted restore come back', async () => {
    const [deleted, restored] = [await given(server()), await given(server())];
    const { files } = server().services;
    const { remove } = files;
    const keysOf = ({ url, thumb_url }: { url: string; thumb_url: string }) =>
      [url, thumb_url].map((address) => new URL(address).pathname.split('/').pop() as string);
    const broken = jest.spyOn(files, 'put').mockRejectedValue(new Error('cut off'));
    expect((await server().admin.del(`/assets/${deleted.id}`)).status).toBe(204);
    broken.mockRestore();
    for (const key of keysOf(restored)) {
      await files.put(binKey(key), await jpeg(4, 4));
      await remove(key);
    }
    await sweep(25 * HOUR);
    for (const key of keysOf(deleted)) expect([await isThere(key), await isThere(binKey(key))]).toEqual([false, true]);
    for (const key of keysOf(restored)) expect([await isThere(key), await isThere(binKey(key))]).toEqual([true, false]);
  });

  it('of a deletion that was interrupted stay in the library if the asset is restored while they are put into the bin', async () => {
    const { files } = server().services;
    const asset = await given(server());
    const interrupted = jest.spyOn(files, 'put').mockRejectedValue(new Error('cut off'));
    expect((await server().admin.del(`/assets/${asset.id}`)).status).toBe(204);
    interrupted.mockRestore();
    const [entry] = (await server().admin.get(`/bin?item_id=${asset.id}`)).body.data;
    const put = files.put.bind(files);
    let restored = 0;
    const copying = jest.spyOn(files, 'put').mockImplementation(async (...args) => {
      await put(...args);
      if (restored > 0) return;
      restored = -1;
      restored = (await server().admin.post(`/bin/${entry.id}/restore`)).status;
    });
    await sweep(25 * HOUR).finally(() => copying.mockRestore());
    expect(restored).toBe(200);
    for (const address of [asset.url, asset.thumb_url, asset.medium_url])
      expect([address, (await server().app.inject(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
  });

  it('go to the bin even if they are most of all files, as long as they are few', async () => {
    for (const { id } of (await server().admin.get('/assets?per_page=100')).body.data) await server().admin.del(`/assets/${id}`);
    const abandoned = await upload(server(), await jpeg());
    expect(await sweep(25 * HOUR)).toBe(1);
    expect([await isThere(abandoned), await isThere(binKey(abandoned))]).toEqual([false, true]);
  });

  it('go to the bin if they are half of all files, those of today included, and are kept if they are more', async () => {
    const { db, files } = server().services;
    // Files that other tests have left are unclaimed too.
    for await (const { key } of files.list('media')) await files.remove(key);
    const add = async () => {
      const key = newKey('left.jpg', 'image/jpeg');
      await files.put(key, await jpeg(2, 2));
      return key;
    };
    const [abandoned, ofToday]: [string[], string[]] = [[], []];
    while (abandoned.length <= 20) abandoned.push(await add());
    // A file system counts fractions of a millisecond.
    await setTimer(20);
    const aDayLater = new Date(Date.now() + DAY);
    await setTimer(20);
    while (ofToday.length < abandoned.length - 1) ofToday.push(await add());
    expect(await sweepFiles(db, files, aDayLater, log)).toBe(0);
    ofToday.push(await add());
    expect(await sweepFiles(db, files, aDayLater, log)).toBe(abandoned.length);
    for (const key of ofToday) await files.remove(key);
  });

  it('are kept while they are most of all files, and files of releases are always kept', async () => {
    const { files, config } = server().services;
    const release = releaseKey('0'.repeat(36), 'main.js');
    await files.put(release, Buffer.from('run()'));
    const longAgo = new Date(Date.now() - 40 * DAY);
    await utimes(join(config.dataDir, 'files', release), longAgo, longAgo);
    const keys = Array.from({ length: 25 }, () => newKey('left.jpg', 'image/jpeg'));
    for (const key of keys) await files.put(key, await jpeg(2, 2));
    expect(await sweep(25 * HOUR)).toBe(0);
    expect(logged).toEqual([expect.stringContaining('more than half of all files')]);
    expect(await Promise.all([...keys, release].map(isThere))).not.toContain(false);
    await given(server());
    expect([await sweep(25 * HOUR), logged]).toEqual([0, [expect.stringContaining('more than half of all files')]]);
    for (let pictures = 1; pictures < 10; pictures += 1) await given(server());
    expect(await sweep(25 * HOUR)).toBe(keys.length);
    expect(await isThere(release)).toBe(true);
  });
});

onBothEngines('A database and its files', (server) => {
  const warned: string[] = [];
  const meet = () => {
    warned.length = 0;
    return linkFiles(server().services.db, server().services.files, storedKeys, (message) => void warned.push(message));
  };

  it('are linked at the first start and recognised at every later one', async () => {
    expect([await meet(), await meet()]).toEqual([true, true]);
    await given(server());
    expect([await meet(), warned]).toEqual([true, []]);
  });

  it('are refused if another process keeps the files elsewhere: in an empty place, or in a copy', async () => {
    const { db, files, config } = server().services;
    await meet();
    const elsewhere = (name: string) => folderStore({ folder: join(config.dataDir, name), secret: 'x', path: '/files' });
    const meetAt = async (name: string) => linkFiles(db, await elsewhere(name), storedKeys, () => undefined);
    await expect(meetAt('empty')).rejects.toThrow('The files of this database are kept elsewhere, and there are none here.');
    cpSync(join(config.dataDir, 'files'), join(config.dataDir, 'copy'), { recursive: true });
    expect(await meet()).toBe(true);
    await expect(meetAt('copy')).rejects.toThrow('These are not the files that this database was last started with');

    // Both messages say what to do if these files are intended.
    const [row] = await db.select().from(storeIdentity);
    await (await elsewhere('empty')).put(MARK_KEY, Buffer.from(`${row?.id}\n`));
    expect(await meetAt('empty')).toBe(true);
    await expect(meet()).rejects.toThrow('These are not the files');
    await files.remove(PROBE_KEY);
    expect(await meet()).toBe(true);
  });

  it('are recognised after an interrupted start, and when two processes start at the same time', async () => {
    const { db } = server().services;
    const [before] = await db.select().from(storeIdentity);
    await meet();
    await db.update(storeIdentity).set({ filesProbe: before?.filesProbe });
    expect(await meet()).toBe(true);
    expect(await Promise.all([meet(), meet(), meet()])).toEqual([true, true, true]);
  });

  it('are refused with a message if the files have the id of another database', async () => {
    const { db } = server().services;
    await meet();
    await db.execute(sql`update store_identity set id = 'another'`);
    await expect(meet()).rejects.toThrow(ConfigError);
    await expect(meet()).rejects.toThrow('The stored files belong to another database than this one.');
  });

  it('without an id in the files: they are adopted if the database knows one of them, and otherwise left alone', async () => {
    const { files, db } = server().services;
    await files.remove(MARK_KEY);
    expect(await meet()).toBe(true);
    await files.remove(MARK_KEY);
    await db.execute(sql`delete from assets`);
    expect([await meet(), warned]).toEqual([false, [expect.stringContaining('None of the stored files is known')]]);
    await expect(files.open(MARK_KEY)).rejects.toMatchObject({ kind: 'missing' });
  });
});
