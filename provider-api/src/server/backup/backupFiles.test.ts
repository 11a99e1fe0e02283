import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { given } from '../../../testing/assets';
import { emptyBucket, emptyFiles, filesOf, newPath, otherEngine } from '../../../testing/backups';
import { onBothEngines } from '../../../testing/server';
import type { Database } from '../../base/storage/database';
import { moveToBin } from '../../base/storage/files/bin';
import type { FileStore } from '../../base/storage/files/FileStore';
import { binKey, newKey, releaseKey, renditionKey } from '../../base/storage/files/keys';
import { makeBackup } from './make';
import { restoreBackup } from './restore';

onBothEngines('The files of a backup', (server) => {
  it('are the same, of every kind, after a way from a bucket to a folder and back to a bucket', async () => {
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
    await moveToBin(first, deleted);
    const before = await filesOf(first);
    expect(Object.keys(before).sort()).toEqual([binKey(deleted), renditionKey(kept, 'thumb'), kept, release].sort());

    const packedTo = async (files: FileStore, from: Database) => {
      const file = newPath();
      await pipeline(await makeBackup({ db: from, files, engine: storage.engine }), createWriteStream(file));
      return file;
    };
    const middle = await otherEngine(server());
    const folder = await emptyFiles();
    await restoreBackup({ db: middle.db, files: folder }, await packedTo(first, db), { replace: false });
    expect(await filesOf(folder)).toEqual(before);
    const last = await otherEngine(server());
    const { files: second, stop: stopSecond } = await emptyBucket();
    await restoreBackup({ db: last.db, files: second }, await packedTo(folder, middle.db), { replace: false });
    expect(await filesOf(second)).toEqual(before);
    for (const stop of [stopFirst, stopSecond]) stop();
    await middle.close();
    await last.close();
  }, 60_000);

  it('include those of items that are restored from the bin while it is made, before or after they are listed', async () => {
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
    const file = newPath();
    await pipeline(await makeBackup({ db, files, engine: storage.engine }), createWriteStream(file));
    listing.mockRestore();
    const target = await otherEngine(server());
    const folder = await emptyFiles();
    await restoreBackup({ db: target.db, files: folder }, file, { replace: false });
    const kept = Object.keys(await filesOf(folder));
    expect(kept).toEqual(expect.arrayContaining([early, late].map((one) => binKey(keyOf(one)))));
    expect(kept).not.toContain(keyOf(early));
    await target.close();
  }, 30_000);
});
