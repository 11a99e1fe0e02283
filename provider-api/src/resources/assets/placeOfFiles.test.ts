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
    removal.release();
    await settling;
    expect((await restoring).status).toBe(200);
    removal.restore();
    for (const address of [asset.url, asset.thumb_url, asset.medium_url])
      expect([address, (await server.app.inject(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
  }, 30_000);
});
