import { eq, like, sql } from 'drizzle-orm';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { rateHits } from '../../http/schema';
import { securityLog } from '../security-log/schema';
import { readConfig } from '../../base/config';
import { openMail } from '../../base/mail/transport';
import { onBothEngines } from '../../../testing/server';
import { users } from '../users/schema';
import { deliverNext, LEASE_SECONDS } from './deliver';
import { openMailQueue } from './queue';
import { mailQueue } from './schema';

type Manner = 'takes' | 'refuses the person' | 'is busy' | 'dies mid-way' | 'takes and says nothing' | 'hangs' | 'is away';

/** A mail server on one port whose behaviour the test sets for each connection. */
function moodyServer() {
  let manner: Manner = 'takes';
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const failing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(manner === 'refuses the person' ? failing(550) : manner === 'is busy' ? failing(451) : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (manner === 'dies mid-way') for (const socket of sockets) socket.destroy();
      });
      stream.on('end', () => {
        received.push(text);
        if (manner !== 'takes and says nothing') return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  smtp.on('error', () => undefined);
  // A proxy in front of it: connections are passed on, or kept waiting.
  const door = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (manner === 'is away') return void socket.destroy();
    // Keeps reading, as a server does, so that it notices when the other side closes.
    if (manner === 'hangs') return void socket.resume();
    smtp.server.emit('connection', socket);
  });
  return {
    received,
    /** Connections that nobody has closed. */
    open: () => [...sockets].filter((socket) => !socket.destroyed && !socket.readableEnded).length,
    be: (next: Manner) => void (manner = next),
    start: async () => {
      await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
      return (door.address() as AddressInfo).port;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      door.close();
    },
  };
}

const post = moodyServer();
let port = 0;
beforeAll(async () => void (port = await post.start()));
afterAll(() => post.stop());

const settings = {
  smtpRequireTls: false,
  mailTimeout: 2_000,
  // Mail is sent only when a test triggers it.
  mailPause: 3_600_000,
  get smtpUrl() {
    return `smtp://127.0.0.1:${port}`;
  },
};

it('A mail server has two minutes to check a message before it answers, and a process no longer than its lease', () => {
  const seconds = readConfig({}).mailTimeout / 1000;
  expect(seconds).toBeGreaterThan(120);
  expect(seconds).toBeLessThan(LEASE_SECONDS);
});

