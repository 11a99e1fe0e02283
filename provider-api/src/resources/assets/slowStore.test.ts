import { eq } from 'drizzle-orm';
import { given, pdf, upload } from '../../../testing/assets';
import { holdStore } from '../../../testing/holdStore';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { bin } from '../../content/bin/schema';
import type { Services } from '../../http/app';
import { settleFiles } from './settleFiles';

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

  /**
   * Runs calls while a method of the store of files hangs. @returns the status of another call in the meantime, and
   * theirs afterwards
   */
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

describe('A store of files that is slower than the database lets a transaction be silent', () => {
  const serverAt = startProcesses(1, {}, { idleLimit: 300 });
  const SLOW = 1_000;

  /** Runs something during which a method of the store of files takes that long. */
  async function slowly<T>(files: Services['files'], method: 'remove' | 'put', work: () => Promise<T>): Promise<T> {
    const held = holdStore(files, method);
    const working = work();
    await held.begun;
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    held.release();
    return working.finally(held.restore);
  }

  it('breaks off neither the move into the bin, whose lock others rely on, nor what is restored from there', async () => {
    const server = await openTestServer(serverAt(0));
    const { db, files } = server.services;
    const asset = await given(server);
    expect((await server.admin.del(`/assets/${asset.id}`)).status).toBe(204);
    const [entry] = await db.select().from(bin).where(eq(bin.itemId, asset.id));
    await slowly(files, 'remove', async () => {
      await files.put(entry!.files[0]!, Buffer.from('left over'));
      await settleFiles(server.services, asset.id, entry!.files);
    });
    const restored = await slowly(files, 'put', () => server.admin.post(`/bin/${entry!.id}/restore`));
    expect([restored.status, (await server.app.inject(new URL(asset.url).pathname)).statusCode]).toEqual([200, 200]);
  }, 30_000);
});
