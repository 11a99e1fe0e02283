import { eq, sql } from 'drizzle-orm';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { regions } from '../../access/places/schema';

jest.setTimeout(60_000);

describe('A region that one process deletes while another puts a hotel into it', () => {
  const serverAt = startProcesses(2);

  it('is refused at its field', async () => {
    const { admin, given } = await openTestServer(serverAt(0));
    const { db } = serverAt(1).services;
    const hotel = await given.hotel();
    const { id } = await given.item('/regions', { name: 'Coast' });
    const deleted = signal();
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const deleting = db.transaction(async (tx) => {
      await tx.delete(regions).where(eq(regions.id, id));
      deleted.send();
      for (let looks = 0; looks < 500 && (await tx.execute(isWaiting)).rows.length === 0; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await deleted.received;
    const { status, body } = await admin.put(`/properties/${hotel}`, { region_id: id });
    await deleting;
    expect([status, body.fields]).toEqual([422, { region_id: 'There is no such region.' }]);
  });
});