onBothEngines(
  'The queue of mails',
  (server) => {
    const db = () => server().services.db;
    const own = () => ({
      db: db(),
      secretKey: server().services.secretKey,
      log: server().app.log,
      onGivenUp: () => Promise.resolve(),
    });
    const waiting = () => db().select().from(mailQueue);
    const due = () =>
      db()
        .update(mailQueue)
        .set({ nextAt: sql`now()`, leaseUntil: null });
    const settled = () => server().services.mail.settled();
    const ask = (email: string) => server().nobody.post('/passwords/forgot', { email });
    const linkIn = (text: string | undefined) =>
      /reset-password\/([\w-]{43})/.exec((text ?? '').replaceAll('=\r\n', ''))?.[1] ?? '';
    const hits = async (email: string) =>
      (
        await db()
          .select()
          .from(rateHits)
          .where(eq(rateHits.key, `forgot:${email}`))
      ).length;

    beforeEach(async () => {
      post.be('takes');
      post.received.length = 0;
      await db().delete(mailQueue);
    });

    it('a mail leaves at once, its link works, and nothing of it stays', async () => {
      const { email } = await server().given.user();
      expect((await ask(email)).status).toBe(204);
      await settled();
      expect(post.received).toHaveLength(1);
      expect(post.received[0]).toContain(`To: ${email}`);
      expect((await server().nobody.get(`/passwords/${linkIn(post.received[0])}`)).body.data.email).toBe(email);
      expect(await waiting()).toEqual([]);
    });

    it('leaves by itself', async () => {
      const { email } = await server().given.user();
      await ask(email);
      for (let attempts = 0; attempts < 100 && post.received.length === 0; attempts += 1)
        await new Promise((next) => setTimeout(next, 20));
      expect(post.received).toHaveLength(1);
    });

    it.each<Manner>(['is away', 'is busy', 'dies mid-way', 'hangs'])(
      'a mail server that %s: the same answer as ever and no wait; the mail leaves later, and the try does not count',
      async (manner) => {
        post.be(manner);
        const { email } = await server().given.user();
        const began = Date.now();
        const answer = await ask(email);
        expect([answer.status, answer.body]).toEqual([204, null]);
        expect(Date.now() - began).toBeLessThan(settings.mailTimeout);
        await settled();
        expect(await waiting()).toMatchObject([{ attempts: 1, leaseUntil: null }]);
        expect(await hits(email)).toBe(0);
        post.be('takes');
        post.received.length = 0;
        await settled();
        expect(post.received).toEqual([]);
        await due();
        await settled();
        expect(linkIn(post.received[0])).not.toBe('');
        expect(await waiting()).toEqual([]);
      },
    );

    it('a mail that was taken without an answer goes out again under the same Message-ID, by which mailboxes know the copy', async () => {
      post.be('takes and says nothing');
      const { email } = await server().given.user();
      await ask(email);
      await settled();
      post.be('takes');
      await due();
      await settled();
      const ids = post.received.map((text) => /^Message-ID: (.*)\r$/im.exec(text)?.[1]);
      expect(ids).toEqual([expect.stringMatching(/^<[\w-]+@test\.example>$/), ids[0]]);
      await ask(email);
      await settled();
      expect(post.received[2]).toMatch(/^Message-ID: /im);
      expect(post.received[2]).not.toContain(ids[0]);
    });

    it('what waits is unreadable without SECRET_KEY', async () => {
      post.be('is away');
      const { email } = await server().given.user();
      await ask(email);
      await settled();
      const stored = JSON.stringify(await waiting());
      for (const secret of ['reset-password', 'Hello', 'Subject']) expect(stored).not.toContain(secret);
    });

    it('a mailbox that does not exist is given up at once: super users are told, and the security log', async () => {
      post.be('refuses the person');
      const boss = await server().given.user(['*', 'rwx']);
      const person = await server().given.user();
      await ask(person.email);
      await settled();
      expect(await waiting()).toEqual([]);
      expect(await hits(person.email)).toBe(0);
      const [told] = (await boss.get('/notifications')).body.data;
      expect(told).toMatchObject({
        title: `A mail could not be delivered to ${person.email}`,
        link: '/security-log?kind=mail_failed',
      });
      expect((await person.get('/notifications')).body.data).toEqual([]);
      const [entry] = (await server().admin.get('/security-log?event=mail_failed')).body.data;
      const detail = 'The mail server refused it (550), after 1 attempt';
      expect(entry).toMatchObject({ outcome: 'failed', by: null, about: { kind: 'user', id: person.id }, detail });
    });

    it('a mail that would come too late is given up, and one whose link ended is not sent', async () => {
      post.be('is away');
      const { email } = await server().given.user();
      await ask(email);
      // The attempt that the request started is over: a later one would not touch what it had claimed.
      await settled();
      await db()
        .update(mailQueue)
        .set({ attempts: 5, expiresOn: new Date(Date.now() + 60_000).toISOString() });
      await due();
      await settled();
      expect(await waiting()).toEqual([]);
      const { id } = await server().given.user();
      await server().admin.put(`/users/${id}`, { generate_password: true });
      await settled();
      expect(await waiting()).toHaveLength(1);
      await server().admin.put(`/users/${id}`, { password: 'chosen otherwise' });
      expect(await waiting()).toEqual([]);
    });

    it('goes with its person', async () => {
      post.be('is away');
      const { id, email } = await server().given.user();
      await ask(email);
      await settled();
      expect((await server().admin.del(`/users/${id}`)).status).toBe(204);
      expect(await waiting()).toEqual([]);
    });

    it('a person without a mail is not made, and no mail is queued for a person who was not made', async () => {
      const taken = await server().given.user();
      const body = { first_name: 'Ida', last_name: 'May', email: taken.email, generate_password: true };
      expect((await server().admin.post('/users', body)).status).toBe(409);
      await settled();
      expect([post.received, await waiting()]).toEqual([[], []]);
    });

    it('several processes send each mail once', async () => {
      const emails: string[] = [];
      const mail = openMail(server().services.config, () => undefined);
      const office = { ...own(), mail, config: settings };
      post.be('is away');
      for (let count = 0; count < 3; count += 1) {
        const { email } = await server().given.user();
        await ask(email);
        emails.push(email);
      }
      await settled();
      post.be('takes');
      await due();
      const queues = [1, 2, 3].map(() => openMailQueue(office));
      await Promise.all(queues.map((queue) => queue.settled()));
      await Promise.all(queues.map((queue) => queue.close()));
      const to = post.received.map((text) => /^To: (.*)\r$/m.exec(text)?.[1]).sort();
      expect(to).toEqual(emails.sort());
    });

    it('what a process died over is sent by another one after its lease, and after a restart', async () => {
      const { email } = await server().given.user();
      post.be('is away');
      await ask(email);
      await settled();
      post.be('takes');
      await due();
      await db()
        .update(mailQueue)
        .set({ leaseUntil: sql`now() + interval '3 minutes'` });
      const mail = openMail(server().services.config, () => undefined);
      const fresh = openMailQueue({ ...own(), mail, config: { ...settings, mailPause: 20 } });
      await fresh.settled();
      expect(post.received).toEqual([]);
      await db()
        .update(mailQueue)
        .set({ leaseUntil: sql`now() - interval '1 second'` });
      for (let attempts = 0; attempts < 100 && (await waiting()).length > 0; attempts += 1)
        await new Promise((next) => setTimeout(next, 20));
      await fresh.close();
      expect([post.received.length, await waiting()]).toEqual([1, []]);
    });

    it('a process that was overtaken changes nothing of what the other one does', async () => {
      const { email } = await server().given.user();
      post.be('is away');
      await ask(email);
      await settled();
      await due();
      const slow = {
        send: async () => {
          await db().update(mailQueue).set({ attempts: 9 });
          throw new Error('too late');
        },
        forget: async () => undefined,
      };
      expect(await deliverNext({ ...own(), mail: slow, timeout: 1_000 })).toBe('failed');
      expect(await waiting()).toMatchObject([{ attempts: 9, leaseUntil: expect.any(String) }]);
    });

    it('a try that takes too long is cut off: its connection is closed, and nothing of it goes on', async () => {
      post.be('hangs');
      const { email } = await server().given.user();
      await ask(email);
      const [began, tried] = [Date.now(), settled()];
      while (post.open() === 0) await new Promise((next) => setTimeout(next, 10));
      await tried;
      expect(Date.now() - began).toBeLessThan(settings.mailTimeout + 1_000);
      for (let attempts = 0; attempts < 50 && post.open() > 0; attempts += 1) await new Promise((next) => setTimeout(next, 10));
      expect(post.open()).toBe(0);
      expect(await waiting()).toMatchObject([{ attempts: 1, leaseUntil: null }]);
    });

    it('a notice goes out though the links of its person end; what opens the account does not', async () => {
      post.be('is away');
      const { id, email } = await server().given.user();
      const notice = { to: email, subject: 'News', text: 'News', link: '', userId: id, opensAccount: false };
      const expiresOn = new Date(Date.now() + 60_000).toISOString();
      await db().transaction((tx) => server().services.mail.add(tx, { ...notice, expiresOn }));
      await ask(email);
      await settled();
      expect(await waiting()).toHaveLength(2);
      expect((await server().admin.put(`/users/${id}`, { password: 'another one' })).status).toBe(200);
      expect(await waiting()).toMatchObject([{ opensAccount: false }]);
    });

    it('with another SECRET_KEY nothing is sent, and it is said', async () => {
      post.be('is away');
      const { email } = await server().given.user();
      await ask(email);
      await settled();
      await due();
      const mail = openMail(server().services.config, () => undefined);
      const other = { ...own(), mail, secretKey: 'another key', timeout: 1_000 };
      expect(await deliverNext(other)).toBe('failed');
      const [user] = await db().select().from(users).where(eq(users.email, email));
      const [entry] = await db().select().from(securityLog).where(like(securityLog.detail, '%SECRET_KEY%'));
      expect(entry).toMatchObject({ event: 'mail_failed', aboutId: user?.id });
    });
  },
  settings,
);
