import { eq, sql } from 'drizzle-orm';
import { users } from '../../access/users/schema';
import type { Database } from '../../base/storage/database';
import { openTestServer, type TestServer } from '../../../testing/server';
import { binOfServer } from '../../../testing/bin';
import { startProcesses } from '../../../testing/processes';
import { special } from '../../../testing/samples';
import { signal } from '../../../testing/signal';
import { alertAssignments } from '../alerts/schema';
import { specials } from '../specials/schema';

jest.setTimeout(60_000);

const waitingCalls = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Makes calls while a lock is held: each one as soon as the one before it waits. @returns their answers */
async function callWhileLocked<Answer>(db: Database, lock: (tx: Database) => Promise<unknown>, calls: (() => Promise<Answer>)[]) {
  const turns = calls.map(() => signal());
  const holding = db.transaction(async (tx) => {
    await lock(tx);
    for (const [index, turn] of turns.entries()) {
      turn.send();
      for (let looks = 0; looks < 300 && (await tx.execute(waitingCalls)).rows.length <= index; looks += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  const answers: Promise<Answer>[] = [];
  for (const [index, call] of calls.entries()) {
    await turns[index]!.received;
    answers.push(call());
  }
  await holding;
  return Promise.all(answers);
}

describe('What is restored from the bin', () => {
  const serverAt = startProcesses(2);
  let server: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    server = await openTestServer(serverAt(0));
    other = await openTestServer(serverAt(1));
  });
  const { throwAway, restore } = binOfServer(() => server);

  it('into a property that is being deleted at that moment stays in the bin', async () => {
    const hotel = await server.given.hotel();
    const list = `/properties/${hotel}/specials`;
    const [kept, deleted] = [await server.given.item(list, special()), await server.given.item(list, special())];
    const entry = await throwAway(`${list}/${deleted.id}`, deleted.id);
    const answers = await callWhileLocked(
      serverAt(1).services.db,
      (tx) => tx.select().from(specials).where(eq(specials.id, kept.id)).for('update'),
      [() => other.admin.del(`/properties/${hotel}`), () => restore(entry.id)],
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 409]);
    expect((await server.admin.get(`/bin/${entry.id}`)).status).toBe(200);
  });

  it('with rights of a person whose rights are being changed at that moment comes back without them', async () => {
    const hotel = await server.given.hotel();
    const person = await server.given.user(['special', 'rw', hotel]);
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    const rights = [{ resource: 'faq', permissionable_id: await server.given.hotel(), r: true, w: false, x: false }];
    const [changed, restored] = await callWhileLocked(
      serverAt(1).services.db,
      (tx) => tx.select().from(users).where(eq(users.id, person.id)).for('no key update'),
      [() => other.admin.post(`/users/${person.id}/permissions`, rights), () => restore(entry.id)],
    );
    expect([changed?.status, restored?.status]).toEqual([200, 200]);
    expect(restored?.body.meta.left_out).toMatchObject([{ field: 'permissions' }]);
    expect((await person.get(`/properties/${hotel}/specials`)).status).toBe(403);
  });

  it('with an alert that is being archived at that moment comes back without it', async () => {
    const [hotel, elsewhere] = [await server.given.hotel(), await server.given.hotel()];
    const alert = await server.given.item('/alerts', { name: 'Snow' });
    for (const property_id of [hotel, elsewhere]) await server.admin.put('/alerts/assign', { property_id, alert_id: alert.id });
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    const [archived, restored] = await callWhileLocked(
      serverAt(1).services.db,
      (tx) => tx.select().from(alertAssignments).where(eq(alertAssignments.propertyId, elsewhere)).for('update'),
      [() => other.admin.put(`/alerts/${alert.id}`, { archived: true }), () => restore(entry.id)],
    );
    expect([archived?.status, restored?.status]).toEqual([200, 200]);
    expect(restored?.body.meta.left_out).toMatchObject([{ field: 'alert' }]);
  });
});
