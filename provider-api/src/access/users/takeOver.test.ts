import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Taking over another account', (server) => {
  const MANAGES = [
    ['user', 'rwx'],
    ['permission', 'rwx'],
  ] as ['user' | 'permission', string][];

  it('a user manager cannot change the password or email of a person who holds a right that they lack', async () => {
    const hotel = await server().given.hotel();
    const manager = await server().given.user(...MANAGES, ['special', 'rw', hotel]);
    const target = await server().given.user(['special', 'rwx', hotel]);
    for (const change of [{ password: 'taken over' }, { email: 'mine@house.example' }]) {
      const refused = await manager.put(`/users/${target.id}`, change);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toContain('rights that you do not have');
    }
    expect((await target.get('/profile')).body.data.email).toBe(target.email);
    const harmless = { first_name: 'Nora', email: target.email.toUpperCase(), password: '' };
    expect((await manager.put(`/users/${target.id}`, harmless)).status).toBe(200);
    const ignored = { generate_password: true, password: 'taken over' };
    expect((await manager.put(`/users/${target.id}`, ignored)).status).toBe(200);
    expect((await server().nobody.post('/auth', { username: target.email, password: 'taken over' })).status).toBe(401);
    expect((await server().admin.put(`/users/${target.id}`, { password: 'set by super' })).status).toBe(200);
  });

  it('a user manager can set a password for a person with the same or fewer rights, and for themselves', async () => {
    const hotel = await server().given.hotel();
    const manager = await server().given.user(...MANAGES, ['faq', 'rwx', hotel], ['*', 'r', await server().given.hotel()]);
    const target = await server().given.user(['faq_category', 'rw', hotel]);
    expect((await manager.put(`/users/${target.id}`, { password: 'a new one' })).status).toBe(200);
    expect((await manager.put(`/users/${manager.id}`, { password: 'my own one', current_password: PASSWORD })).status).toBe(200);
  });

  it('of several changes to one version of a user or a profile, one succeeds', async () => {
    const person = await server().given.user();
    const race = async (put: (name: string) => Promise<{ status: number }>) =>
      (await Promise.all(['A', 'B', 'C', 'D'].map(put))).map(({ status }) => status).sort();
    const first = (version: number) => ({ 'if-match': `"${version}"` });
    expect(await race((first_name) => person.put('/profile', { first_name }, first(1)))).toEqual([200, 412, 412, 412]);
    const byAdmin = (first_name: string) => server().admin.put(`/users/${person.id}`, { first_name }, first(2));
    expect(await race(byAdmin)).toEqual([200, 412, 412, 412]);
  });

  it("when two super users take each other's rights at the same time, one is refused, even if others remain", async () => {
    type Super = Awaited<ReturnType<ReturnType<typeof server>['given']['user']>>;
    const takeovers: ((by: Super, target: Super) => Promise<{ status: number }>)[] = [
      (by, { id }) => by.post(`/users/${id}/permissions`, []),
      (by, { id }) => by.del(`/users/${id}`),
      (by, { id, email }) => by.post(`/users/${id}/forget`, { confirmation: email }),
    ];
    for (const takeRights of takeovers) {
      const [anna, ben] = [await server().given.user(['*', 'rwx']), await server().given.user(['*', 'rwx'])];
      const answers = await Promise.all([takeRights(anna, ben), takeRights(ben, anna)]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    }
  });

  it('when the last two super users delete each other at the same time, one remains', async () => {
    const [anna, ben] = [await server().given.user(['*', 'rwx']), await server().given.user(['*', 'rwx'])];
    const others = (await server().admin.get('/users?per_page=2000')).body.data.filter(
      ({ id, role }: { id: string; role: string }) => role === 'Super User' && id !== anna.id && id !== ben.id,
    );
    for (const { id } of others) expect((await anna.post(`/users/${id}/permissions`, [])).status).toBe(200);
    const answers = await Promise.all([anna.del(`/users/${ben.id}`), ben.del(`/users/${anna.id}`)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
