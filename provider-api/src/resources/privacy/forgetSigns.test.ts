import { onBothEngines } from '../../../testing/server';

onBothEngines('Forgetting a person with rare characters in their name', (server) => {
  it('also removes a change from one such character to another that shares half of its code', async () => {
    const { admin, given } = server();
    const { id, email } = await given.user();
    for (const last_name of ['𠮷田', '𠮟田', '𠮷']) expect((await admin.put(`/users/${id}`, { last_name })).status).toBe(200);
    const listActivity = () => admin.get(`/activity?kind=users&per_page=2000`);
    expect(JSON.stringify((await listActivity()).body)).toContain('𠮷');
    expect((await admin.post(`/users/${id}/forget`, { confirmation: email })).status).toBe(204);
    expect(JSON.stringify((await listActivity()).body)).not.toMatch(/𠮷|𠮟/);
    const { db } = server().services;
    const { rows } = await db.execute<{ delta: string | null }>('select delta from versions');
    expect(JSON.stringify(rows)).not.toMatch(/田|udfb7|udf9f|lastName/i);
  });
});
