import { onMailQueue } from '../../../testing/mailQueue';
import { mailQueue } from './schema';

onMailQueue('Mails that nobody wants any longer', (server, mail) => {
  const { mailServer, db, waiting, makeDue, settled, requestReset } = mail;

  it('a mail whose link expired while it waited is given up, although the mail server would accept it', async () => {
    mailServer.behave('is away');
    const person = await server().given.user();
    await requestReset(person.email);
    await settled();
    await db()
      .update(mailQueue)
      .set({ expiresOn: new Date(Date.now() - 1_000).toISOString() });
    mailServer.behave('takes');
    await makeDue();
    await settled();
    expect([mailServer.received, await waiting()]).toEqual([[], []]);
    const [entry] = (await server().admin.get('/security-log?event=mail_failed')).body.data;
    const detail = 'It could not be delivered in time, after 2 attempts';
    expect(entry).toMatchObject({ outcome: 'failed', about: { id: person.id }, detail });
  });

  it('a new password for one person leaves the queued links of others', async () => {
    mailServer.behave('is away');
    const [person, other] = [await server().given.user(), await server().given.user()];
    for (const { email } of [person, other]) await requestReset(email);
    await settled();
    expect((await server().admin.put(`/users/${person.id}`, { password: 'another one' })).status).toBe(200);
    expect(await waiting()).toMatchObject([{ userId: other.id }]);
  });

  it('a queued mail is deleted with its person', async () => {
    mailServer.behave('is away');
    const { id, email } = await server().given.user();
    await requestReset(email);
    await settled();
    expect((await server().admin.del(`/users/${id}`)).status).toBe(204);
    expect(await waiting()).toEqual([]);
  });

  it('no mail is queued for a person who could not be created', async () => {
    const existing = await server().given.user();
    const body = { first_name: 'Ida', last_name: 'May', email: existing.email, generate_password: true };
    expect((await server().admin.post('/users', body)).status).toBe(409);
    await settled();
    expect([mailServer.received, await waiting()]).toEqual([[], []]);
  });
});
