import { eq, sql } from 'drizzle-orm';
import { authority } from 'shared-kit/rules/permissions';
import type { Client } from '../../../testing/client';
import { faq, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { readPermissions } from '../../access/users/permissions';
import { permissions, users } from '../../access/users/schema';
import { KEPT, notify } from './notify';
import { notifications } from './schema';

onBothEngines('Notifications', (server) => {
  const of = async (person: Client) => (await person.get('/notifications')).body;

  it('a published, then archived item is told to the others who read it, newest first', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const at = `/properties/${hotel}/specials`;
    const reader = await server().given.user(['special', 'r', hotel]);
    const stranger = await server().given.user(['faq', 'r', hotel]);
    const { id } = await server().given.item(at, special({ title: 'Spa day' }));
    expect((await of(reader)).data).toEqual([]);
    await server().admin.put(`${at}/${id}`, { published: true });
    await server().admin.put(`${at}/${id}`, { title: 'Spa days' });
    await server().admin.put(`${at}/${id}`, { archived: true });
    const { data, meta } = await of(reader);
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      'Super User archived “Spa days” in The Aster',
      'Super User published “Spa day” in The Aster',
    ]);
    expect(data[0]).toMatchObject({ link: `/hotels/${hotel}/specials/${id}/edit?history=4`, read: false });
    expect(Date.parse(data[0].date)).toBeLessThanOrEqual(Date.now());
    expect(meta).toMatchObject({ count: 2, unread: 2, page: 1 });
    expect((await of(stranger)).data).toEqual([]);
  });

  it('one is marked as read by the person it was told to, and by nobody else', async () => {
    const hotel = await server().given.hotel();
    const [reader, other] = [
      await server().given.user(['special', 'r', hotel]),
      await server().given.user(['special', 'r', hotel]),
    ];
    for (const title of ['One', 'Two'])
      await server().admin.post(`/properties/${hotel}/specials`, special({ title, published: true }));
    const [newest] = (await of(reader)).data;
    expect((await other.post(`/notifications/${newest.id}/read`)).status).toBe(404);
    expect((await reader.post(`/notifications/${newest.id}/read`)).status).toBe(204);
    expect((await reader.post(`/notifications/${newest.id}/read`)).status).toBe(204);
    const { data, meta } = await of(reader);
    expect([meta.unread, data.map(({ read }: { read: boolean }) => read)]).toEqual([1, [true, false]]);
    expect((await of(other)).meta.unread).toBe(2);
  });

  it('nobody is told what they did themselves', async () => {
    const hotel = await server().given.hotel();
    const editor = await server().given.user(['special', 'rw', hotel]);
    const colleague = await server().given.user(['special', 'r', hotel]);
    await editor.post(`/properties/${hotel}/specials`, special({ published: true }));
    expect((await of(editor)).data).toEqual([]);
    expect((await of(colleague)).data).toHaveLength(1);
    expect((await of(server().admin)).data[0].title).toMatch(/^Anna Person \d+ published “Winter by the fire” in /);
  });

  it('copies that come into a property are told once for a call, with a link to the item or to the list', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel({ name: 'The Lantern' })];
    const at = `/properties/${from}/specials`;
    const reader = await server().given.user(['special', 'r', to]);
    const [one, two] = [await server().given.item(at, special()), await server().given.item(at, special())];
    const single = await server().admin.post(`${at}/clone`, { ids: [one.id], to_property_ids: [to] });
    await server().admin.post(`${at}/clone`, { ids: [one.id, two.id], to_property_ids: [to] });
    const { data } = await of(reader);
    expect(data).toMatchObject([
      { title: 'Super User cloned 2 specials into The Lantern', link: `/hotels/${to}/specials` },
      {
        title: 'Super User cloned “Winter by the fire” into The Lantern',
        link: `/hotels/${to}/specials/${single.body.data[0].id}/edit`,
      },
    ]);
  });

  it('one call into several properties is one notification, which names and links what its reader reads', async () => {
    const from = await server().given.hotel();
    const names = ['The Aster', 'The Lantern', 'Alder House'];
    const to = await Promise.all(names.map((name) => server().given.hotel({ name })));
    const some = await server().given.user(['special', 'r', to[1]], ['special', 'r', to[2]], ['faq', 'r', to[0]]);
    const all = await server().given.user(['special', 'r']);
    const { id } = await server().given.item(`/properties/${from}/specials`, special());
    const { body } = await server().admin.post(`/properties/${from}/specials/clone`, { ids: [id], to_property_ids: to });
    const link = (index: number) => `/hotels/${to[index]}/specials/${body.data[index].id}/edit`;
    const title = 'Super User cloned “Winter by the fire” into';
    expect((await of(some)).data).toMatchObject([{ title: `${title} The Lantern and 1 more`, link: link(1) }]);
    expect((await of(all)).data).toMatchObject([{ title: `${title} The Aster and 2 more`, link: link(0) }]);
  });

  it('a FAQ is named by its question', async () => {
    const hotel = await server().given.hotel();
    const reader = await server().given.user(['faq', 'r', hotel]);
    const category = await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Breakfast' });
    await server().given.item(`/properties/${hotel}/faqs`, faq(category.id, { published: true }));
    expect((await of(reader)).data[0].title).toMatch(/^Super User published “Is breakfast included\?” in /);
  });

  it('PUT /notifications/read marks the own ones as read and no others', async () => {
    const hotel = await server().given.hotel();
    const people = [await server().given.user(['special', 'r']), await server().given.user(['special', 'r'])] as const;
    await server().given.item(`/properties/${hotel}/specials`, special({ published: true }));
    expect((await people[0].put('/notifications/read')).status).toBe(204);
    const [first, second] = [await of(people[0]), await of(people[1])];
    expect(first.meta.unread).toBe(0);
    expect(first.data[0].read).toBe(true);
    expect(second.meta.unread).toBe(1);
  });

  it('a change that fails tells nothing', async () => {
    const hotel = await server().given.hotel();
    const reader = await server().given.user(['special', 'r', hotel]);
    const { status } = await server().admin.post(`/properties/${hotel}/specials`, special({ title: '', published: true }));
    expect(status).toBe(422);
    expect((await of(reader)).data).toEqual([]);
  });

  it('those who are told are those whom the rule of the rights lets read, whatever rights they have', async () => {
    const [here, there] = [await server().given.hotel(), await server().given.hotel()];
    const { db } = server().services;
    const resources = ['*', 'faq', 'faq_category', 'calendar', 'can_assign_alerts', 'alert', 'asset', 'special'];
    const rights = resources.flatMap((resource) =>
      [null, here, there].flatMap((permissionableId) => [
        { resource, permissionableId, r: true, w: false, x: false },
        { resource, permissionableId, r: false, w: true, x: true },
      ]),
    );
    const person = { firstName: 'One', lastName: 'Right', passwordHash: '-' };
    await db
      .insert(users)
      .values(rights.map((_right, index) => ({ ...person, id: `one-${index}`, email: `one-${index}@house.example` })));
    await db.insert(permissions).values(rights.map((right, index) => ({ ...right, userId: `one-${index}` })));
    const everybody = await db.select({ id: users.id }).from(users);
    for (const resource of ['special', 'faq', 'faq_category', 'calendar_event', 'alert']) {
      const title = `About ${resource}`;
      await notify(db, {
        actorId: 'somebody else',
        resource,
        sentence: title,
        places: [{ propertyId: here, name: 'Here', link: '/' }],
      });
      const told = await db
        .select({ id: notifications.userId })
        .from(notifications)
        .where(eq(notifications.title, `${title} Here`));
      const wanted: string[] = [];
      for (const { id } of everybody) {
        if (authority(await readPermissions(db, id)).can('READ', resource, here)) wanted.push(id);
      }
      expect(told.map(({ id }) => id).sort()).toEqual(wanted.sort());
    }
  });

  it('the newest 500 are kept for each user', async () => {
    const hotel = await server().given.hotel();
    const reader = await server().given.user(['special', 'r', hotel]);
    const { db } = server().services;
    const places = [{ propertyId: hotel, name: 'Here', link: '/' }];
    const tell = (sentence: string) => notify(db, { actorId: '', resource: 'special', sentence, places });
    await db.execute(sql`insert into notifications (id, user_id, place, date, title, read)
      select gen_random_uuid()::text, ${reader.id}, n, now(), 'Number ' || n, true from generate_series(1, ${KEPT}::int) n`);
    await tell('Newer');
    await tell('Newest');
    const { body } = await reader.get('/notifications?per_page=2000');
    expect(body.meta).toMatchObject({ count: KEPT, unread: 2 });
    expect(body.data[0].title).toBe('Newest Here');
    expect(body.data[KEPT - 1].title).toBe('Number 3');
  });

  it('is quick with many users: 2,000 people read the change', async () => {
    const hotel = await server().given.hotel();
    const { db } = server().services;
    await db.execute(sql`insert into users (id, email, first_name, last_name, password_hash, version, created_at, updated_at)
      select 'many-' || n, 'many-' || n || '@house.example', 'Many', 'People', '-', 1, now(), now() from generate_series(1, 2000) n`);
    await db.execute(sql`insert into permissions (id, user_id, resource, permissionable_id, r, w, x)
      select gen_random_uuid()::text, 'many-' || n, 'special', ${hotel}, true, false, false from generate_series(1, 2000) n`);
    await db.execute(sql`insert into notifications (id, user_id, place, date, title, read)
      select gen_random_uuid()::text, 'many-' || n, p, now(), 'Before', false
      from generate_series(1, 2000) n, generate_series(1, 20) p`);
    const began = Date.now();
    await server().given.item(`/properties/${hotel}/specials`, special({ published: true }));
    expect(Date.now() - began).toBeLessThan(3_000);
  });
});
