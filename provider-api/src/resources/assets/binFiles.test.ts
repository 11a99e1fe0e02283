import { setTimeout as wait } from 'node:timers/promises';
import { given } from '../../../testing/assets';
import { FilesOutOfReach } from '../../base/storage/files/problems';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Files of the library and the bin', (server) => {
  afterEach(() => jest.restoreAllMocks());

  it('one that is taken back while its files go to the bin is there afterwards, with its files', async () => {
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

  it('one is removed for good although its files cannot be reached, which is done once and told as done', async () => {
    const { admin, services } = server();
    const asset = await given(server());
    expect((await admin.del(`/assets/${asset.id}`)).status).toBe(204);
    const [entry] = (await admin.get(`/bin?item_id=${asset.id}`)).body.data;
    jest.spyOn(services.files, 'remove').mockRejectedValue(new FilesOutOfReach({ cause: new Error('away') }));
    expect((await admin.del(`/bin/${entry.id}`)).status).toBe(204);
    expect((await admin.del(`/bin/${entry.id}`)).status).toBe(404);
  });
});
