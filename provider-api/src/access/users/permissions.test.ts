import { onBothEngines } from '../../../testing/server';
import { permissions } from './schema';

onBothEngines('Rights of users', (server) => {
  const full = { r: true, w: true, x: true };
  const right = (resource: string, id: string, flags: object = { r: true }) => ({
    resource,
    permissionable_type: 'PropertyPermission',
    permissionable_id: id,
    ...flags,
  });

  it('the list that is sent replaces the stored one and is read back unchanged', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user(['asset', 'rwx']);
    const sent = [
      right('faq', hotel, { r: true, w: true, x: false }),
      { resource: 'user', permissionable_type: null, permissionable_id: null, ...full },
    ];
    expect((await server().admin.post(`/users/${person.id}/permissions`, sent)).status).toBe(200);
    const { body } = await server().admin.get(`/users/${person.id}/permissions?per_page=2000&order_by=resource:ASC`);
    const answered = sent.map((entry) => ({ ...entry, id: expect.any(String), property_id: entry.permissionable_id }));
    expect(body.data).toEqual(answered);
    // What was read is sent back unchanged.
    expect((await server().admin.post(`/users/${person.id}/permissions`, body.data)).body.meta.version).toBe(body.meta.version);
    expect(body.meta).toMatchObject({ count: 2, per_page: 2000 });
    const own = (await person.get('/profile/permissions?per_page=2000')).body;
    expect(own.meta.count).toBe(2);
    expect((await person.get('/profile?include=permissions')).body).toEqual({
      ...(await person.get('/profile')).body,
      meta: { permissions: own.data },
    });
  });

  it('a save writes only the rights that it changes', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const person = await server().given.user();
    const path = `/users/${person.id}/permissions`;
    type Stored = { id: string; resource: string; w: boolean };
    const save = async (list: object[]): Promise<Stored[]> => (await server().admin.post(path, list)).body.data;
    const kept = [right('faq', hotel), right('faq', other), { resource: 'tag', r: true }];
    const before = await save([...kept, right('list', hotel), right('menu', hotel)]);
    const after = await save([...kept, right('list', hotel, { r: true, w: true }), right('special', other)]);
    const idsOf = (list: Stored[], names: string[]) =>
      list.filter(({ resource }) => names.includes(resource)).map(({ id }) => id);
    expect(idsOf(after, ['faq', 'tag'])).toEqual(idsOf(before, ['faq', 'tag']));
    const others = after.filter(({ resource }) => !['faq', 'tag'].includes(resource));
    expect(others.map(({ resource, w }) => `${resource} ${w}`).sort()).toEqual(['list true', 'special false']);
    expect(await save(after)).toEqual(after);
  });

  it('a user with more than 2,000 rights keeps them all', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user();
    const base = { userId: person.id, permissionableId: hotel, r: true, w: false, x: false };
    const rows = Array.from({ length: 2100 }, (_, index) => ({ ...base, resource: `resource_${index}` }));
    await server().services.db.insert(permissions).values(rows);
    const { body } = await server().admin.get(`/users/${person.id}/permissions?per_page=2000`);
    expect(body.data).toHaveLength(2000);
    // Not just a part, which a client would take for the whole list.
    expect((await person.get('/profile?include=permissions')).body.meta).toEqual({});
    expect(
      (await server().admin.get(`/users/${person.id}/permissions${new URL(body.meta.links.next).search}`)).body.data,
    ).toHaveLength(100);
  });

  it('a right on an unknown resource, and one to write without reading, is refused at its own field', async () => {
    const person = await server().given.user(['faq', 'r']);
    const path = `/users/${person.id}/permissions`;
    const sent = [
      { resource: 'specials', r: true },
      { resource: 'faq', w: true },
      { resource: 'list', r: true, w: true },
      // The same right once more.
      { resource: 'faq', w: true },
    ];
    const answer = await server().admin.post(path, sent);
    const fields = { '0.resource': 'Must be one of the choices.', '1.r': 'Anybody who may write may also read.' };
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
    expect((await server().admin.get(path)).body.data).toMatchObject([{ resource: 'faq', r: true, w: false }]);
  });

  it('rights on the same are one right, in whatever order they are sent; one to delete alone is kept', async () => {
    const person = await server().given.user();
    const path = `/users/${person.id}/permissions`;
    const parts = [{ r: true }, { w: true }, { x: true }].map((flags) => ({ resource: 'faq', ...flags }));
    for (const sent of [parts, parts.toReversed()]) {
      const { data } = (await server().admin.post(path, [...sent, { resource: 'list', x: true }, { resource: 'menu' }])).body;
      expect(data).toHaveLength(2);
      expect(data).toContainEqual(expect.objectContaining({ resource: 'faq', ...full }));
      expect(data).toContainEqual(expect.objectContaining({ resource: 'list', r: false, w: false, x: true }));
    }
    const nameless = await server().admin.post(path, [{ resource: '', r: true }]);
    expect([nameless.status, nameless.body.fields]).toEqual([422, { '0.resource': 'Required!' }]);
  });

  it('an invalid right that was stored earlier stays when others are changed', async () => {
    const person = await server().given.user(['faq', 'r']);
    const old = { resource: 'spa', permissionableId: null, r: false, w: true, x: false };
    await server()
      .services.db.insert(permissions)
      .values({ ...old, userId: person.id });
    const path = `/users/${person.id}/permissions`;
    const { data } = (await server().admin.get(path)).body;
    const answer = await server().admin.post(path, [...data, { resource: 'list', r: true }]);
    expect([answer.status, answer.body.data?.length]).toEqual([200, 3]);
  });

  it('a right whose property is given as property_id applies to that property only', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const person = await server().given.user();
    const path = `/users/${person.id}/permissions`;
    const { body } = await server().admin.post(path, [{ resource: 'faq', property_id: hotel, r: true }]);
    expect(body.data).toMatchObject([{ permissionable_type: 'PropertyPermission', permissionable_id: hotel }]);
    const withTwoTargets = await server().admin.post(path, [{ ...right('faq', hotel), property_id: other }]);
    expect([withTwoTargets.status, Object.keys(withTwoTargets.body.fields)]).toEqual([422, ['0.property_id']]);
  });

  it('an entry with another type, or with a type and no target, is refused and nothing is replaced', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user(['faq', 'r', hotel]);
    const post = (entry: object) =>
      server().admin.post(`/users/${person.id}/permissions`, [{ ...right('menu', hotel), ...entry }]);
    const other = await post({ permissionable_type: 'RegionPermission' });
    expect(other.status).toBe(422);
    expect(Object.keys(other.body.fields)).toEqual(['0.permissionable_type']);
    expect((await post({ permissionable_id: '' })).status).toBe(422);
    const single = await server().admin.post(`/users/${person.id}/permissions`, {});
    expect(single).toMatchObject({ status: 400, body: { message: 'A JSON list is expected.' } });
    expect((await server().admin.get(`/users/${person.id}/permissions`)).body.data).toMatchObject([{ resource: 'faq' }]);
  });

  it("nobody grants a right that they do not hold; the user's rights stay unchanged", async () => {
    const [ownHotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const manager = await server().given.user(['permission', 'rw'], ['user', 'rw'], ['special', 'rw', ownHotel]);
    const person = await server().given.user(['menu', 'rwx', other]);
    const had = right('menu', other, full);
    const grant = async (...list: object[]) => (await manager.post(`/users/${person.id}/permissions`, [had, ...list])).status;
    expect(await grant(right('special', ownHotel))).toBe(200);
    expect(await grant(right('special', ownHotel, { r: true, w: true }))).toBe(200);
    expect(await grant(right('special', ownHotel, full))).toBe(403);
    expect(await grant(right('special', other))).toBe(403);
    expect(await grant({ resource: 'special', r: true })).toBe(403);
    expect(await grant({ resource: '*', ...full })).toBe(403);
    expect(await grant(right('*', ownHotel, full))).toBe(403);
  });

  it('a wildcard without a target makes a super user, and the last super user stays one', async () => {
    const person = await server().given.user();
    await server().admin.post(`/users/${person.id}/permissions`, [{ resource: '*', ...full }]);
    expect((await person.get('/profile')).body.data.role).toBe('Super User');
    expect((await person.get('/users')).status).toBe(200);
    const { id } = (await server().admin.get('/profile')).body.data;
    expect((await person.post(`/users/${person.id}/permissions`, [])).status).toBe(200);
    const local = await server().given.user(['*', 'rwx', await server().given.hotel()]);
    const roleOf = async (user: string) => (await server().admin.get(`/users/${user}`)).body.data.role;
    const { id: everywhere } = await server().given.user(['asset', 'rwx']);
    expect([await roleOf(local.id), await roleOf(everywhere), await roleOf(id)]).toEqual(['User', 'User', 'Super User']);
    expect((await server().admin.post(`/users/${id}/permissions`, [])).status).toBe(409);
  });

  it('a right on a property that does not exist is refused', async () => {
    const person = await server().given.user();
    const { status, body } = await server().admin.post(`/users/${person.id}/permissions`, [
      { resource: 'asset', r: true },
      right('faq', 'nowhere'),
    ]);
    expect(status).toBe(422);
    expect(body.fields).toEqual({ '1.permissionable_id': 'There is no such property.' });
  });
});
