import { randomUUID } from 'node:crypto';
import { onBothEngines } from '../../../testing/server';

const slot = (fields: object = {}) => ({
  meal_type: 'Dinner',
  days_start: 'Thursday',
  days_end: 'Saturday',
  hours_start: '18:00',
  hours_end: '01:30',
  ...fields,
});

onBothEngines('Opening hours', (server) => {
  const pathOf = (restaurant: string, rest = '') => `/properties/${restaurant}/hours${rest}`;

  it('the list is empty, and then has the one record, which starts unpublished', async () => {
    const restaurant = await server().given.restaurant();
    expect((await server().admin.get(pathOf(restaurant))).body).toMatchObject({ data: [], meta: { count: 0 } });
    const created = await server().given.item(pathOf(restaurant), { message: '<p>Closed on Monday</p>', time_slots: [slot()] });
    expect(created).toMatchObject({
      published: false,
      message: '<p>Closed on Monday</p>',
      message_published: false,
      time_slots: [{ ...slot(), sort_index: 0 }],
      version: 1,
    });
    expect((await server().admin.get(pathOf(restaurant))).body).toMatchObject({ data: [created], meta: { count: 1 } });
    expect((await server().admin.get(pathOf(restaurant, `/${created.id}`))).body.data).toEqual(created);
  });

  it('are created in restaurants alone, and once under a key', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel({ name: 'The Aster' });
    const refused = await admin.post(pathOf(hotel), { time_slots: [slot()] });
    expect([refused.status, refused.body.message]).toEqual([422, 'The Aster is a hotel, which has no hours.']);
    expect((await admin.get(pathOf(hotel))).body.data).toEqual([]);
    expect((await admin.get(pathOf('none'))).status).toBe(404);
    const [restaurant, key] = [await given.restaurant(), randomUUID()];
    const create = () => admin.post(pathOf(restaurant), {}, { 'idempotency-key': key });
    const first = await create();
    expect([first.status, first.body.data.id, (await create()).status]).toEqual([201, key, 409]);
    const { data } = (await admin.get(pathOf(restaurant, `/${key}/versions`))).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['created']);
    const counts = async () =>
      Promise.all(
        ['true', 'false'].map(
          async (published) => (await admin.get(pathOf(restaurant, `?published=${published}`))).body.meta.count,
        ),
      );
    expect(await counts()).toEqual([0, 1]);
    await admin.put(pathOf(restaurant, `/${key}`), { published: true });
    expect(await counts()).toEqual([1, 0]);
  });

  it('are found in their own property alone', async () => {
    const [restaurant, other] = [await server().given.restaurant(), await server().given.restaurant()];
    const { id } = await server().given.item(pathOf(restaurant), {});
    await server().given.item(pathOf(other), {});
    for (const path of [pathOf(other, `/${id}`), pathOf(restaurant, '/none')]) {
      expect((await server().admin.get(path)).status).toBe(404);
      expect((await server().admin.put(path, { published: true })).status).toBe(404);
    }
  });

  it('readers are notified when they are published, whether they are new or not', async () => {
    for (const fields of [{ published: true }, {}]) {
      const restaurant = await server().given.restaurant({ name: 'The Larder' });
      const reader = await server().given.user(['hour', 'r', restaurant]);
      const { id } = await server().given.item(pathOf(restaurant), { time_slots: [slot()], ...fields });
      await server().admin.put(pathOf(restaurant, `/${id}`), { published: true });
      expect((await reader.get('/notifications')).body.data).toMatchObject([
        {
          title: 'Super User published the opening hours in The Larder',
          link: `/restaurants/${restaurant}/hours?history=${fields.published ? 1 : 2}`,
        },
      ]);
    }
  });

  it('a second record is refused, and the record cannot be deleted', async () => {
    const restaurant = await server().given.restaurant();
    const created = await server().given.item(pathOf(restaurant), {});
    expect(created.time_slots).toEqual([]);
    const { status, body } = await server().admin.post(pathOf(restaurant), {});
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await server().admin.del(pathOf(restaurant, `/${created.id}`))).status).toBe(404);
    expect((await server().admin.get(pathOf(restaurant))).body.meta.count).toBe(1);
  });

  it('when two people create the hours at the same time there is one record', async () => {
    const restaurant = await server().given.restaurant();
    const answers = await Promise.all([1, 2, 3].map(() => server().admin.post(pathOf(restaurant), {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('slots are stored in their order, without other fields', async () => {
    const restaurant = await server().given.restaurant();
    const { id } = await server().given.item(pathOf(restaurant), {});
    const sent = [
      slot({ meal_type: 'Bar', sort_index: 1 }),
      slot({ meal_type: 'Brunch', sort_index: 0, id: 'local-1', created: true }),
    ];
    const { status, body } = await server().admin.put(pathOf(restaurant, `/${id}`), { time_slots: sent });
    expect(status).toBe(200);
    expect(body.data.time_slots).toEqual([
      { ...slot({ meal_type: 'Brunch' }), sort_index: 0 },
      { ...slot({ meal_type: 'Bar' }), sort_index: 1 },
    ]);
    expect(body.data.version).toBe(2);
  });

  it('custom texts are kept, empty ones get the default, and a day must be a weekday', async () => {
    const restaurant = await server().given.restaurant();
    const ownSlot = slot({ meal_type: 'Oyster Hour', hours_start: 'Sundown', hours_end: 'Late' });
    const created = await server().given.item(pathOf(restaurant), {
      time_slots: [ownSlot, { meal_type: '', days_start: '', days_end: '' }],
    });
    expect(created.time_slots).toEqual([
      { ...ownSlot, sort_index: 0 },
      {
        meal_type: 'Breakfast',
        days_start: 'Monday',
        days_end: 'Sunday',
        hours_start: '07:00',
        hours_end: '12:00',
        sort_index: 1,
      },
    ]);
    const { status, body } = await server().admin.put(pathOf(restaurant, `/${created.id}`), {
      time_slots: [slot({ days_start: 'Someday' })],
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['time_slots.0.days_start']);
  });

  it('a change affects only the fields that were sent; an outdated one is refused with the current record', async () => {
    const restaurant = await server().given.restaurant();
    const { id } = await server().given.item(pathOf(restaurant), { message: '<p>Hello</p>', time_slots: [slot()] });
    const { body } = await server().admin.put(pathOf(restaurant, `/${id}`), { published: true });
    expect(body.data).toMatchObject({ published: true, message: '<p>Hello</p>', time_slots: [slot()] });
    const stale = await server().admin.put(pathOf(restaurant, `/${id}`), { published: false }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toEqual(body.data);
  });

  it('a message of empty paragraphs is stored as none', async () => {
    const restaurant = await server().given.restaurant();
    const { id, message } = await server().given.item(pathOf(restaurant), { message: '<p><br></p>', time_slots: [slot()] });
    expect(message).toBeNull();
    const { body } = await server().admin.put(pathOf(restaurant, `/${id}`), { message: '<p>&nbsp;</p>' });
    expect([body.data.message, body.data.version]).toEqual([null, 1]);
  });

  it('an API token sees only published hours, and their message only if that is published', async () => {
    const restaurant = await server().given.restaurant();
    const token = await server().given.item('/tokens', { name: 'Site', property_id: [restaurant] });
    const site = server().as(token.value);
    const { id } = await server().given.item(pathOf(restaurant), {
      message: '<p>Closed for a wedding</p>',
      message_published: true,
      time_slots: [slot()],
    });
    const change = (body: object) => server().admin.put(pathOf(restaurant, `/${id}`), body);
    expect((await site.get(pathOf(restaurant))).body).toMatchObject({ data: [], meta: { count: 0 } });
    expect((await site.get(pathOf(restaurant, `/${id}`))).status).toBe(404);
    await change({ published: true });
    expect((await site.get(pathOf(restaurant))).body.data[0].message).toBe('<p>Closed for a wedding</p>');
    await change({ message_published: false });
    expect((await site.get(pathOf(restaurant))).body.data[0]).toMatchObject({ message: null, time_slots: [slot()] });
    expect((await site.get(pathOf(restaurant, `/${id}`))).body.data.message).toBeNull();
  });
});
