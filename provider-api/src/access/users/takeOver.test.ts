import { PASSWORD } from '../../../testing/given';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Signing in as somebody else', (server) => {
  const MANAGES = [
    ['user', 'rwx'],
    ['permission', 'rwx'],
  ] as ['user' | 'permission', string][];

  it('a user manager does not change the password or email of somebody with rights of which they lack one', async () => {
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
    expect((await manager.put(`/users/${target.id}`, { generate_password: true })).status).toBe(200);
    expect((await server().admin.put(`/users/${target.id}`, { password: 'set by super' })).status).toBe(200);
  });

  it('somebody with the same rights or fewer gets a new password, and so does a person their own', async () => {
    const hotel = await server().given.hotel();
    const manager = await server().given.user(...MANAGES, ['faq', 'rwx', hotel], ['*', 'r', await server().given.hotel()]);
    const target = await server().given.user(['faq_category', 'rw', hotel]);
    expect((await manager.put(`/users/${target.id}`, { password: 'a new one' })).status).toBe(200);
    expect((await manager.put(`/users/${manager.id}`, { password: 'my own one', current_password: PASSWORD })).status).toBe(200);
  });

  it('of several changes to one version of a user or a profile, one wins', async () => {
    const person = await server().given.user();
    const race = async (put: (name: string) => Promise<{ status: number }>) =>
      (await Promise.all(['A', 'B', 'C', 'D'].map(put))).map(({ status }) => status).sort();
    const first = (version: number) => ({ 'if-match': `"${version}"` });
    expect(await race((first_name) => person.put('/profile', { first_name }, first(1)))).toEqual([200, 412, 412, 412]);
    const byAdmin = (first_name: string) => server().admin.put(`/users/${person.id}`, { first_name }, first(2));
    expect(await race(byAdmin)).toEqual([200, 412, 412, 412]);
  });

  it('of two super users who take the rights of each other at once, one is refused, also where others remain', async () => {
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

  it('two super users who make each other ordinary at once leave one', async () => {
    const [anna, ben] = [await server().given.user(['*', 'rwx']), await server().given.user(['*', 'rwx'])];
    const others = (await server().admin.get('/users?per_page=2000')).body.data.filter(
      ({ id, role }: { id: string; role: string }) => role === 'Super User' && id !== anna.id && id !== ben.id,
    );
    for (const { id } of others) expect((await anna.post(`/users/${id}/permissions`, [])).status).toBe(200);
    const answers = await Promise.all([anna.del(`/users/${ben.id}`), ben.del(`/users/${anna.id}`)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
