import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { given, jpeg, upload } from '../../../testing/assets';
import { special } from '../../../testing/samples';
import { copyFromBin, copyToBin, deleteFromBin } from '../../base/storage/files/bin';
import { isStored, readAll } from '../../base/storage/files/FileStore';
import { binKey } from '../../base/storage/files/keys';
import { FilesOutOfReach } from '../../base/storage/files/problems';
import { onBothEngines } from '../../../testing/server';
import { settleFiles } from './settleFiles';

onBothEngines('A picture and its files in the bin', (server) => {
  const inBin = async () => {
    const keys = [];
    for await (const { key } of server().services.files.list('bin')) keys.push(key);
    return keys;
  };

  beforeEach(async () => {
    for (const key of await inBin()) await server().services.files.remove(key);
  });
  afterEach(() => jest.restoreAllMocks());

  it('that is restored while its files are moved to the bin still has its files', async () => {
    const { admin, app, services } = server();
    const asset = await given(server());
    const put = services.files.put.bind(services.files);
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    jest.spyOn(services.files, 'put').mockImplementation(async (key, ...rest) => {
      if (key.startsWith('bin/')) {
        begun();
        await wait(300);
      }
      return put(key, ...rest);
    });
    const deleting = admin.del(`/assets/${asset.id}`);
    await isBegun;
    const restoring = (async () => {
      const [entry] = (await admin.get(`/bin?item_id=${asset.id}`)).body.data;
      return admin.post(`/bin/${entry.id}/restore`);
    })();
    expect([(await deleting).status, (await restoring).status]).toEqual([204, 200]);
    for (const address of [asset.url, asset.thumb_url, asset.medium_url])
      expect([address, (await app.inject(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
  });

  it('that is restored while its files are in both places still has its files', async () => {
    const { admin, app, services } = server();
    const asset = await given(server());
    const put = services.files.put.bind(services.files);
    let copied = () => {};
    const isCopied = new Promise<void>((resolve) => (copied = resolve));
    let resume = () => {};
    const resumed = new Promise<void>((resolve) => (resume = resolve));
    jest.spyOn(services.files, 'put').mockImplementation(async (key, ...rest) => {
      await put(key, ...rest);
      if (!key.startsWith('bin/')) return;
      copied();
      await resumed;
    });
    const deleting = admin.del(`/assets/${asset.id}`);
    await isCopied;
    const [entry] = (await admin.get(`/bin?item_id=${asset.id}`)).body.data;
    const restored = await admin.post(`/bin/${entry.id}/restore`);
    resume();
    expect([(await deleting).status, restored.status]).toEqual([204, 200]);
    for (const address of [asset.url, asset.thumb_url, asset.medium_url])
      expect([address, (await app.inject(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
    expect(await inBin()).toEqual([]);
  });

  it('that was deleted stays in the library as long as the bin has no copy, and a second copy changes nothing', async () => {
    const { admin, services } = server();
    const { files } = services;
    const asset = await given(server());
    const key = new URL(asset.url).pathname.replace('/api/files/', '');
    const bytes = await readAll(files, key);
    expect((await admin.del(`/assets/${asset.id}`)).status).toBe(204);
    await copyFromBin(files, key);
    await deleteFromBin(files, key);
    await settleFiles(services, asset.id, [key]);
    expect(await readAll(files, key)).toEqual(bytes);
    for (let attempt = 0; attempt < 2; attempt += 1) await copyToBin(files, key);
    await settleFiles(services, asset.id, [key]);
    expect([await isStored(files, key), await readAll(files, binKey(key))]).toEqual([false, bytes]);
  });

  it('that is deleted again before its restore is finished is complete in the bin, and can be restored', async () => {
    const { admin, app, services } = server();
    const asset = await given(server());
    await admin.del(`/assets/${asset.id}`);
    const entryOf = async () => (await admin.get(`/bin?item_id=${asset.id}`)).body.data[0];
    const entry = await entryOf();
    const remove = services.files.remove.bind(services.files);
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    jest.spyOn(services.files, 'remove').mockImplementation(async (key) => {
      if (key.startsWith('bin/')) {
        begun();
        await wait(300);
      }
      await remove(key);
    });
    const restoring = admin.post(`/bin/${entry.id}/restore`);
    await isBegun;
    const deletedAgain = admin.del(`/assets/${asset.id}`);
    await restoring;
    expect(await deletedAgain).toMatchObject({ status: 204 });
    expect((await admin.post(`/bin/${(await entryOf()).id}/restore`)).status).toBe(200);
    for (const address of [asset.url, asset.thumb_url, asset.medium_url])
      expect([address, (await app.inject(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
  });

  it('that is restored while something else with the same id is in the bin has its files', async () => {
    const { admin, app, given: create } = server();
    const key = { 'idempotency-key': randomUUID() };
    const list = `/properties/${await create.hotel()}/specials`;
    const filename = await upload(server(), await jpeg());
    const asset = (await admin.post('/assets', { filename, name: 'Pool' }, key)).body.data;
    expect((await admin.post(list, special(), key)).body.data.id).toBe(asset.id);
    for (const path of [`/assets/${asset.id}`, `${list}/${asset.id}`]) expect((await admin.del(path)).status).toBe(204);
    const [entry] = (await admin.get(`/bin?kind=assets&item_id=${asset.id}`)).body.data;
    expect((await admin.post(`/bin/${entry.id}/restore`)).status).toBe(200);
    expect((await app.inject(new URL(asset.url).pathname)).statusCode).toBe(200);
  });

  it('that is removed for good while its files are moved to the bin leaves no files', async () => {
    const { admin, services } = server();
    const asset = await given(server());
    const put = services.files.put.bind(services.files);
    let removed: Promise<unknown> | undefined;
    jest.spyOn(services.files, 'put').mockImplementation(async (key, ...rest) => {
      if (!removed) {
        const [entry] = (await admin.get(`/bin?item_id=${asset.id}`)).body.data;
        removed = admin.del(`/bin/${entry.id}`);
        await removed;
      }
      return put(key, ...rest);
    });
    expect((await admin.del(`/assets/${asset.id}`)).status).toBe(204);
    expect(await removed).toMatchObject({ status: 204 });
    expect(await inBin()).toEqual([]);
  });

  it('is removed for good, once, even if its files cannot be reached', async () => {
    const { admin, services } = server();
    const asset = await given(server());
    expect((await admin.del(`/assets/${asset.id}`)).status).toBe(204);
    const [entry] = (await admin.get(`/bin?item_id=${asset.id}`)).body.data;
    jest.spyOn(services.files, 'remove').mockRejectedValue(new FilesOutOfReach({ cause: new Error('away') }));
    expect((await admin.del(`/bin/${entry.id}`)).status).toBe(204);
    expect((await admin.del(`/bin/${entry.id}`)).status).toBe(404);
  });
});
