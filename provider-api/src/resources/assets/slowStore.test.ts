import { pdf, upload } from '../../../testing/assets';
import { holdStore } from '../../../testing/holdStore';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import type { Services } from '../../http/app';

/** More calls than a process has connections. */
const FILES = 12;

describe('While the store of files answers slowly', () => {
  const serverAt = startProcesses(1);

  async function setUp() {
    const server = await openTestServer(serverAt(0));
    const ids: string[] = [];
    for (let count = 0; count < FILES; count += 1) {
      const filename = await upload(server, pdf, 'application/pdf', 'menu.pdf');
      ids.push((await server.given.item('/assets', { filename, name: `Menu ${count}`, alt: 'A menu' })).id);
    }
    return { admin: server.admin, files: server.services.files, ids };
  }

  /** Runs calls while a method of the store of files hangs. @returns the status of another call meanwhile, and theirs afterwards */
  async function besides(
    files: Services['files'],
    method: 'remove' | 'put',
    run: () => Promise<number>[],
    other: () => Promise<number>,
  ) {
    const held = holdStore(files, method);
    const calls = run();
    await held.begun;
    // Time for all of them to reach the store or their queue.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const status = await other();
    held.release();
    const statuses = await Promise.all(calls);
    held.restore();
    return { status, statuses: [...new Set(statuses)] };
  }

  it('deleting and restoring a dozen files delays no other call', async () => {
    const { admin, files, ids } = await setUp();
    const other = async () => (await admin.get('/regions')).status;
    const statusOf = async (call: Promise<{ status: number }>) => (await call).status;
    const deleted = await besides(files, 'remove', () => ids.map((id) => statusOf(admin.del(`/assets/${id}`))), other);
    expect(deleted).toEqual({ status: 200, statuses: [204] });
    const bin: { id: string }[] = (await admin.get('/bin?kind=assets')).body.data;
    expect(bin).toHaveLength(FILES);
    const restored = await besides(files, 'put', () => bin.map(({ id }) => statusOf(admin.post(`/bin/${id}/restore`))), other);
    expect(restored).toEqual({ status: 200, statuses: [200] });
  }, 60_000);
});
