import { eq } from 'drizzle-orm';
import { given } from '../../../testing/assets';
import { holdStore } from '../../../testing/holdStore';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { bin } from '../../content/bin/schema';
import { settleFiles } from './settleFiles';

describe('A picture that one process restores while another still removes its files from the library', () => {
  const serverAt = startProcesses(2);

  it('still has its files', async () => {
    const server = await openTestServer(serverAt(0));
    const other = serverAt(1).services;
    const asset = await given(server);
    await server.admin.del(`/assets/${asset.id}`);
    const [entry] = await other.db.select().from(bin).where(eq(bin.itemId, asset.id));

    const removal = holdStore(other.files, 'remove');
    const settling = settleFiles(other, asset.id, entry!.files);
    await removal.begun;
    const restoring = server.admin.post(`/bin/${entry!.id}/restore`);
    // Time to get as far as it can.
    await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, 1000))]);
    expect((await server.admin.get(`/assets/${asset.id}`)).status).toBe(404);
    removal.release();
    await settling;
    expect((await restoring).status).toBe(200);
    removal.restore();
    for (const address of [asset.url, asset.thumb_url, asset.medium_url])
      expect([address, (await server.app.inject(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
  }, 30_000);

  it('and that is deleted again before the bin is tidied up is no longer served', async () => {
    const server = await openTestServer(serverAt(0));
    const other = await openTestServer(serverAt(1));
    const asset = await given(server);
    await server.admin.del(`/assets/${asset.id}`);
    const [entry] = await other.services.db.select().from(bin).where(eq(bin.itemId, asset.id));
    const removal = holdStore(other.services.files, 'remove');
    const restoring = other.admin.post(`/bin/${entry!.id}/restore`);
    await removal.begun;
    const deleting = server.admin.del(`/assets/${asset.id}`);
    await Promise.race([deleting, new Promise((resolve) => setTimeout(resolve, 1000))]);
    removal.release();
    expect([(await restoring).status, (await deleting).status]).toEqual([200, 204]);
    removal.restore();
    for (const address of [asset.url, asset.thumb_url, asset.medium_url])
      expect([address, (await server.app.inject(new URL(address).pathname)).statusCode]).toEqual([address, 404]);
  }, 30_000);
});
