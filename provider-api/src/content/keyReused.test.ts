import { randomUUID } from 'node:crypto';
import { binOfServer } from '../../testing/bin';
import { lastMailTo, resetTokenIn } from '../../testing/mails';
import { accommodation, faq, sharedSpecial, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const keyHeader = (key: string) => ({ 'idempotency-key': key });

onBothEngines('An idempotency key that was used before', (server) => {
  const { removeForGood } = binOfServer(server);

  it('leaves out copies that were deleted for good, and returns the others', async () => {
    const { admin, given } = server();
    const [hotel, other] = [await given.hotel(), await given.hotel()];
    const list = `/properties/${hotel}/specials`;
    const ids = [(await given.item(list, special())).id, (await given.item(list, special())).id];
    const key = randomUUID();
    const clone = () => admin.post(`${list}/clone`, { ids, to_property_ids: [other] }, keyHeader(key));
    const made = (await clone()).body.data;
    expect(made).toHaveLength(2);
    await removeForGood(`/properties/${other}/specials/${made[0].id}`, made[0].id);
    expect((await clone()).body.data).toEqual([made[1]]);
    expect((await admin.get(`/properties/${other}/specials`)).body.meta.count).toBe(1);
  });

  it('changes nothing that somebody else created or changed', async () => {
    const { admin, given } = server();
    const colleague = await given.user(['*', 'rwx']);
    const hotel = await given.hotel();
    for (const [path, fields, others] of [
      [`/properties/${hotel}/specials`, special({ title: 'Mine' }), special({ title: 'Theirs' })],
      ['/regions', { name: 'My coast' }, { name: 'Their coast' }],
      ['/tokens', { name: 'Mine', property_id: '*' }, { name: 'Theirs', property_id: '*' }],
    ] as const) {
      const key = randomUUID();
      const item = (await admin.post(path, fields, keyHeader(key))).body.data;
      const answer = await colleague.post(path, others, keyHeader(key));
      expect([path, answer.status]).toEqual([path, 409]);
      const { data } = (await admin.get(path)).body;
      expect(data.find(({ id }: { id: string }) => id === (item.id ?? key))).toMatchObject({ version: 1 });
    }
  });

  it.each([
    ['/tokens', { name: 'Site', property_id: '*' }],
    ['/users', { first_name: 'Anna', last_name: 'Lind', email: 'anna.lind@house.example', password: 'correct horse' }],
  ])('creates one of %s even if it was used for another kind', async (path, fields) => {
    const { admin } = server();
    const key = randomUUID();
    expect((await admin.post('/regions', { name: path }, keyHeader(key))).status).toBe(201);
    expect((await admin.post(path, fields, keyHeader(key))).status).toBe(201);
  });

  it('says so before the values are checked, even those that only the item itself has', async () => {
    const { admin, given } = server();
    const [hotel, restaurant] = [await given.hotel(), await given.restaurant()];
    for (const [list, fields] of [
      [`/properties/${hotel}/faq-categories`, { name: 'Once' }],
      [`/properties/${hotel}/calendars`, { name: 'Once', color: '#0a7a4b' }],
      [`/properties/${restaurant}/hours`, {}],
      ['/shared-specials', sharedSpecial()],
    ] as const) {
      const headers = keyHeader(randomUUID());
      expect([list, (await admin.post(list, fields, headers)).status]).toEqual([list, 201]);
      const { status, body } = await admin.post(list, fields, headers);
      expect([list, status, body.message, body.fields]).toEqual([list, 409, 'This was created before.', {}]);
    }
  });

  it('finds the copy that Duplicate made, although its source was deleted since', async () => {
    const { admin, given } = server();
    const list = `/properties/${await given.hotel()}/specials`;
    const { id } = await given.item(list, special());
    const [headers, duplicate] = [keyHeader(randomUUID()), `${list}/${id}/duplicate`];
    expect((await admin.post(duplicate, {}, headers)).status).toBe(201);
    await admin.del(`${list}/${id}`);
    expect((await admin.post(duplicate, {}, headers)).body.message).toBe('This was created before.');
    expect((await admin.post(duplicate, {}, keyHeader(randomUUID()))).status).toBe(404);
  });

  it('does not say that an item is in the bin when it is one of another kind that is', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const key = randomUUID();
    expect((await admin.post('/regions', { name: 'In the bin' }, keyHeader(key))).status).toBe(201);
    await admin.del(`/regions/${key}`);
    const { status, body } = await admin.post(`/properties/${hotel}/specials`, special(), keyHeader(key));
    expect([status, body.message]).toEqual([409, 'Something else has this id, and is in the bin now. Choose another id.']);
    const shared = await admin.post('/shared-specials', { ...sharedSpecial(), id: key });
    expect([shared.status, shared.body.message]).toEqual([409, body.message]);
  });

  it('finds the person who was invited with it, and nobody else', async () => {
    const { admin, given } = server();
    const fields = { first_name: 'Ida', last_name: 'Lind', email: 'ida.lind@house.example', generate_password: true };
    const [key, otherKey] = [randomUUID(), randomUUID()];
    const invite = (change: object = {}, usedKey = key) => admin.post('/users', { ...fields, ...change }, keyHeader(usedKey));
    expect((await invite()).body.data.id).toBe(key);
    expect([(await invite()).status, (await invite()).body.data.id]).toEqual([201, key]);
    const colleague = await given.user(['*', 'rwx']);
    expect((await colleague.post('/users', fields, keyHeader(key))).status).toBe(409);
    for (const [change, usedKey] of [
      [{}, otherKey],
      [{ first_name: 'Eva' }, key],
      [{ last_name: 'Berg' }, key],
      [{ email: 'eva.lind@house.example' }, key],
      [{ generate_password: false, password: 'correct horse' }, key],
    ] as const)
      expect([change, (await invite(change, usedKey)).status]).toEqual([change, 409]);
    expect((await admin.put(`/users/${key}`, { last_name: 'Berg' })).status).toBe(200);
    expect((await admin.put(`/users/${key}`, { last_name: 'Lind' })).status).toBe(200);
    expect((await invite()).status).toBe(409);
  });

  it('does not find a person who has chosen a password since', async () => {
    const { admin, nobody, services } = server();
    const fields = { first_name: 'Eva', last_name: 'Lund', email: 'eva.lund@house.example', generate_password: true };
    const headers = keyHeader(randomUUID());
    expect((await admin.post('/users', fields, headers)).status).toBe(201);
    const token = resetTokenIn(await lastMailTo(services, fields.email));
    expect((await nobody.put(`/passwords/${token}`, { password: 'chosen by Eva' })).status).toBe(204);
    expect((await admin.post('/users', fields, headers)).status).toBe(409);
  });

  it('creates another item when it is used for another kind, because ids are unique only within a kind', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const key = randomUUID();
    const category = (await given.item(`/properties/${hotel}/faq-categories`, { name: 'Stay' })).id;
    const bodies = { specials: special(), accommodations: accommodation(), faqs: faq(category) };
    for (const [kind, fields] of Object.entries(bodies))
      expect((await admin.post(`/properties/${hotel}/${kind}`, fields, keyHeader(key))).status).toBe(201);
    const path = `/properties/${hotel}/specials/${key}`;
    for (const change of [{ title: 'Renamed' }, { title: 'Renamed and archived', archived: true }])
      expect((await admin.put(path, change)).status).toBe(200);
    const named = (await admin.get(`/activity?property_id=${hotel}&kind=accommodations`)).body.data;
    expect(named.map(({ name }: { name: string }) => name)).toEqual(['Garden room']);
    await removeForGood(path, key);
    for (const kind of ['accommodations', 'faqs']) {
      const { data } = (await admin.get(`/properties/${hotel}/${kind}/${key}/versions`)).body;
      expect(data.map(({ action }: { action: string }) => action)).toEqual(['created']);
    }
  });
});
