import { eq, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../../testing/client';
import { holdTransaction } from '../../testing/holdTransaction';
import { startProcesses } from '../../testing/processes';
import { special } from '../../testing/samples';
import { onBothEngines, openTestServer, type TestServer } from '../../testing/server';
import { signal } from '../../testing/signal';
import { specials } from '../resources/specials/schema';

jest.setTimeout(60_000);

/** Runs a function on a clock on which the calls that wait have waited for long. */
async function longAfter<T>(work: () => Promise<T>): Promise<T> {
  const now = performance.now.bind(performance);
  const ahead = jest.spyOn(performance, 'now').mockImplementation(() => now() + 2_000);
  try {
    return await work();
  } finally {
    ahead.mockRestore();
  }
}

type Person = Awaited<ReturnType<TestServer['given']['user']>>;

onBothEngines('A change that has waited for its turn', (server) => {
  /** What a caller can change, and how to read it. */
  const setUp = async () => {
    const { admin, given } = server();
    const [hotel, other] = [await given.hotel({ archived: false }), await given.hotel()];
    const list = `/properties/${hotel}/specials`;
    const [first, second] = [await given.item(list, special()), await given.item(list, special())];
    const alert = await given.item('/alerts', { name: 'Snow', published: true });
    const shown = await given.item('/alerts', { name: 'Ice', published: true });
    expect((await admin.put('/alerts/assign', { property_id: hotel, alert_id: shown.id })).status).toBe(200);
    expect((await admin.del(`${list}/${(await given.item(list, special())).id}`)).status).toBe(204);
    const [deleted] = (await admin.get(`/bin?property_id=${hotel}`)).body.data;
    const pages = [
      list,
      `${list}/${first.id}`,
      `${list}/${first.id}/versions`,
      `/properties/${other}/specials`,
      `/properties/${hotel}`,
      `/alerts/${alert.id}`,
      '/alerts/assigned',
      `/activity?property_id=${hotel}`,
    ];
    const stored = () => Promise.all(pages.map(async (page) => (await admin.get(page)).body));
    const calls: Record<string, (person: Client) => Promise<{ status: number }>> = {
      'a new item': (person) => person.post(list, special()),
      'a published item': (person) => person.put(`${list}/${first.id}`, { published: true }),
      'an archived item': (person) => person.put(`${list}/${first.id}`, { archived: true }),
      'another order': (person) => person.put(`${list}/sort`, { ids: [first.id], move_to_id: second.id, condition: 'after' }),
      'a deletion': (person) => person.del(`${list}/${first.id}`),
      'a clone': (person) => person.post(`${list}/clone`, { ids: [first.id], to_property_ids: [other] }),
      'a restored item': (person) => person.post(`/bin/${deleted.id}/restore`),
      'a property': (person) => person.put(`/properties/${hotel}`, { name: 'Renamed' }),
      'an alert': (person) => person.put(`/alerts/${alert.id}`, { name: 'Rain' }),
      'an assigned alert': (person) => person.put('/alerts/assign', { property_id: hotel, alert_id: alert.id }),
    };
    const everything = ['special', 'property', 'alert', 'can_assign_alerts'];
    const newPerson = () => given.user(...everything.map((resource) => [resource, 'rwx'] as [string, string]));
    return { calls, stored, newPerson, hotel, other };
  };

  /** Makes a call whose transaction begins late, and changes something in between. @returns its status */
  async function meanwhile(call: () => Promise<{ status: number }>, change: () => Promise<{ status: number }>) {
    const { waits, begin } = holdTransaction(server().services.db);
    const answer = call();
    await waits;
    const { status } = await change();
    expect([200, 204]).toContain(status);
    return longAfter(async () => {
      begin();
      return (await answer).status;
    });
  }

  const setRights = (person: Person, rights: object[]) => server().admin.post(`/users/${person.id}/permissions`, rights);

  it.each([
    ['whose session has ended', 401, (person: Person) => person.del('/auth')],
    ['who has lost the right', 403, (person: Person) => setRights(person, [])],
  ] as const)('stores nothing for somebody %s', async (_who, expected, change) => {
    const { calls, stored, newPerson } = await setUp();
    const before = await stored();
    for (const [name, call] of Object.entries(calls)) {
      const person = await newPerson();
      expect([
        name,
        await meanwhile(
          () => call(person),
          () => change(person),
        ),
      ]).toEqual([name, expected]);
    }
    expect(await stored()).toEqual(before);
  });

  it('stores nothing for somebody who has lost the right for just the property that they change', async () => {
    const { calls, stored, newPerson, hotel, other } = await setUp();
    const before = await stored();
    const right = (resource: string, id: string, w: boolean) => ({
      resource,
      permissionable_type: 'PropertyPermission',
      permissionable_id: id,
      r: true,
      w,
      x: false,
    });
    for (const [name, rights] of [
      ['a clone', [right('special', hotel, true), right('special', other, false)]],
      ['a restored item', [right('special', hotel, false), right('special', other, true)]],
      ['a property', [right('property', hotel, false), right('property', other, true)]],
      ['an assigned alert', [right('can_assign_alerts', hotel, false), right('can_assign_alerts', other, true)]],
    ] as const) {
      const person = await newPerson();
      const outcome = await meanwhile(
        () => calls[name]!(person),
        () => setRights(person, [...rights]),
      );
      expect([name, outcome]).toEqual([name, 403]);
    }
    expect(await stored()).toEqual(before);
  });

  it('is stored for everybody else', async () => {
    const { calls, newPerson } = await setUp();
    for (const name of ['a new item', 'a clone', 'a property', 'an assigned alert']) {
      const person = await newPerson();
      const status = await meanwhile(
        () => calls[name]!(person),
        () => server().admin.put('/profile', { last_name: name }),
      );
      expect([name, status < 300]).toEqual([name, true]);
    }
  });
});

describe('A change of one field that has waited for another transaction', () => {
  const serverAt = startProcesses(2);

  it.each([
    ['whose session has ended', 401, (person: Person) => person.del('/auth')],
    ['who is still signed in', 200, (person: Person) => person.get('/profile')],
  ] as const)('of somebody %s is answered with %i', async (_who, expected, change) => {
    const { admin, given } = await openTestServer(serverAt(0));
    const list = `/properties/${await given.hotel()}/specials`;
    const { id, title } = await given.item(list, special());
    const person = await given.user(['special', 'rw']);
    const { db } = serverAt(1).services;
    const [locked, release] = [signal(), signal()];
    const transaction = db.transaction(async (tx) => {
      await tx.select({ id: specials.id }).from(specials).where(eq(specials.id, id)).for('update');
      locked.send();
      await release.received;
    });
    await locked.received;
    const answer = person.put(`${list}/${id}`, { title: 'Late' });
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await db.execute(isWaiting)).rows.length === 0) await sleep(10);
    await change(person);
    const { status } = await longAfter(async () => {
      release.send();
      await transaction;
      return answer;
    });
    expect(status).toBe(expected);
    const stored = (await admin.get(`${list}/${id}`)).body.data.title;
    expect(stored).toBe(expected === 200 ? 'Late' : title);
  });
});
