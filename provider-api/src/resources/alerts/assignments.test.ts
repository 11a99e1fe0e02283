import { onBothEngines } from '../../../testing/server';

onBothEngines('Alert assignments', (server) => {
  const make = (name = 'Pool closed', fields: object = {}) => server().given.item('/alerts', { name, ...fields });
  const assign = (body: object) => server().admin.put('/alerts/assign', body);
  const rowOf = async (property: string) => {
    const { body } = await server().admin.get('/alerts/assigned?per_page=2000');
    return body.data.find((row: { property: { id: string } }) => row.property.id === property);
  };

  it('an alert is assigned with both ids, and unassigned with only the id of the property', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const { id } = await make();
    const property = { id: hotel, name: 'The Aster', type: 'hotel' };
    expect(await rowOf(hotel)).toEqual({ property, alert: null, override: false });
    const { status, body } = await assign({ property_id: hotel, alert_id: id });
    expect(status).toBe(200);
    expect(body.data).toEqual({ property, alert: { id, name: 'Pool closed' }, override: false });
    expect(await rowOf(hotel)).toEqual(body.data);
    expect((await assign({ property_id: hotel })).status).toBe(200);
    expect((await rowOf(hotel)).alert).toBeNull();
    await assign({ property_id: hotel, alert_id: id });
    await assign({ property_id: hotel, alert_id: null });
    expect((await rowOf(hotel)).alert).toBeNull();
  });

  it('what is assigned to one property leaves that of another as it is', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await make();
    for (const property_id of [hotel, other]) await assign({ property_id, alert_id: id });
    const change = async (body: object) => {
      expect((await assign({ property_id: hotel, ...body })).status).toBe(200);
      return [(await rowOf(hotel)).override, (await rowOf(other)).override, (await rowOf(other)).alert?.id];
    };
    expect(await change({ override: true })).toEqual([true, false, id]);
    expect(await change({ alert_id: null })).toEqual([false, false, id]);
  });

  it('an alert lists the properties to which it is assigned directly', async () => {
    const hotel = await server().given.hotel({ name: 'Alder House' });
    const restaurant = await server().given.restaurant({ name: 'Marlowes' });
    const { id } = await make();
    for (const property_id of [restaurant, hotel]) await assign({ property_id, alert_id: id });
    await server().admin.put(`/alerts/${id}/global`);
    expect((await server().admin.get(`/alerts/${id}`)).body.data.properties).toEqual([
      { id: hotel, name: 'Alder House', type: 'hotel' },
      { id: restaurant, name: 'Marlowes', type: 'restaurant' },
    ]);
    const other = await make('On no property');
    const { data } = (await server().admin.get('/alerts?per_page=2000')).body;
    const listed = new Map(data.map((alert: { id: string; properties: unknown[] }) => [alert.id, alert.properties.length]));
    expect([listed.get(id), listed.get(other.id)]).toEqual([2, 0]);
    const scoped = await server().given.user(['can_assign_alerts', 'rwx', hotel]);
    expect((await scoped.get(`/alerts/${id}`)).body.data.properties).toHaveLength(1);
  });

  it('an alert counts properties hidden from the caller, and is deleted only if the expected number includes them', async () => {
    const [ownHotel, otherHotel] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await make();
    for (const property_id of [ownHotel, otherHotel]) await assign({ property_id, alert_id: id });
    const person = await server().given.user(['alert', 'rwx'], ['can_assign_alerts', 'rw', ownHotel]);
    const { properties, hidden_properties } = (await person.get(`/alerts/${id}`)).body.data;
    expect([properties.length, hidden_properties]).toEqual([1, 1]);
    expect((await server().admin.get(`/alerts/${id}`)).body.data.hidden_properties).toBe(0);
    const refused = await person.del(`/alerts/${id}?expected_properties=1`);
    expect([refused.status, refused.body.current.hidden_properties]).toEqual([412, 1]);
    expect((await person.del(`/alerts/${id}?expected_properties=2`)).status).toBe(204);
  });

  it('override can be set only where an alert is assigned, and is kept when another alert is assigned', async () => {
    const hotel = await server().given.hotel();
    const [first, second] = [await make('First'), await make('Second')];
    const refused = await assign({ property_id: hotel, override: true });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('conflict');
    await assign({ property_id: hotel, alert_id: first.id });
    expect((await assign({ property_id: hotel, override: true })).body.data).toMatchObject({
      override: true,
      alert: { id: first.id },
    });
    expect((await assign({ property_id: hotel, alert_id: second.id })).body.data).toMatchObject({
      override: true,
      alert: { id: second.id },
    });
    await assign({ property_id: hotel });
    expect((await assign({ property_id: hotel, alert_id: first.id })).body.data.override).toBe(false);
    expect((await assign({ property_id: hotel, alert_id: first.id, override: true })).body.data.override).toBe(true);
  });

  it('an unknown, archived or missing id is refused', async () => {
    const hotel = await server().given.hotel();
    const old = await make('Old', { archived: true });
    expect((await assign({ property_id: hotel, alert_id: 'nowhere' })).status).toBe(404);
    expect((await assign({ property_id: 'nowhere', alert_id: old.id })).status).toBe(404);
    expect((await assign({ property_id: hotel, alert_id: old.id })).status).toBe(422);
    expect((await assign({ alert_id: old.id })).body.fields).toEqual({ property_id: 'Required!' });
    expect((await server().admin.put(`/alerts/${old.id}/global`)).status).toBe(422);
    expect((await server().admin.put('/alerts/nowhere/global')).status).toBe(404);
  });

  it('an archived property keeps its alert, which can be removed, and gets no other', async () => {
    const hotel = await server().given.hotel({ name: 'The Larch' });
    const [first, second] = [await make('First'), await make('Second')];
    await assign({ property_id: hotel, alert_id: first.id });
    await server().admin.put(`/properties/${hotel}`, { archived: true });
    const refused = await assign({ property_id: hotel, alert_id: second.id });
    expect([refused.status, refused.body.message, refused.body.fields]).toEqual([
      422,
      'The Larch is archived. Unarchive it first.',
      { property_id: 'This property is archived.' },
    ]);
    expect((await assign({ property_id: hotel, alert_id: first.id, override: true })).body.data).toMatchObject({
      alert: { id: first.id },
      override: true,
    });
    expect((await assign({ property_id: hotel })).body.data.alert).toBeNull();
    expect((await assign({ property_id: hotel, alert_id: first.id })).status).toBe(422);
  });

  it.each([
    ['archiving', (id: string) => server().admin.put(`/alerts/${id}`, { archived: true })],
    ['deleting', (id: string) => server().admin.del(`/alerts/${id}`)],
  ])('%s an alert leaves another one where it is shown', async (_how, withdraw) => {
    const hotel = await server().given.hotel();
    const [{ id }, { id: shown }] = [await make(), await make()];
    await assign({ property_id: hotel, alert_id: shown, override: true });
    await server().admin.put(`/alerts/${shown}/global`);
    expect((await withdraw(id)).status).toBeLessThan(300);
    expect(await rowOf(hotel)).toMatchObject({ alert: { id: shown }, override: true });
    expect((await server().admin.get('/alerts/global')).body.data).toMatchObject({ id: shown });
  });

  it.each([
    ['archiving', (id: string) => server().admin.put(`/alerts/${id}`, { archived: true })],
    ['deleting', (id: string) => server().admin.del(`/alerts/${id}`)],
  ])('%s an alert unassigns it from its properties and as the global alert', async (_how, withdraw) => {
    const hotel = await server().given.hotel();
    const { id } = await make();
    await assign({ property_id: hotel, alert_id: id, override: true });
    await server().admin.put(`/alerts/${id}/global`);
    await withdraw(id);
    expect(await rowOf(hotel)).toMatchObject({ alert: null, override: false });
    expect((await server().admin.get('/alerts/global')).body.data).toBeNull();
  });

  it('a change that expects another alert than the present one is refused and changes nothing', async () => {
    const hotel = await server().given.hotel();
    const [first, second] = [await make('First'), await make('Second')];
    const none = { alert_id: null };
    expect((await assign({ property_id: hotel, alert_id: first.id, expected: none })).status).toBe(200);
    const late = await assign({ property_id: hotel, alert_id: second.id, expected: none });
    expect([late.status, late.body.current.alert.id]).toEqual([412, first.id]);
    const flag = { alert_id: first.id, override: true };
    expect((await assign({ property_id: hotel, expected: flag })).status).toBe(412);
    expect((await rowOf(hotel)).alert.id).toBe(first.id);
    expect((await assign({ property_id: hotel, expected: { alert_id: first.id, override: false } })).status).toBe(200);
    expect((await rowOf(hotel)).alert).toBeNull();

    const global = async () => (await server().admin.get('/alerts/global')).body.data?.id ?? 'none';
    const before = await global();
    expect((await server().admin.put(`/alerts/${first.id}/global?expected=${before}`)).status).toBe(200);
    expect((await server().admin.put(`/alerts/${second.id}/global?expected=${before}`)).status).toBe(412);
    expect((await server().admin.del(`/alerts/global?expected=${second.id}`)).status).toBe(412);
    expect(await global()).toBe(first.id);
    expect((await server().admin.del(`/alerts/global?expected=${first.id}`)).status).toBe(204);
    expect((await server().admin.del('/alerts/global?expected=none')).status).toBe(204);
  });

  it('deleting an alert is refused if its assignments have changed since they were shown', async () => {
    const hotel = await server().given.hotel();
    const { id } = await make();
    const remove = (query: string) => server().admin.del(`/alerts/${id}?${query}`);
    await assign({ property_id: hotel, alert_id: id });
    const unassigned = await remove('expected_properties=0&expected_global=false');
    expect([unassigned.status, unassigned.body.current.properties.length]).toEqual([412, 1]);
    await server().admin.put(`/alerts/${id}/global`);
    expect((await remove('expected_properties=1&expected_global=false')).status).toBe(412);
    expect((await rowOf(hotel)).alert.id).toBe(id);
    expect((await remove('expected_properties=1&expected_global=true')).status).toBe(204);
  });

  it('hotels and restaurants are listed by name, in pages, without archived ones', async () => {
    for (const name of ['Zz 1', 'Zz 3']) await server().given.hotel({ name });
    await server().given.restaurant({ name: 'Zz 2' });
    const archived = await server().given.hotel({ name: 'Zz 0' });
    await server().admin.put(`/properties/${archived}`, { archived: true });
    const page = async (number: number) =>
      (await server().admin.get(`/alerts/assigned?name=i%%zz&per_page=2&page=${number}`)).body;
    const [firstPage, secondPage] = [await page(1), await page(2)];
    const listedNames = [...firstPage.data, ...secondPage.data].map(({ property }) => property.name);
    expect(listedNames).toEqual(['Zz 1', 'Zz 2', 'Zz 3']);
    expect(firstPage.meta).toMatchObject({ count: 3, total_pages: 2 });
    expect(firstPage.meta.links.next).toContain('page=2');
  });

  it('the list can be filtered to properties with or without an alert of their own, and ordered by which wins', async () => {
    for (const name of ['Yy 1', 'Yy 2']) await server().given.hotel({ name });
    const given = await server().given.hotel({ name: 'Yy 3' });
    await assign({ property_id: given, alert_id: (await make()).id });
    const names = async (query: string) => {
      const { body } = await server().admin.get(`/alerts/assigned?name=i%%yy&${query}`);
      return [body.meta.count, body.data.map((row: { property: { name: string } }) => row.property.name)];
    };
    await assign({ property_id: given, override: true });
    expect(await names('order_by=override:DESC,name')).toEqual([3, ['Yy 3', 'Yy 1', 'Yy 2']]);
    expect(await names('assigned=true')).toEqual([1, ['Yy 3']]);
    expect(await names('assigned=false&type=hotel')).toEqual([2, ['Yy 1', 'Yy 2']]);
    expect(await names('assigned=true&type=restaurant')).toEqual([0, []]);
  });

  it('a new assignment is announced to others who can read alerts there, but repeating it is not', async () => {
    const hotel = await server().given.hotel({ name: 'The Lantern' });
    const other = await server().given.hotel({ name: 'The Beacon' });
    const reader = await server().given.user(['can_assign_alerts', 'r', hotel], ['can_assign_alerts', 'r', other]);
    const { id } = await make();
    for (const property_id of [hotel, hotel, other]) await assign({ property_id, alert_id: id });
    const { data } = (await reader.get('/notifications')).body;
    const link = `/hotels/alerts/${id}/edit`;
    expect(data).toMatchObject([
      { title: 'Super User assigned the alert “Pool closed” to The Beacon', link },
      { title: 'Super User assigned the alert “Pool closed” to The Lantern', link },
    ]);
    await assign({ property_id: hotel, alert_id: (await make('Snow')).id });
    const [newest] = (await reader.get('/notifications')).body.data;
    expect(newest.title).toBe('Super User assigned the alert “Snow” to The Lantern');
  });

  it('when people assign and archive an alert at the same time, no archived alert stays assigned', async () => {
    const hotel = await server().given.hotel();
    for (let times = 0; times < 5; times += 1) {
      const { id } = await make();
      const both = await Promise.all([
        assign({ property_id: hotel, alert_id: id }),
        server().admin.put(`/alerts/${id}`, { archived: true }),
      ]);
      expect(both.map(({ status }) => status).every((status) => status === 200 || status === 422)).toBe(true);
      expect((await rowOf(hotel)).alert).toBeNull();
    }
  });
});
