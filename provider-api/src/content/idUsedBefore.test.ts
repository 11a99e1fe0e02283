import { randomUUID } from 'node:crypto';
import { jpeg, upload } from '../../testing/assets';
import { binOfServer } from '../../testing/bin';
import { PASSWORD } from '../../testing/given';
import { sharedSpecial, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const keyHeader = (key: string) => ({ 'idempotency-key': key });
const USED = 'This was created before.';

onBothEngines('The id of an item that was deleted for good', (server) => {
  const { removeForGood, throwAway } = binOfServer(server);

  it('cannot be used by another property, which could read its history and would add to it', async () => {
    const [theirs, mine] = [await server().given.hotel(), await server().given.hotel()];
    const list = `/properties/${theirs}/specials`;
    const { id } = await server().given.item(list, special({ title: 'Unannounced sale' }));
    await server().admin.put(`${list}/${id}`, { title: 'Announced sale' });
    await removeForGood(`${list}/${id}`, id);
    const person = await server().given.user(['special', 'rw', mine]);
    const again = await person.post(`/properties/${mine}/specials`, special({ title: 'Mine' }), keyHeader(id));
    expect([again.status, again.body.message]).toEqual([409, USED]);
    expect((await person.get(`/properties/${mine}/specials/${id}/versions`)).status).toBe(404);
    const { body } = await server().admin.get(`/activity?property_id=${theirs}`);
    expect(JSON.stringify(body.data)).not.toContain('Mine');
  });

  it.each([
    ['/alerts', { name: 'Storm', display_as: 'header_bar', header_bar: { text: 'Stay in.' } }],
    ['/regions', { name: 'Once more' }],
    ['/properties', { type: 'restaurant', name: 'Once', url: 'https://once.example', timezone: 'America/New_York' }],
    ['/shared-specials', sharedSpecial()],
  ])('cannot be used again in %s', async (list, fields) => {
    const key = randomUUID();
    expect((await server().admin.post(list, fields, keyHeader(key))).status).toBe(201);
    await removeForGood(`${list}/${key}`, key);
    const again = await server().admin.post(list, fields, keyHeader(key));
    expect([again.status, again.body.message]).toEqual([409, USED]);
  });

  it('cannot be used again in the body of a shared special', async () => {
    const fields = { ...sharedSpecial(), id: 'summer-1' };
    expect((await server().admin.post('/shared-specials', fields)).status).toBe(201);
    await removeForGood('/shared-specials/summer-1', 'summer-1');
    expect((await server().admin.post('/shared-specials', fields)).body.message).toBe(USED);
  });

  it('cannot be used again in the library', async () => {
    const key = randomUUID();
    const put = async () => {
      const filename = await upload(server(), await jpeg(10, 10));
      return server().admin.post('/assets', { filename, name: 'Pool' }, keyHeader(key));
    };
    expect((await put()).status).toBe(201);
    await removeForGood(`/assets/${key}`, key);
    const again = await put();
    expect([again.status, again.body.message]).toEqual([409, USED]);
  });

  it('cannot be used again for a person, who would get the history of another', async () => {
    const key = randomUUID();
    const add = (email: string) =>
      server().admin.post('/users', { first_name: 'Anna', last_name: 'Lind', email, password: PASSWORD }, keyHeader(key));
    expect((await add('first.lind@house.example')).status).toBe(201);
    expect((await add('second.lind@house.example')).body.message).toBe(USED);
    expect((await server().admin.del(`/users/${key}`)).status).toBe(204);
    const again = await add('second.lind@house.example');
    expect([again.status, again.body.message]).toEqual([409, USED]);
    expect((await server().admin.get('/users?email=second.lind@house.example')).body.meta.count).toBe(0);
  });

  it('does not prevent a person without any history from creating their first item', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user(['special', 'rw', hotel]);
    const key = randomUUID();
    const list = `/properties/${hotel}/specials`;
    const { id: deleted } = await server().given.item(list, special());
    await throwAway(`${list}/${deleted}`, deleted);
    expect((await person.post(list, special(), keyHeader(key))).status).toBe(201);
    const { body } = await person.get(`${list}/${key}/versions`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['created']);
  });
});
