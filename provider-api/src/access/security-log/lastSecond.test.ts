import { clientOf } from '../../../testing/client';
import { startProcesses } from '../../../testing/processes';
import { openTestServer } from '../../../testing/server';

describe('What happened in the last second of a process', () => {
  const serverAt = startProcesses(2);

  it('is in the security log when the process has ended', async () => {
    const { admin, given } = await openTestServer(serverAt(1));
    const { id, email } = await given.user();
    const { app } = serverAt(0);
    expect((await clientOf(app, null).post('/auth', { username: email, password: 'a guess' })).status).toBe(401);
    await app.close();
    const { body } = await admin.get(`/security-log?by=${id}&event=sign_in`);
    expect(body.data[0]).toMatchObject({ outcome: 'failed', about: { kind: 'user', id } });
  });
});
