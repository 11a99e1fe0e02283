import { onBothEngines } from '../../../testing/server';

onBothEngines('Personal data', (server) => {
  const typed = async () => {
    const person = await server().given.user(['faq', 'r']);
    await person.put('/profile/drafts', { path: '/hotels/7', content: JSON.stringify({ values: { title: 'Unsaved' } }) });
    await person.put('/profile', { first_name: 'Renamed' });
    return person;
  };

  it('one has one’s own whole, without a password or token', async () => {
    const person = await typed();
    const { status, body } = await person.get('/profile/personal-data');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      profile: { id: person.id, email: person.email },
      rights: [{ resource: 'faq', r: true }],
      drafts: [{ path: '/hotels/7', content: expect.stringContaining('Unsaved') }],
      changes: { count: 1, newest: [{ kind: 'users', action: 'changed', item_id: person.id }] },
    });
    expect(body.data.sessions[0]).toHaveProperty('created_at');
    expect(body.data.security.about.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/hash|sealed|"token/);
  });

  it('a super user has another’s without unsaved text, and the security log says so', async () => {
    const { admin, app } = server();
    const person = await typed();
    const { body } = await admin.get(`/users/${person.id}/personal-data`);
    expect(body.data.profile.email).toBe(person.email);
    expect(body.data.drafts).toEqual([{ path: '/hotels/7', saved_at: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain('Unsaved');
    await app.securityNotes.flush();
    const [entry] = (await admin.get('/security-log?event=exported')).body.data;
    expect(entry).toMatchObject({ about: { id: person.id } });
  });

  it('nobody else has it, and of nobody there is none', async () => {
    const [anna, manager] = [await typed(), await server().given.user(['user', 'rwx'])];
    expect((await manager.get(`/users/${anna.id}/personal-data`)).status).toBe(403);
    expect((await server().admin.get('/users/nobody/personal-data')).status).toBe(404);
    expect((await server().nobody.get('/profile/personal-data')).status).toBe(401);
  });
});
