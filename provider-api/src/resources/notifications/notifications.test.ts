import { eq, sql } from 'drizzle-orm';
import { authority } from 'shared-kit/rules/permissions';
import type { Client } from '../../../testing/client';
import { costOf } from 'shared-kit/rules/testing/cost';
import { faq, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { readPermissions } from '../../access/users/permissions';
import { permissions, users } from '../../access/users/schema';
import { KEPT_PER_USER, notify } from './notify';
import { notifications } from './schema';

onBothEngines('Notifications', (server) => {
  const listFor = async (person: Client) => (await person.get('/notifications')).body;

  it('others who can read an item are notified when it is published or archived, newest first', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const path = `/properties/${hotel}/specials`;
    const reader = await server().given.user(['special', 'r', hotel]);
    const stranger = await server().given.user(['faq', 'r', hotel]);
    const { id } = await server().given.item(path, special({ title: 'Spa day' }));
    expect((await listFor(reader)).data).toEqual([]);
    await server().admin.put(`${path}/${id}`, { published: true });
    await server().admin.put(`${path}/${id}`, { title: 'Spa days' });
    await server().admin.put(`${path}/${id}`, { archived: true });
    const { data, meta } = await listFor(reader);
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      'Super User archived “Spa days” in The Aster',
      'Super User published “Spa day” in The Aster',
    ]);
    expect(data[0]).toMatchObject({ link: `/hotels/${hotel}/specials/${id}/edit?history=4`, read: false });
    expect(Date.parse(data[0].date)).toBeLessThanOrEqual(Date.now());
    expect(meta).toMatchObject({ count: 2, unread: 2, page: 1 });
    expect((await listFor(stranger)).data).toEqual([]);
  });

  it('only the recipient can mark a notification as read', async () => {
    const hotel = await server().given.hotel();
    const [reader, other] = [
      await server().given.user(['special', 'r', hotel]),
      await server().given.user(['special', 'r', hotel]),
    ];
    for (const title of ['One', 'Two'])
      await server().admin.post(`/properties/${hotel}/specials`, special({ title, published: true }));
    const [newest] = (await listFor(reader)).data;
    expect((await other.post(`/notifications/${newest.id}/read`)).status).toBe(404);
    expect((await reader.post(`/notifications/${newest.id}/read`)).status).toBe(204);
    expect((await reader.post(`/notifications/${newest.id}/read`)).status).toBe(204);
    const { data, meta } = await listFor(reader);
    expect([meta.unread, data.map(({ read }: { read: boolean }) => read)]).toEqual([1, [true, false]]);
    expect((await listFor(other)).meta.unread).toBe(2);
  });

  it('nobody is notified of what they did themselves', async () => {
    const hotel = await server().given.hotel();
    const editor = await server().given.user(['special', 'rw', hotel]);
    const colleague = await server().given.user(['special', 'r', hotel]);
    await editor.post(`/properties/${hotel}/specials`, special({ published: true }));
    expect((await listFor(editor)).data).toEqual([]);
    expect((await listFor(colleague)).data).toHaveLength(1);
    expect((await listFor(server().admin)).data[0].title).toMatch(/^Anna Person \d+ published “Winter by the fire” in /);
  });

  it('copies into a property make one notification per call, which links to the item or to the list', async () => {
    const [source, target] = [await server().given.hotel(), await server().given.hotel({ name: 'The Lantern' })];
    const path = `/properties/${source}/specials`;
    const reader = await server().given.user(['special', 'r', target]);
    const [firstItem, secondItem] = [await server().given.item(path, special()), await server().given.item(path, special())];
    const single = await server().admin.post(`${path}/clone`, { ids: [firstItem.id], to_property_ids: [target] });
    await server().admin.post(`${path}/clone`, { ids: [firstItem.id, secondItem.id], to_property_ids: [target] });
    const { data } = await listFor(reader);
    expect(data).toMatchObject([
      { title: 'Super User cloned 2 specials into The Lantern', link: `/hotels/${target}/specials` },
      {
        title: 'Super User cloned “Winter by the fire” into The Lantern',
        link: `/hotels/${target}/specials/${single.body.data[0].id}/edit`,
      },
    ]);
  });

  it('one call into several properties makes one notification, which names and links what its reader can read', async () => {
    const source = await server().given.hotel();
    const names = ['The Aster', 'The Lantern', 'Alder House'];
    const targets = await Promise.all(names.map((name) => server().given.hotel({ name })));
    const some = await server().given.user(['special', 'r', targets[1]], ['special', 'r', targets[2]], ['faq', 'r', targets[0]]);
    const all = await server().given.user(['special', 'r']);
    const { id } = await server().given.item(`/properties/${source}/specials`, special());
    const { body } = await server().admin.post(`/properties/${source}/specials/clone`, { ids: [id], to_property_ids: targets });
    const link = (index: number) => `/hotels/${targets[index]}/specials/${body.data[index].id}/edit`;
    const title = 'Super User cloned “Winter by the fire” into';
    expect((await listFor(some)).data).toMatchObject([{ title: `${title} The Lantern and 1 more`, link: link(1) }]);
    expect((await listFor(all)).data).toMatchObject([{ title: `${title} The Aster and 2 more`, link: link(0) }]);
  });

  it('a notification about an FAQ has its question', async () => {
    const hotel = await server().given.hotel();
    const reader = await server().given.user(['faq', 'r', hotel]);
    const category = await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Breakfast' });
    await server().given.item(`/properties/${hotel}/faqs`, faq(category.id, { published: true }));
    expect((await listFor(reader)).data[0].title).toMatch(/^Super User published “Is breakfast included\?” in /);
  });

  it("PUT /notifications/read marks only one's own notifications as read", async () => {
    const hotel = await server().given.hotel();
    const people = [await server().given.user(['special', 'r']), await server().given.user(['special', 'r'])] as const;
    await server().given.item(`/properties/${hotel}/specials`, special({ published: true }));
    expect((await people[0].put('/notifications/read')).status).toBe(204);
    const [first, second] = [await listFor(people[0]), await listFor(people[1])];
    expect(first.meta.unread).toBe(0);
    expect(first.data[0].read).toBe(true);
    expect(second.meta.unread).toBe(1);
  });

  it('PUT /notifications/read with up_to leaves those unread that came after it', async () => {
    const hotel = await server().given.hotel();
    const [reader, other] = [await server().given.user(['special', 'r']), await server().given.user(['special', 'r'])];
    const publish = (title: string) => server().given.item(`/properties/${hotel}/specials`, special({ title, published: true }));
    await publish('One');
    await publish('Two');
    const [newest] = (await listFor(reader)).data;
    await publish('Three');
    expect((await other.put('/notifications/read', { up_to: newest.id })).status).toBe(404);
    expect((await listFor(other)).meta.unread).toBe(3);
    expect((await reader.put('/notifications/read', { up_to: newest.id })).status).toBe(204);
    const { data, meta } = await listFor(reader);
    expect([meta.unread, data.map(({ read }: { read: boolean }) => read)]).toEqual([1, [false, true, true]]);
    expect((await reader.put('/notifications/read', { up_to: null })).status).toBe(204);
    expect((await listFor(reader)).meta.unread).toBe(0);
  });

  it('a change that fails sends no notifications', async () => {
    const hotel = await server().given.hotel();
    const reader = await server().given.user(['special', 'r', hotel]);
    const { status } = await server().admin.post(`/properties/${hotel}/specials`, special({ title: '', published: true }));
    expect(status).toBe(422);
    expect((await listFor(reader)).data).toEqual([]);
  });

  it('the recipients are exactly those who can read the item and see its property, whatever rights they have', async () => {
    const [here, otherHotel] = [await server().given.hotel(), await server().given.hotel()];
    const { db } = server().services;
    const resources = ['*', 'faq', 'faq_category', 'calendar', 'can_assign_alerts', 'alert', 'asset', 'special'];
    const rights = resources.flatMap((resource) =>
      [null, here, otherHotel].flatMap((permissionableId) => [
        { resource, permissionableId, r: true, w: false, x: false },
        { resource, permissionableId, r: false, w: true, x: true },
      ]),
    );
    const person = { firstName: 'One', lastName: 'Right', passwordHash: '-' };
    await db
      .insert(users)
      .values(rights.map((_right, index) => ({ ...person, id: `one-${index}`, email: `one-${index}@house.example` })));
    await db.insert(permissions).values(rights.map((right, index) => ({ ...right, userId: `one-${index}` })));
    // Reads every alert, and sees the property through another right.
    await db.insert(users).values({ ...person, id: 'two', email: 'two@house.example' });
    for (const [resource, permissionableId] of [['alert', null] as const, ['special', here] as const])
      await db.insert(permissions).values({ resource, permissionableId, r: true, w: false, x: false, userId: 'two' });
    const allUsers = await db.select({ id: users.id }).from(users);
    for (const resource of ['special', 'faq', 'faq_category', 'calendar_event', 'alert']) {
      const title = `About ${resource}`;
      await notify(db, {
        resource,
        sentence: title,
        places: [{ propertyId: here, name: 'Here', link: '/' }],
      });
      const notifiedRows = await db
        .select({ id: notifications.userId })
        .from(notifications)
        .where(eq(notifications.title, `${title} Here`));
      const expectedIds: string[] = [];
      for (const { id } of allUsers) {
        const { can } = authority(await readPermissions(db, id));
        const sees = can('READ', 'property', here) || can('READ', 'can_assign_alerts', here);
        if (can('READ', resource, here) && sees) expectedIds.push(id);
      }
      expect(notifiedRows.map(({ id }) => id).sort()).toEqual(expectedIds.sort());
    }
  });

  it('the newest 500 are kept for each user', async () => {
    const hotel = await server().given.hotel();
    const [reader, other] = [await server().given.user(['special', 'r', hotel]), await server().given.user(['faq', 'r', hotel])];
    const { db } = server().services;
    const places = [{ propertyId: hotel, name: 'Here', link: '/' }];
    const notifyReaders = (sentence: string) => notify(db, { resource: 'special', sentence, places });
    await db.execute(sql`insert into notifications (id, user_id, place, date, title, read)
      select gen_random_uuid()::text, ${reader.id}, n, now(), 'Number ' || n, true from generate_series(1, ${KEPT_PER_USER}::int) n`);
    await notify(db, { resource: 'faq', sentence: 'For others', places });
    await notifyReaders('Newer');
    await notifyReaders('Newest');
    const { body } = await reader.get('/notifications?per_page=2000');
    expect(body.meta).toMatchObject({ count: KEPT_PER_USER, unread: 2 });
    expect(body.data[0].title).toBe('Newest Here');
    expect(body.data[KEPT_PER_USER - 1].title).toBe('Number 3');
    expect((await other.get('/notifications')).body.data).toMatchObject([{ title: 'For others Here' }]);
  });

  it('a long sentence is cut, and still names the property', async () => {
    const hotel = await server().given.hotel();
    const reader = await server().given.user(['special', 'r', hotel]);
    const places = [{ propertyId: hotel, name: 'The Aster', link: '/' }];
    await notify(server().services.db, { resource: 'special', sentence: 'x'.repeat(400), places });
    const [{ title }] = (await listFor(reader)).data;
    expect(title).toBe(`${'x'.repeat(299)}… The Aster`);
  });

  it('a change that 2,000 people can read costs little more than one that nobody else can', async () => {
    const hotel = await server().given.hotel();
    const publishOne = () => server().given.item(`/properties/${hotel}/specials`, special({ published: true }));
    await publishOne();
    const [, unread] = await costOf(publishOne);
    const { db } = server().services;
    await db.execute(sql`insert into users (id, email, first_name, last_name, password_hash, version, created_at, updated_at)
      select 'many-' || n, 'many-' || n || '@house.example', 'Many', 'People', '-', 1, now(), now() from generate_series(1, 2000) n`);
    await db.execute(sql`insert into permissions (id, user_id, resource, permissionable_id, r, w, x)
      select gen_random_uuid()::text, 'many-' || n, 'special', ${hotel}, true, false, false from generate_series(1, 2000) n`);
    await db.execute(sql`insert into notifications (id, user_id, place, date, title, read)
      select gen_random_uuid()::text, 'many-' || n, p, now(), 'Before', false
      from generate_series(1, 2000) n, generate_series(1, 20) p`);
    const [, read] = await costOf(publishOne);
    expect(read / unread).toBeLessThan(20);
  });
});
