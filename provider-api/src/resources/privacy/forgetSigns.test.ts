import { onBothEngines } from '../../../testing/server';

onBothEngines('Forgetting a person whose name has signs beyond the usual', (server) => {
  it('also when one sign of it was exchanged for one that shares its half', async () => {
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
