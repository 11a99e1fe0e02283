import { PASSWORD } from '../../../testing/given';
import { lastMailTo, resetTokenIn } from '../../../testing/mails';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Passwords and email addresses', (server) => {
  const linkTo = async (email: string) => {
    await server().nobody.post('/passwords/forgot', { email });
    return resetTokenIn(await lastMailTo(server().services, email));
  };
  const linkStatus = async (token: string) => (await server().nobody.get(`/passwords/${token}`)).status;

  it.each(['/profile', 'own user'])('a person changes their own only with the current password (%s)', async (where) => {
    const person = await server().given.user(['user', 'rwx']);
    const path = where === '/profile' ? where : `/users/${person.id}`;
    for (const change of [{ password: 'a new one' }, { email: 'new@house.example' }]) {
      const [none, wrong] = [
        await person.put(path, change),
        await person.put(path, { ...change, current_password: 'not the one' }),
      ];
      expect([none.status, none.body.fields]).toEqual([422, { current_password: 'Required!' }]);
      expect([wrong.status, wrong.body.fields]).toEqual([422, { current_password: 'This is not your current password' }]);
    }
    expect((await person.put(path, { first_name: 'Nora', email: person.email.toUpperCase(), password: '' })).status).toBe(200);
    expect((await person.put(path, { password: 'a new one', current_password: PASSWORD })).status).toBe(200);
    // A change of the profile replaces the session by a new one; a change of one's own user keeps it.
    expect((await person.get('/profile')).status).toBe(where === '/profile' ? 401 : 200);
    expect((await server().nobody.post('/auth', { username: person.email, password: 'a new one' })).status).toBe(201);
  });

  it('a password of blanks, which is allowed, also works as the current password', async () => {
    const person = await server().given.user();
    const blanks = ' '.repeat(8);
    const { body } = await person.put('/profile', { password: blanks, current_password: PASSWORD });
    const signedInAgain = server().as(body.meta.session.token);
    expect((await signedInAgain.put('/profile', { password: 'a new one', current_password: blanks })).status).toBe(200);
  });

  it('a person with only a session cannot guess the password with it', async () => {
    const person = await server().given.user();
    const guess = (current_password: string) => person.put('/profile', { password: 'a new one', current_password });
    for (let count = 0; count < 10; count += 1) expect((await guess('not the one')).status).toBe(422);
    expect((await guess(PASSWORD)).status).toBe(429);
  });

  it('changing the password or address ends every other session and every mailed link', async () => {
    for (const change of [{ password: 'a new one' }, { email: `new-${Math.random()}@house.example` }]) {
      const person = await server().given.user();
      const other = (await server().nobody.post('/auth', { username: person.email, password: PASSWORD })).body.data.token.value;
      const token = await linkTo(person.email);
      expect(await linkStatus(token)).toBe(200);
      const { body } = await person.put('/profile', { ...change, current_password: PASSWORD });
      expect(await linkStatus(token)).toBe(404);
      expect((await server().as(other).get('/profile')).status).toBe(401);
      expect((await server().as(body.meta.session.token).get('/profile')).status).toBe(200);
    }
  });

  it('so does a change by a user manager, and a generated password', async () => {
    for (const change of [
      { password: 'a new one' },
      { email: `set-${Math.random()}@house.example` },
      { generate_password: true },
    ]) {
      const person = await server().given.user();
      const token = await linkTo(person.email);
      expect((await server().admin.put(`/users/${person.id}`, change)).status).toBe(200);
      expect(await linkStatus(token)).toBe(404);
      expect((await person.get('/profile')).status).toBe(401);
    }
  });

  it('nobody can take away a right that they do not hold, or delete a person who holds one', async () => {
    const hotel = await server().given.hotel();
    const manager = await server().given.user(['user', 'rwx'], ['permission', 'rwx'], ['special', 'rw', hotel]);
    const target = await server().given.user(['special', 'rwx', hotel], ['faq', 'r', hotel]);
    const { body } = await manager.get(`/users/${target.id}/permissions`);
    for (const list of [[], body.data.slice(1), body.data.map((entry: object) => ({ ...entry, x: false }))]) {
      const refused = await manager.post(`/users/${target.id}/permissions`, list);
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'You cannot take away a right that you do not hold yourself.',
      ]);
    }
    expect((await manager.del(`/users/${target.id}`)).status).toBe(403);
    expect((await manager.get(`/users/${target.id}/permissions`)).body.data).toHaveLength(2);
    const equal = await server().given.user(['special', 'rw', hotel]);
    expect((await manager.post(`/users/${equal.id}/permissions`, [])).status).toBe(200);
    expect((await manager.del(`/users/${equal.id}`)).status).toBe(204);
  });
});
