import { randomUUID } from 'node:crypto';
import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const named = (key: string) => ({ 'idempotency-key': key });

onBothEngines('What is created under a key of the client', (server) => {
  it('is there once, however often it is sent: the key is its id', async () => {
    const hotel = await server().given.hotel();
    const [list, key] = [`/properties/${hotel}/specials`, randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => server().admin.post(list, special(), named(key))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await server().admin.get(list);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([key]);
    const next = await server().admin.put(`${list}/${key}`, { title: 'As typed since' }, { 'if-match': '"1"' });
    expect([next.status, next.body.data.version]).toEqual([200, 2]);
  });

  it('alerts and properties too', async () => {
    const house = { type: 'restaurant', name: 'Once', url: 'https://once.example', timezone: 'America/New_York' };
    for (const [list, fields] of [
      ['/alerts', { name: 'Storm', display_as: 'header_bar', header_bar: { text: 'Stay in.' } }],
      ['/properties', house],
    ] as const) {
      const key = randomUUID();
      const answers = await Promise.all([1, 2].map(() => server().admin.post(list, fields, named(key))));
      expect([list, ...answers.map(({ status }) => status).sort()]).toEqual([list, 201, 409]);
      expect((await server().admin.get(`${list}/${key}`)).status).toBe(200);
    }
  });

  it('opening hours too', async () => {
    const restaurant = await server().given.restaurant();
    const [list, key] = [`/properties/${restaurant}/hours`, randomUUID()];
    expect((await server().admin.post(list, {}, named(key))).body.data.id).toBe(key);
    expect((await server().admin.post(list, {}, named(key))).status).toBe(409);
  });

  it('is not made again while it is in the bin: there it would be in the way of its own return', async () => {
    const hotel = await server().given.hotel();
    const [list, key] = [`/properties/${hotel}/faq-categories`, randomUUID()];
    expect((await server().admin.post(list, { name: 'Dogs' }, named(key))).status).toBe(201);
    await server().admin.del(`${list}/${key}`);
    const { status, body } = await server().admin.post(list, { name: 'Dogs' }, named(key));
    expect([status, body.message]).toEqual([409, 'This was created before, and is in the bin now.']);
    const [entry] = (await server().admin.get(`/bin?property_id=${hotel}&kind=faq-categories`)).body.data;
    expect((await server().admin.post(`/bin/${entry.id}/restore`)).status).toBe(200);
  });

  it('has a key that is a UUID; without one the server makes the id', async () => {
    const hotel = await server().given.hotel();
    const list = `/properties/${hotel}/specials`;
    for (const key of ['sort', 'clone', '', '../1', 'x'.repeat(200)])
      expect((await server().admin.post(list, special(), named(key))).status).toBe(400);
    expect((await server().admin.post(list, special())).status).toBe(201);
  });

  it('a key that is another property’s item is refused, and that item stays as it is', async () => {
    const [mine, theirs] = [await server().given.hotel(), await server().given.hotel()];
    const made = await server().given.item(`/properties/${theirs}/specials`, special({ title: 'Theirs' }));
    const person = await server().given.user(['special', 'rw', mine]);
    expect((await person.post(`/properties/${mine}/specials`, special(), named(made.id))).status).toBe(409);
    expect((await person.put(`/properties/${mine}/specials/${made.id}`, { title: 'Mine' }, { 'if-match': '"1"' })).status).toBe(
      404,
    );
    expect((await server().admin.get(`/properties/${theirs}/specials/${made.id}`)).body.data.title).toBe('Theirs');
  });
});
