import crypto from 'node:crypto';
import { codeOf, removeFactor } from '../../../testing/factors';
import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

onBothEngines('A password that is replaced while it is being compared', (server) => {
  /** Sets another password during the next comparison. */
  function meanwhile(id: string) {
    const plain = crypto.scrypt;
    let changed: Promise<unknown> | undefined;
    jest.spyOn(crypto, 'scrypt').mockImplementationOnce((...args: Parameters<typeof plain>) => {
      changed = server()
        .admin.put(`/users/${id}`, { password: 'set meanwhile' })
        .then(({ status }) => expect(status).toBe(200))
        .finally(() => plain(...args));
    });
    return () => changed;
  }
  afterEach(() => jest.restoreAllMocks());

  it('does not sign in', async () => {
    const person = await server().given.user();
    const changed = meanwhile(person.id);
    const late = await server().nobody.post('/auth', { username: person.email, password: PASSWORD });
    await changed();
    expect([late.status, late.body.message]).toEqual([401, 'Incorrect email and/or password.']);
    expect((await server().nobody.post('/auth', { username: person.email, password: 'set meanwhile' })).status).toBe(201);
  });

  it.each(['/profile', 'own user'])('does not confirm a change of password or address (%s)', async (where) => {
    const person = await server().given.user(['user', 'rwx']);
    const path = where === '/profile' ? where : `/users/${person.id}`;
    const changed = meanwhile(person.id);
    const late = await person.put(path, { email: 'mine@house.example', current_password: PASSWORD });
    await changed();
    expect([late.status, late.body.fields]).toEqual([422, { current_password: 'This is not your current password' }]);
    expect((await server().admin.get(`/users/${person.id}`)).body.data.email).toBe(person.email);
  });

  it('does not confirm setting up, removing or renewing a second factor', async () => {
    const person = await server().given.user();
    const path = '/profile/second-factor';
    const confirmation = { current_password: PASSWORD };
    const begun = await person.post(`${path}/app`, confirmation);
    const code = () => codeOf(begun.body.data.secret);
    expect((await person.put(`${path}/app`, { code: code() })).status).toBe(200);
    const changed = meanwhile(person.id);
    const late = await removeFactor(person, 'app');
    await changed();
    expect(late.status).toBe(422);
    expect((await server().admin.get(`/users/${person.id}/second-factor`)).body.data.app).toBe(true);

    const other = await server().given.user();
    const alsoChanged = meanwhile(other.id);
    expect((await other.post(`${path}/app`, confirmation)).status).toBe(422);
    await alsoChanged();
  });
});
