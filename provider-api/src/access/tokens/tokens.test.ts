import { eq } from 'drizzle-orm';
import { faq, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { apiTokens } from './schema';
import { seal, unseal } from './seal';
import { oneYearAfter } from './store';

onBothEngines('API tokens', (server) => {
  const make = async (property_id: unknown, name = 'Website') => {
    const token = await server().given.item('/tokens', { name, property_id });
    return { ...token, client: server().as(token.value) };
  };

  it('a token has a name, a value that can be revealed again, its properties, and expires after one year', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const { status, body } = await server().admin.post('/tokens', { name: 'Aster website', property_id: [hotel] });
    expect(status).toBe(201);
    const { value, sessions, permissions } = body.data;
    expect(permissions).toEqual([{ property: { id: hotel, name: 'The Aster' } }]);
    expect(sessions.token).toBe(value);
    const days = (Date.parse(sessions.expires_on) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(366.1);
    const list = await server().admin.get('/tokens');
    expect(list.body.data).toContainEqual(body.data);
    expect(oneYearAfter(new Date('2026-11-21T09:30:00Z'))).toBe('2027-11-21T09:30:00.000Z');
  });

  it('a token that somebody else has changed since is not revoked', async () => {
    const { id, value } = await make('*');
    await server().admin.put(`/tokens/${id}`, { expires_on: null });
    const { status, body } = await server().admin.del(`/tokens/${id}`, { 'if-match': '"1"' });
    expect([status, body.current.value]).toEqual([412, value]);
    expect((await server().admin.del(`/tokens/${id}`, { 'if-match': '"2"' })).status).toBe(204);
    const log = await server().admin.get('/security-log?event=token_revoked');
    expect(log.body.data).toMatchObject([{ about: { kind: 'token', id } }]);
    const { body: activity } = await server().admin.get('/activity?kind=tokens&action=deleted');
    expect(activity.data).toHaveLength(1);
  });

  it.each(['*', ['*'], null])('%j gives access to all properties', async (chosen) => {
    const token = await make(chosen);
    expect(token.permissions).toEqual([{ property: null }]);
    const later = await server().given.hotel();
    expect((await token.client.get(`/properties/${later}/specials`)).status).toBe(200);
  });

  it("a name and at least one property are 'Required!', and properties must exist", async () => {
    const { admin } = server();
    const empty = await admin.post('/tokens', { name: ' ', property_id: [] });
    expect(empty.status).toBe(422);
    expect(empty.body.fields).toEqual({ name: 'Required!', property_id: 'Required!' });
    expect((await admin.post('/tokens', { name: 'X' })).body.fields).toEqual({ property_id: 'Required!' });
    expect((await admin.post('/tokens', { name: 'X', property_id: ['nowhere'] })).status).toBe(422);
  });

  it('is stored hashed and encrypted, never in plain text', async () => {
    const token = await make('*');
    const { db, secretKey } = server().services;
    const [row] = await db.select().from(apiTokens).where(eq(apiTokens.id, token.id));
    expect(JSON.stringify(row)).not.toContain(token.value);
    expect(unseal(row?.sealed ?? '', secretKey)).toBe(token.value);
    expect(unseal(row?.sealed ?? '', 'another key')).toBeNull();
    expect(seal('same', secretKey)).not.toBe(seal('same', secretKey));
  });

  it('reads published, unarchived items of its property, one by one and in lists with correct counts', async () => {
    const hotel = await server().given.hotel();
    const path = `/properties/${hotel}/specials`;
    const published = await server().given.item(path, special({ title: 'Shown', published: true }));
    const draft = await server().given.item(path, special({ title: 'Draft' }));
    const old = await server().given.item(path, special({ title: 'Old', archived: true }));
    const { client } = await make([hotel]);
    const { body } = await client.get(`${path}?per_page=1`);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Shown']);
    expect(body.meta).toMatchObject({ count: 1, total_pages: 1 });
    expect(body.data[0].updated_by).toBeNull();
    expect((await client.get(`${path}/${published.id}`)).body.data).toMatchObject({ title: 'Shown', updated_by: null });
    expect((await client.get(`${path}/${draft.id}`)).status).toBe(404);
    expect((await client.get(`${path}/${old.id}`)).status).toBe(404);
    for (const query of ['archived=true', 'published=false', 'state=draft'])
      expect((await client.get(`${path}?${query}`)).status).toBe(403);
  });

  it('is not told whether an address that it cannot read is that of a draft, or of nothing', async () => {
    const hotel = await server().given.hotel();
    const path = `/properties/${hotel}/specials`;
    const draft = await server().given.item(path, special({ published: false }));
    const token = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
    const refusalOf = async (id: string) => {
      const { status, body } = await server().as(token.value).get(`${path}/${id}`);
      return { status, ...body, request_id: null };
    };
    expect(await refusalOf(draft.id)).toEqual(await refusalOf('nothing'));
    expect(await refusalOf(draft.id)).toMatchObject({ status: 404, message: 'There is nothing published at this address.' });
  });

  it('reads FAQs and their categories', async () => {
    const hotel = await server().given.hotel();
    const path = `/properties/${hotel}`;
    const category = await server().given.item(`${path}/faq-categories`, { name: 'Breakfast' });
    await server().given.item(`${path}/faqs`, faq(category.id, { question: 'Draft?' }));
    await server().given.item(`${path}/faqs`, faq(category.id, { question: 'Shown?', published: true }));
    const { client } = await make([hotel]);
    const { body } = await client.get(`${path}/faqs?category_id=${category.id}`);
    expect(body.data.map(({ question }: { question: string }) => question)).toEqual(['Shown?']);
    expect((await client.get(`${path}/faq-categories`)).body.data).toHaveLength(1);
    expect((await client.get(`${path}/faq-categories/${category.id}`)).status).toBe(200);
  });

  it('reads only its own property, and only while that is not archived', async () => {
    const [ownHotel, otherHotel] = [await server().given.hotel(), await server().given.hotel()];
    const { client } = await make([ownHotel]);
    const ids = async () => (await client.get('/properties')).body.data.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([ownHotel]);
    expect((await client.get(`/properties/${ownHotel}`)).body.data).toMatchObject({ id: ownHotel, updated_by: null });
    for (const path of ['', '/specials', '/faqs'])
      expect((await client.get(`/properties/${otherHotel}${path}`)).status).toBe(403);
    await server().admin.put(`/properties/${ownHotel}`, { archived: true });
    expect(await ids()).toEqual([]);
    for (const path of ['', '/specials']) expect((await client.get(`/properties/${ownHotel}${path}`)).status).toBe(403);
  });

  it('never writes, and reads no data of staff', async () => {
    const hotel = await server().given.hotel();
    const { id } = await server().given.item(`/properties/${hotel}/specials`, special({ published: true }));
    const { client } = await make('*');
    const path = `/properties/${hotel}/specials`;
    const answers = [
      await client.post(path, special()),
      await client.put(`${path}/${id}`, { title: 'Mine' }),
      await client.put(`${path}/sort`, { ids: [id], condition: 'top' }),
      await client.post(`${path}/clone`, { ids: [id], to_property_ids: [hotel] }),
      await client.del(`${path}/${id}`),
      await client.del('/auth'),
      ...(await Promise.all(
        [
          '/users',
          `/properties/${hotel}/users`,
          '/profile',
          '/profile/permissions',
          '/notifications',
          '/tokens',
          '/assets',
          '/tags',
        ].map((path) => client.get(path)),
      )),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect((await server().admin.get(`${path}/${id}`)).body.data.title).toBe('Winter by the fire');
  });

  it('is invalid once revoked or expired', async () => {
    const revoked = await make('*');
    expect((await server().admin.del(`/tokens/${revoked.id}`)).status).toBe(204);
    expect((await revoked.client.get('/properties')).status).toBe(401);
    expect((await server().admin.del(`/tokens/${revoked.id}`)).status).toBe(404);
    const expired = await make('*');
    const { db } = server().services;
    await db.update(apiTokens).set({ expiresOn: '2020-01-01T00:00:00.000Z' }).where(eq(apiTokens.id, expired.id));
    expect((await expired.client.get('/properties')).status).toBe(401);
    expect((await server().as('ik_guessed').get('/properties')).status).toBe(401);
  });

  it('only super users see, create and revoke tokens', async () => {
    const token = await make('*');
    const person = await server().given.user(['token', 'rwx']);
    expect((await person.get('/tokens')).status).toBe(403);
    expect((await person.post('/tokens', { name: 'X', property_id: '*' })).status).toBe(403);
    expect((await person.del(`/tokens/${token.id}`)).status).toBe(403);
  });

  it('loses a property that is deleted, and never gets access to all of them', async () => {
    const hotel = await server().given.hotel();
    const token = await make([hotel], 'One hotel');
    expect((await server().admin.del(`/properties/${hotel}`)).status).toBe(204);
    const { body } = await server().admin.get('/tokens?name=One hotel');
    expect(body.data[0].permissions).toEqual([]);
    expect((await token.client.get('/properties')).body.data).toEqual([]);
  });
});
