import { eq, lt, sql } from 'drizzle-orm';
import { readConfig } from '../../base/config';
import { rateHits } from '../../http/schema';
import { mailQueue } from './schema';
import { onMailQueue } from '../../../testing/mailQueue';
import type { Behaviour } from '../../../testing/mailServer';
import { LEASE_SECONDS } from './deliver';

const linkIn = (text: string | undefined) => /reset-password\/([\w-]{43})/.exec((text ?? '').replaceAll('=\r\n', ''))?.[1] ?? '';

it('A mail server has two minutes to check a message, and a process no longer than its lease', () => {
  const seconds = readConfig({}).mailTimeout / 1000;
  expect(seconds).toBeGreaterThan(120);
  expect(seconds).toBeLessThan(LEASE_SECONDS);
});

onMailQueue('The queue of mails', (server, mail) => {
  const { mailServer, settings, db, waiting, makeDue, settled, requestReset, countHits } = mail;

  it('a mail is sent at once, its link works, and nothing of it is kept', async () => {
    const { email } = await server().given.user();
    expect((await requestReset(email)).status).toBe(204);
    await settled();
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toContain(`To: ${email}`);
    expect((await server().nobody.get(`/passwords/${linkIn(mailServer.received[0])}`)).body.data.email).toBe(email);
    expect(await waiting()).toEqual([]);
  });

  it('a mail is sent without a further call', async () => {
    const { email } = await server().given.user();
    await requestReset(email);
    for (let attempts = 0; attempts < 100 && mailServer.received.length === 0; attempts += 1)
      await new Promise((next) => setTimeout(next, 20));
    expect(mailServer.received).toHaveLength(1);
  });

  it.each<Behaviour>(['is away', 'is busy', 'refuses the sender', 'dies mid-way', 'hangs'])(
    'a mail server that %s: the answer is the same without delay, the mail is sent later, and the attempt does not count',
    async (behaviour) => {
      mailServer.behave(behaviour);
      const { email } = await server().given.user();
      const startedAt = Date.now();
      const answer = await requestReset(email);
      expect([answer.status, answer.body]).toEqual([204, null]);
      expect(Date.now() - startedAt).toBeLessThan(settings.mailTimeout);
      await settled();
      expect(await waiting()).toMatchObject([{ attempts: 1, leaseUntil: null }]);
      expect(await countHits(email)).toBe(0);
      mailServer.behave('takes');
      mailServer.received.length = 0;
      await settled();
      expect(mailServer.received).toEqual([]);
      await makeDue();
      await settled();
      expect(linkIn(mailServer.received[0])).not.toBe('');
      expect(await waiting()).toEqual([]);
    },
  );

  it('a mail accepted without an answer is sent again with the same Message-ID, so that mailboxes see a duplicate', async () => {
    mailServer.behave('takes and says nothing');
    const { email } = await server().given.user();
    await requestReset(email);
    await settled();
    mailServer.behave('takes');
    await makeDue();
    await settled();
    const ids = mailServer.received.map((text) => /^Message-ID: (.*)\r$/im.exec(text)?.[1]);
    expect(ids).toEqual([expect.stringMatching(/^<[\w-]+@test\.example>$/), ids[0]]);
    await requestReset(email);
    await settled();
    expect(mailServer.received[2]).toMatch(/^Message-ID: /im);
    expect(mailServer.received[2]).not.toContain(ids[0]);
  });

  it('a queued mail is unreadable without SECRET_KEY', async () => {
    mailServer.behave('is away');
    const { email } = await server().given.user();
    await requestReset(email);
    await settled();
    const stored = JSON.stringify(await waiting());
    for (const secret of ['reset-password', 'Hello', 'Subject']) expect(stored).not.toContain(secret);
  });

  it('a mailbox that does not exist is given up at once, with a notice to super users and a log entry', async () => {
    mailServer.behave('refuses the person');
    const boss = await server().given.user(['*', 'rwx']);
    const person = await server().given.user();
    await requestReset(person.email);
    await settled();
    expect(await waiting()).toEqual([]);
    expect(await countHits(person.email)).toBe(0);
    const [notification] = (await boss.get('/notifications')).body.data;
    expect(notification).toMatchObject({
      title: `An email could not be delivered to ${person.email}`,
      link: '/security-log?kind=mail_failed',
    });
    expect((await person.get('/notifications')).body.data).toEqual([]);
    const [entry] = (await server().admin.get('/security-log?event=mail_failed')).body.data;
    const detail = 'The mail server refused it (550), after 1 attempt';
    expect(entry).toMatchObject({ outcome: 'failed', by: null, about: { kind: 'user', id: person.id }, detail });
  });

  it('a mail that is tried several times gives back one of the person’s attempts, not another at each try', async () => {
    const { email } = await server().given.user();
    await requestReset(email);
    await settled();
    const [accepted] = await db()
      .select()
      .from(rateHits)
      .where(eq(rateHits.key, `forgot:${email}`));
    mailServer.behave('is busy');
    await requestReset(email);
    await settled();
    expect(
      await db()
        .select()
        .from(rateHits)
        .where(eq(rateHits.key, `forgot:${email}`)),
    ).toEqual([accepted]);
    await makeDue();
    await settled();
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    expect(await countHits(email)).toBe(1);
  });

  it('a mailbox that is busy for long says nothing about the mail server', async () => {
    mailServer.behave('is busy');
    const boss = await server().given.user(['*', 'rwx']);
    await requestReset((await server().given.user()).email);
    await settled();
    for (let attempts = 2; attempts <= 6; attempts += 1) {
      await makeDue();
      await settled();
    }
    expect(await waiting()).toMatchObject([{ attempts: 6 }]);
    expect((await boss.get('/notifications')).body.data).toEqual([]);
  });

  it('super users are told once that the mail server accepts nothing, before the links expire', async () => {
    mailServer.behave('refuses the sender');
    const boss = await server().given.user(['*', 'rwx']);
    const people = [await server().given.user(), await server().given.user()];
    const titles = async () => (await boss.get('/notifications')).body.data.map(({ title }: { title: string }) => title);
    for (const { email } of people) await requestReset(email);
    await settled();
    await db().update(mailQueue).set({ attempts: 3 });
    for (const count of [4, 5]) {
      expect(await titles()).toEqual([]);
      // One failure ends a run of the queue.
      for (const _ of people) {
        await db()
          .update(mailQueue)
          .set({ nextAt: sql`now()` })
          .where(lt(mailQueue.attempts, count));
        await settled();
      }
    }
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([5, 5]);
    expect(await titles()).toEqual(['Emails cannot be sent: the mail server does not accept them']);
    const { data } = (await server().admin.get('/security-log?event=mail_failed')).body;
    const details = data.map(({ detail }: { detail: string }) => detail).filter((detail: string) => detail.includes('again'));
    expect(details).toEqual(['The mail server did not accept it (530), after 5 attempts; it is tried again']);
  });

  it('super users are told even if another mail was given up in the meantime', async () => {
    const boss = await server().given.user(['*', 'rwx']);
    mailServer.behave('refuses the sender');
    await requestReset((await server().given.user()).email);
    await settled();
    await db().update(mailQueue).set({ attempts: 4 });
    mailServer.behave('refuses the person');
    await requestReset((await server().given.user()).email);
    await settled();
    mailServer.behave('refuses the sender');
    await makeDue();
    await settled();
    expect((await waiting()).map(({ attempts }) => attempts)).toEqual([5]);
    const [newest] = (await boss.get('/notifications')).body.data;
    expect(newest.title).toBe('Emails cannot be sent: the mail server does not accept them');
  });

  it('a mail that would arrive too late is given up, and one whose link is no longer valid is not sent', async () => {
    mailServer.behave('is away');
    const { email } = await server().given.user();
    await requestReset(email);
    // Waits for the attempt that the request started: a later attempt would skip the mail that it has claimed.
    await settled();
    await db()
      .update(mailQueue)
      .set({ attempts: 5, expiresOn: new Date(Date.now() + 60_000).toISOString() });
    await makeDue();
    await settled();
    expect(await waiting()).toEqual([]);
    const { id } = await server().given.user();
    await server().admin.put(`/users/${id}`, { generate_password: true });
    await settled();
    expect(await waiting()).toHaveLength(1);
    await server().admin.put(`/users/${id}`, { password: 'chosen otherwise' });
    expect(await waiting()).toEqual([]);
  });

  it('the mail that has waited longest is sent first', async () => {
    mailServer.behave('is away');
    const people = [await server().given.user(), await server().given.user(), await server().given.user()];
    for (const { email } of people) await requestReset(email);
    await settled();
    const waits = [2, 3, 1];
    for (const [index, { id }] of people.entries())
      await db()
        .update(mailQueue)
        .set({ nextAt: sql`now() - interval '1 minute' * ${waits[index]}` })
        .where(eq(mailQueue.userId, id));
    mailServer.behave('takes');
    await settled();
    const to = mailServer.received.map((text) => /^To: (.*)\r$/m.exec(text)?.[1]);
    expect(to).toEqual([people[1], people[0], people[2]].map((person) => person?.email));
  });

  it('a notice is sent although the links of its person are no longer valid; a link to the account is not', async () => {
    mailServer.behave('is away');
    const { id, email } = await server().given.user();
    const notice = { to: email, subject: 'News', text: 'News', link: '', userId: id, opensAccount: false };
    const expiresOn = new Date(Date.now() + 60_000).toISOString();
    await db().transaction((tx) => server().services.mail.add(tx, { ...notice, expiresOn }));
    await requestReset(email);
    await settled();
    expect(await waiting()).toHaveLength(2);
    expect((await server().admin.put(`/users/${id}`, { password: 'another one' })).status).toBe(200);
    expect(await waiting()).toMatchObject([{ opensAccount: false }]);
  });
});
