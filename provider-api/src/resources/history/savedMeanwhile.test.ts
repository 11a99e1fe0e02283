import { eq, sql } from 'drizzle-orm';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';
import { special } from '../../../testing/samples';
import { signal } from '../../../testing/signal';
import { specials } from '../specials/schema';

jest.setTimeout(60_000);

describe('An item that is saved while its property is deleted', () => {
  const serverAt = startProcesses(2);

  it('is restored as it was saved', async () => {
    const { admin, given } = await openTestServer(serverAt(0));
    const other = serverAt(1);
    const hotel = await given.hotel();
    const path = `/properties/${hotel}/specials`;
    const { id } = await given.item(path, special({ title: 'First' }));

    const locked = signal();
    const [savingWaits, deletionWaits] = [signal(), signal()];
    const waitingCalls = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const lock = other.services.db.transaction(async (tx) => {
      const waitFor = async (calls: number) => {
        for (let looks = 0; looks < 500 && (await tx.execute(waitingCalls)).rows.length < calls; looks += 1)
          await new Promise((resolve) => setTimeout(resolve, 10));
      };
      await tx.select().from(specials).where(eq(specials.id, id)).for('update');
      locked.send();
      await waitFor(1);
      savingWaits.send();
      await waitFor(2);
      deletionWaits.send();
    });
    await locked.received;
    const saving = admin.put(`${path}/${id}`, { title: 'Second' });
    await savingWaits.received;
    const deletion = admin.del(`/properties/${hotel}`);
    await deletionWaits.received;
    await lock;
    expect([(await saving).status, (await deletion).status]).toEqual([200, 204]);

    const [entry] = (await admin.get(`/bin?item_id=${hotel}`)).body.data;
    expect((await admin.post(`/bin/${entry.id}/restore`)).status).toBe(200);
    expect((await admin.get(`${path}/${id}`)).body.data).toMatchObject({ title: 'Second', version: 2 });
  });
});
