import { eq } from 'drizzle-orm';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';
import { users } from './schema';

onBothEngines('Users', (server) => {
  const names = { first_name: 'Ben', last_name: 'Lee' };

  it('a user is created, read, changed and deleted; a password is never returned, and a blank one changes nothing', async () => {
    const created = await server().given.item('/users', { ...names, email: 'ben@house.example', password: 'long enough' });
    expect(created).toMatchObject({ ...names, email: 'ben@house.example', role: 'User', version: 1 });
    expect(JSON.stringify(created)).not.toMatch(/password|scrypt/);
    const changed = await server().admin.put(`/users/${created.id}`, { last_name: 'Lowe', password: '', confirm_password: '' });
    expect(changed.body.data).toMatchObject({ last_name: 'Lowe', first_name: 'Ben', version: 2 });
    const { status } = await server().nobody.post('/auth', { username: 'ben@house.example', password: 'long enough' });
    expect(status).toBe(201);
    expect((await server().admin.del(`/users/${created.id}`)).status).toBe(204);
    expect((await server().admin.get(`/users/${created.id}`)).status).toBe(404);
  });

  it('the exact messages of the user form', async () => {
    const post = async (body: object) => (await server().admin.post('/users', body)).body.fields;
    expect(await post({})).toEqual({
      first_name: 'Required!',
      last_name: 'Required!',
      email: 'Required!',
      password: 'Password must be at least 8 characters',
    });
    expect(await post({ ...names, email: 'no address', password: 'short', confirm_password: 'other' })).toEqual({
      email: 'Email must be in email format',
      password: 'Password must be at least 8 characters',
      confirm_password: 'Password must match confirmation',
    });
  });

  it('what is changed is validated like a new user, the own address before the password', async () => {
    const person = await server().given.user(['user', 'rw']);
    const wrong = { email: 'no address', first_name: ' ' };
    const messages = { email: 'Email must be in email format', first_name: 'Required!' };
    for (const client of [server().admin, person]) {
      const { status, body } = await client.put(`/users/${person.id}`, wrong);
      expect([status, body.fields]).toEqual([422, messages]);
    }
    const { body } = await server().admin.put(`/users/${person.id}`, { password: 'short' });
    expect(body.fields).toEqual({ password: 'Password must be at least 8 characters' });
  });

  it('invalid data that was stored earlier does not prevent other changes, of a user or in the profile', async () => {
    const person = await server().given.user();
    await server().services.db.update(users).set({ lastName: '' }).where(eq(users.id, person.id));
    const byManager = await server().admin.put(`/users/${person.id}`, { first_name: 'Ada' });
    expect([byManager.status, byManager.body.data.first_name]).toEqual([200, 'Ada']);
    const own = await person.put('/profile', { first_name: 'Anna', last_name: '' });
    expect([own.status, own.body.data.first_name]).toEqual([200, 'Anna']);
    expect((await person.put('/profile', { last_name: ' ' })).body.fields).toEqual({ last_name: 'Required!' });
  });

  it('an email address belongs to one user, in any case', async () => {
    const body = { ...names, email: 'twin@house.example', password: 'long enough' };
    await server().given.item('/users', body);
    const { status, body: answer } = await server().admin.post('/users', { ...body, email: 'Twin@House.example' });
    expect(status).toBe(409);
    expect(answer).toMatchObject({ code: 'conflict', fields: { email: 'Already taken' } });
  });

  it('an address that was stored with its accents apart is taken too, for whoever would get it anew', async () => {
    const [first, second] = [await server().given.user(), await server().given.user()];
    const email = `zo\u00eb.${first.id}@house.example`.toLowerCase();
    const store = (id: string, text: string) => server().services.db.update(users).set({ email: text }).where(eq(users.id, id));
    await store(first.id, email.normalize('NFD'));
    const attempts = [
      await server().admin.post('/users', { ...names, email, password: 'long enough' }),
      await server().admin.put(`/users/${second.id}`, { email: email.toUpperCase() }),
      await second.put('/profile', { email, current_password: PASSWORD }),
    ];
    for (const { status, body } of attempts) expect([status, body.fields]).toEqual([409, { email: 'Already taken' }]);
    // A person who has exactly this address may send it again.
    await store(second.id, email);
    for (const { id } of [first, second])
      expect((await server().admin.put(`/users/${id}`, { first_name: 'Zoë', email })).status).toBe(id === first.id ? 409 : 200);
  });

  it("DELETE /users/{id}/sessions with a JSON content type and no body ends them all, but never one's own", async () => {
    const person = await server().given.user();
    const answer = await server().admin.del(`/users/${person.id}/sessions`, { 'content-type': 'application/json' });
    expect(answer.status).toBe(204);
    expect((await person.get('/profile')).status).toBe(401);
    const { id } = (await server().admin.get('/profile')).body.data;
    expect((await server().admin.del(`/users/${id}/sessions`)).status).toBe(409);
    expect((await server().admin.del(`/users/${id}`)).status).toBe(409);
  });

  it('a person whom somebody else has changed since is not deleted', async () => {
    const { id } = await server().given.user();
    await server().admin.put(`/users/${id}`, { first_name: 'Nora' });
    const { status, body } = await server().admin.del(`/users/${id}`, { 'if-match': '"1"' });
    expect([status, body.current.first_name]).toEqual([412, 'Nora']);
    expect((await server().admin.get(`/users/${id}`)).status).toBe(200);
  });

  it('a user manager cannot change super users', async () => {
    const manager = await server().given.user(['user', 'rwx'], ['permission', 'rwx']);
    const { id } = (await server().admin.get('/profile')).body.data;
    const rights = (await server().admin.get(`/users/${id}/permissions`)).body.data;
    for (const answer of [
      await manager.put(`/users/${id}`, { first_name: 'Taken' }),
      await manager.del(`/users/${id}`),
      await manager.del(`/users/${id}/sessions`),
      await manager.post(`/users/${id}/permissions`, []),
      await manager.post(`/users/${id}/permissions`, [...rights, { resource: 'user', r: true, w: true, x: true }]),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([403, 'Only a super user may change a super user.']);
    }
    expect((await server().admin.get(`/users/${id}/permissions`)).body.data).toEqual(rights);
  });

  it('a person who can read users cannot change them', async () => {
    const reader = await server().given.user(['user', 'r']);
    expect((await reader.get('/users')).status).toBe(200);
    expect((await reader.post('/users', { ...names, email: 'x@house.example', password: 'long enough' })).status).toBe(403);
    expect((await (await server().given.user()).get('/users')).status).toBe(403);
  });

  it('the users of a property are those with rights on it', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user(['faq', 'r', hotel]);
    await server().given.user(['faq', 'r', await server().given.hotel()]);
    const { body } = await server().admin.get(`/properties/${hotel}/users?per_page=30`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([person.id]);
  });

  it('the list shows and can be ordered by the last sign-in, and shows where each person has rights', async () => {
    const hotels = [await server().given.hotel({ name: 'Zinnia House' }), await server().given.hotel({ name: 'Arum Court' })];
    const person = await server().given.user(['faq', 'rw', hotels[0]], ['special', 'r', hotels[0]], ['faq', 'r', hotels[1]]);
    const everywhere = await server().given.user(['asset', 'rwx']);
    const { body } = await server().admin.get('/users?order_by=last_sign_in:DESC&per_page=100');
    const findUser = (id: string) => body.data.find((one: { id: string }) => one.id === id);
    expect(findUser(person.id).places).toEqual({ every: false, names: ['Arum Court', 'Zinnia House'], count: 2 });
    expect(findUser(everywhere.id).places).toEqual({ every: true, names: [], count: 0 });
    const stamps = body.data.map((one: { last_sign_in: string | null }) => one.last_sign_in);
    expect(stamps.filter(Boolean)).toEqual([...stamps.filter(Boolean)].sort().reverse());
    expect(stamps).toEqual(expect.arrayContaining([expect.stringMatching(/^\d{4}-.*Z$/)]));
  });

  it('one filter finds by name and by email address', async () => {
    await server().given.item('/users', {
      first_name: 'Zoe',
      last_name: 'Quill',
      email: 'zq@inn.example',
      password: 'long enough',
    });
    const found = async (name: string) => (await server().admin.get(`/users?name=${name}`)).body.meta.count;
    expect(await found('i%%zoe q')).toBe(1);
    expect(await found('i%%ZQ@inn')).toBe(1);
    expect(await found('i%%nobody here')).toBe(0);
  });
});
