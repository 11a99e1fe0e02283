import { eq, sql } from 'drizzle-orm';
import { clientOf } from '../../testing/client';
import { givenOf } from '../../testing/given';
import { startProcesses } from '../../testing/processes';
import { special } from '../../testing/samples';
import { signal } from '../../testing/signal';
import { properties } from '../access/places/schema';
import { replaceLateNames } from '../resources/privacy/forget';

/** Two processes each have their own memory; what one of them did applies to the next call to the other. */
describe('Two processes on one database', () => {
  const serverAt = startProcesses(2);

  async function setUp() {
    const [firstApp, secondApp] = [serverAt(0).app, serverAt(1).app];
    const { email: username, password } = serverAt(0).services.config.admin;
    const nobody = clientOf(firstApp, null);
    const { body } = await nobody.post('/auth', { username, password });
    const admin = clientOf(firstApp, body.data.token.value);
    const opened = givenOf(admin, nobody, (token) => clientOf(firstApp, token));
    const hotel = await opened.hotel();
    const person = await opened.user(['special', 'rw', hotel]);
    const list = `/properties/${hotel}/specials`;
    const elsewhere = clientOf(secondApp, person.token);
    const status = async () => (await elsewhere.get(list)).status;
    // Often enough to expose anything that could be cached.
    for (let time = 0; time < 6; time += 1) expect(await status()).toBe(200);
    const adminElsewhere = clientOf(secondApp, body.data.token.value);
    const reader = await opened.user(['special', 'r', hotel]);
    const readerElsewhere = clientOf(secondApp, reader.token);
    return { admin, adminElsewhere, readerElsewhere, person, hotel, status, elsewhere, list };
  }

  it('a right taken by one is refused by the other at once, and granted again at once', async () => {
    const { admin, person, hotel, status, elsewhere, list } = await setUp();
    const set = (list: object[]) => admin.post(`/users/${person.id}/permissions`, list);
    const right = (resource: string) => ({
      resource,
      permissionable_type: 'PropertyPermission',
      permissionable_id: hotel,
      r: true,
      w: false,
      x: false,
    });
    await set([right('menu')]);
    expect(await status()).toBe(403);
    await set([right('special')]);
    expect([await status(), (await elsewhere.post(list, { title: 'A' })).status]).toEqual([200, 403]);
    await set([]);
    expect(await status()).toBe(403);
  });

  it('a session ended by one is a 401 at the other at once', async () => {
    const { person, status } = await setUp();
    expect((await person.del('/auth')).status).toBe(204);
    expect(await status()).toBe(401);
  });

  it('a person forgotten by one is unknown to the other at once, and their name is not shown there', async () => {
    const { admin, adminElsewhere, readerElsewhere, person, hotel, status, elsewhere, list } = await setUp();
    const [first, second] = [serverAt(0), serverAt(1)];
    const { id, updated_by } = (await elsewhere.post(list, special({ published: true }))).body.data;
    expect((await elsewhere.put(`/presence/specials/${id}`)).status).toBe(200);
    // Only the other process knows of this attempt yet: it collects attempts for a moment before it stores them.
    const wrong = await clientOf(second.app, null).post('/auth', { username: person.email, password: 'wrong one' });
    expect(wrong.status).toBe(401);
    const pages = [`/activity?property_id=${hotel}`, `${list}/${id}`, `${list}/${id}/versions`, `/presence/specials/${id}`];
    const textOfPages = async () =>
      JSON.stringify(await Promise.all(pages.map(async (page) => (await adminElsewhere.get(page)).body)));
    expect(await textOfPages()).toContain(updated_by.name);
    const titles = async () =>
      (await readerElsewhere.get('/notifications')).body.data.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual([expect.stringMatching(new RegExp(`^${updated_by.name} published `))]);

    expect((await admin.post(`/users/${person.id}/forget`, { confirmation: person.email })).status).toBe(204);
    expect(await status()).toBe(401);
    expect((await adminElsewhere.get(`/users/${person.id}`)).status).toBe(404);
    expect(await textOfPages()).not.toContain(updated_by.name);
    expect(await titles()).toEqual([expect.stringMatching(/^Former colleague published /)]);
    expect((await adminElsewhere.get(`/presence/specials/${id}`)).body.data).toEqual([]);

    // What the other process stored late is found by the next hourly clean-up.
    await second.app.securityNotes.flush();
    await replaceLateNames(first.services.db, new Date());
    const log = await adminElsewhere.get('/security-log?per_page=200');
    expect(log.status).toBe(200);
    expect(JSON.stringify(log.body)).not.toMatch(new RegExp(`${updated_by.name}|${person.email}`));
  });

  it('what the other was doing for a person forgotten by one does not name them after the next clean-up', async () => {
    const { admin, adminElsewhere, readerElsewhere, person, hotel, elsewhere, list } = await setUp();
    const [first, second] = [serverAt(0), serverAt(1)];
    const { last_name } = (await person.get('/profile')).body.data;
    const [locked, release] = [signal(), signal()];
    const lockingTransaction = first.services.db.transaction(async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, hotel)).for('update');
      locked.send();
      await release.received;
    });
    await locked.received;
    const publishes = elsewhere.post(list, special({ published: true }));
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await second.services.db.execute(isWaiting)).rows.length === 0);
    expect((await admin.post(`/users/${person.id}/forget`, { confirmation: person.email })).status).toBe(204);
    release.send();
    await lockingTransaction;
    expect((await publishes).status).toBe(201);

    await replaceLateNames(first.services.db, new Date());
    const pages = [
      adminElsewhere.get(`/activity?property_id=${hotel}`),
      adminElsewhere.get(list),
      readerElsewhere.get('/notifications'),
    ];
    const textOfPages = (await Promise.all(pages)).map(({ body }) => JSON.stringify(body.data));
    for (const text of textOfPages) {
      expect(text).toContain('Former colleague');
      expect(text).not.toContain(last_name);
    }
  });
});
