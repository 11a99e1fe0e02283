import { eq, like, sql } from 'drizzle-orm';
import { openMailer } from '../../base/mail/transport';
import { onMailQueue } from '../../../testing/mailQueue';
import { rateHits } from '../../http/schema';
import { securityLog } from '../security-log/schema';
import { users } from '../users/schema';
import { deliverNext } from './deliver';
import { openMailQueue } from './queue';
import { mailQueue } from './schema';

onMailQueue('Processes that send mail', (server, mail) => {
  const { mailServer, settings, db, queueOptions, waiting, makeDue, settled, requestReset, countHits } = mail;

  it('several processes send each mail only once', async () => {
    const emails: string[] = [];
    const mailer = openMailer(server().services.config, () => undefined);
    const options = { ...queueOptions(), mail: mailer, config: settings };
    mailServer.behave('is away');
    for (let count = 0; count < 3; count += 1) {
      const { email } = await server().given.user();
      await requestReset(email);
      emails.push(email);
    }
    await settled();
    mailServer.behave('takes');
    await makeDue();
    const queues = [1, 2, 3].map(() => openMailQueue(options));
    await Promise.all(queues.map((queue) => queue.settled()));
    await Promise.all(queues.map((queue) => queue.close()));
    const to = mailServer.received.map((text) => /^To: (.*)\r$/m.exec(text)?.[1]).sort();
    expect(to).toEqual(emails.sort());
  });

  it('the mail of a process that died is sent by another one after its lease, and after a restart', async () => {
    const { email } = await server().given.user();
    mailServer.behave('is away');
    await requestReset(email);
    await settled();
    mailServer.behave('takes');
    await makeDue();
    await db()
      .update(mailQueue)
      .set({ leaseUntil: sql`now() + interval '3 minutes'` });
    const mailer = openMailer(server().services.config, () => undefined);
    const newQueue = openMailQueue({ ...queueOptions(), mail: mailer, config: { ...settings, mailPause: 20 } });
    await newQueue.settled();
    expect(mailServer.received).toEqual([]);
    await db()
      .update(mailQueue)
      .set({ leaseUntil: sql`now() - interval '1 second'` });
    for (let attempts = 0; attempts < 100 && (await waiting()).length > 0; attempts += 1)
      await new Promise((next) => setTimeout(next, 20));
    await newQueue.close();
    expect([mailServer.received.length, await waiting()]).toEqual([1, []]);
  });

  it.each([
    ['might work later', {}],
    ['is final', { code: 'EENVELOPE', responseCode: 550 }],
  ])('a process that was overtaken does not change what the other one does, when its failure %s', async (_kind, failure) => {
    const { email } = await server().given.user();
    mailServer.behave('is away');
    await requestReset(email);
    await settled();
    await makeDue();
    // As if this were the first attempt, which counts against the limit until it has failed.
    await db().update(mailQueue).set({ attempts: 0 });
    await db()
      .insert(rateHits)
      .values({ key: `forgot:${email}`, at: new Date().toISOString() });
    const slowMailer = {
      send: async () => {
        await db().update(mailQueue).set({ attempts: 9 });
        throw Object.assign(new Error('too late'), failure);
      },
      forget: async () => undefined,
    };
    const onGivenUp = jest.fn();
    expect(await deliverNext({ ...queueOptions(), onGivenUp, mail: slowMailer, timeout: 1_000 })).toBe('failed');
    expect(await waiting()).toMatchObject([{ attempts: 9, leaseUntil: expect.any(String) }]);
    expect([onGivenUp.mock.calls, await countHits(email)]).toEqual([[], 1]);
  });

  it('of several processes whose mails have waited as long, one tells super users that the mail server accepts nothing', async () => {
    mailServer.behave('is away');
    const people = [await server().given.user(), await server().given.user(), await server().given.user()];
    for (const { email } of people) await requestReset(email);
    await settled();
    await db().update(mailQueue).set({ attempts: 4 });
    await makeDue();
    const onDelayed = jest.fn(async () => undefined);
    let sending = 0;
    // None of them fails before all have begun.
    const mailer = {
      send: async () => {
        sending += 1;
        while (sending < people.length) await new Promise((next) => setTimeout(next, 5));
        throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
      },
      forget: async () => undefined,
    };
    const outcomes = await Promise.all(
      people.map(() => deliverNext({ ...queueOptions(), onDelayed, mail: mailer, timeout: 5_000 })),
    );
    expect(outcomes).toEqual(['failed', 'failed', 'failed']);
    expect(onDelayed).toHaveBeenCalledTimes(1);
  });

  it('a mail that one mailbox keeps waiting does not hide that the mail server accepts nothing', async () => {
    // Before any mail is due: the queue may send it at any time.
    const boss = await server().given.user(['*', 'rwx']);
    mailServer.behave('is away');
    for (const { email } of [await server().given.user(), await server().given.user()]) await requestReset(email);
    await settled();
    const [busy, other] = await waiting();
    const setMail = (id: string, values: object) => db().update(mailQueue).set(values).where(eq(mailQueue.id, id));
    // Not due, however long the previous steps took.
    await setMail(busy!.id, { attempts: 7, nextAt: sql`now() + interval '1 hour'` });
    await setMail(other!.id, { attempts: 4, nextAt: sql`now()` });
    const title = 'Emails cannot be sent: the mail server does not accept them';
    const titles = async () => (await boss.get('/notifications')).body.data.map((row: { title: string }) => row.title);
    await settled();
    expect(await titles()).toEqual([title]);
    await setMail(busy!.id, { attempts: 4 });
    await makeDue();
    await settled();
    expect(await titles()).toEqual([title]);
  });

  it('after sending a mail, a process deletes that mail only, not others with the same number of attempts', async () => {
    mailServer.behave('is away');
    for (const { email } of [await server().given.user(), await server().given.user()]) await requestReset(email);
    await settled();
    await db().update(mailQueue).set({ attempts: 0 });
    await makeDue();
    const mailer = {
      // Meanwhile another process attempts the other mail.
      send: async () => void (await db().update(mailQueue).set({ attempts: 1 })),
      forget: async () => undefined,
    };
    expect(await deliverNext({ ...queueOptions(), mail: mailer, timeout: 1_000 })).toBe('sent');
    expect(await waiting()).toHaveLength(1);
  });

  it('an attempt that takes too long is cut off and its connection closed', async () => {
    mailServer.behave('hangs');
    const { email } = await server().given.user();
    await requestReset(email);
    const [startedAt, delivery] = [Date.now(), settled()];
    while (mailServer.open() === 0) await new Promise((next) => setTimeout(next, 10));
    await delivery;
    expect(Date.now() - startedAt).toBeLessThan(settings.mailTimeout + 1_000);
    for (let attempts = 0; attempts < 50 && mailServer.open() > 0; attempts += 1)
      await new Promise((next) => setTimeout(next, 10));
    expect(mailServer.open()).toBe(0);
    expect(await waiting()).toMatchObject([{ attempts: 1, leaseUntil: null }]);
  });

  it('a process that stops while the mail server hangs leaves the mail to the next one, which need not wait for the lease', async () => {
    const { email } = await server().given.user();
    mailServer.behave('is away');
    await requestReset(email);
    await settled();
    await makeDue();
    const hits = await countHits(email);
    mailServer.behave('hangs');
    const mailer = openMailer(server().services.config, () => undefined);
    const options = { ...queueOptions(), mail: mailer, config: { ...settings, mailTimeout: 60_000 } };
    const queue = openMailQueue(options);
    queue.wake();
    while ((await waiting())[0]?.leaseUntil === null || mailServer.open() === 0)
      await new Promise((next) => setTimeout(next, 10));
    await queue.close();
    expect(await waiting()).toMatchObject([{ attempts: 1, leaseUntil: null }]);
    mailServer.behave('takes');
    const nextQueue = openMailQueue(options);
    await nextQueue.settled();
    await nextQueue.close();
    expect([mailServer.received.length, await waiting(), await countHits(email)]).toEqual([1, [], hits]);
  });

  it('a mail that is queued while another one fails is sent right after it', async () => {
    const [first, second] = [await server().given.user(), await server().given.user()];
    mailServer.behave('hangs');
    await requestReset(first.email);
    while (mailServer.open() === 0) await new Promise((next) => setTimeout(next, 10));
    mailServer.behave('takes');
    await requestReset(second.email);
    // A mail that was received leaves the queue a moment later.
    for (let attempts = 0; attempts < 100 && (await waiting()).length > 1; attempts += 1)
      await new Promise((next) => setTimeout(next, 50));
    expect(mailServer.received).toEqual([expect.stringContaining(`To: ${second.email}`)]);
    expect(await waiting()).toMatchObject([{ userId: first.id }]);
  });

  it('a queue that cannot be read is logged, and the process goes on', async () => {
    const away = new Error('The database is away');
    const unreadable = new Proxy(db(), {
      get: () => {
        throw away;
      },
    });
    const { log } = queueOptions();
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const mailer = openMailer(server().services.config, () => undefined);
    const queue = openMailQueue({ ...queueOptions(), db: unreadable, mail: mailer, config: settings });
    await expect(queue.settled()).resolves.toBeUndefined();
    await queue.close();
    expect(logged.mock.calls).toEqual([[{ err: away }, expect.any(String)]]);
    logged.mockRestore();
  });

  it('with another SECRET_KEY nothing is sent, and the security log says so', async () => {
    mailServer.behave('is away');
    const { email } = await server().given.user();
    await requestReset(email);
    await settled();
    await makeDue();
    const mailer = openMailer(server().services.config, () => undefined);
    const other = { ...queueOptions(), mail: mailer, secretKey: 'another key', timeout: 1_000 };
    expect(await deliverNext(other)).toBe('failed');
    const [user] = await db().select().from(users).where(eq(users.email, email));
    const [entry] = await db().select().from(securityLog).where(like(securityLog.detail, '%SECRET_KEY%'));
    expect(entry).toMatchObject({ event: 'mail_failed', aboutId: user?.id });
  });
});
