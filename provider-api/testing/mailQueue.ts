import { eq, sql } from 'drizzle-orm';
import { mailQueue } from '../src/access/mail/schema';
import { rateHits } from '../src/http/schema';
import { fakeMailServer } from './mailServer';
import { onBothEngines, type TestServer } from './server';

/** Helpers for the mail queue of a test server, and the mail server that it sends to. */
function mailOf(server: () => TestServer, mailServer: ReturnType<typeof fakeMailServer>) {
  const db = () => server().services.db;
  return {
    mailServer,
    settings,
    db,
    queueOptions: () => ({
      db: db(),
      secretKey: server().services.secretKey,
      log: server().app.log,
      onGivenUp: () => Promise.resolve(),
      onDelayed: () => Promise.resolve(),
    }),
    /** The mails that have not been sent yet. */
    waiting: () => db().select().from(mailQueue),
    /** Makes every waiting mail due now. */
    makeDue: () =>
      db()
        .update(mailQueue)
        .set({ nextAt: sql`now()`, leaseUntil: null }),
    settled: () => server().services.mail.settled(),
    requestReset: (email: string) => server().nobody.post('/passwords/forgot', { email }),
    /** How many attempts count against the limit of an address. */
    countHits: async (email: string) =>
      (
        await db()
          .select()
          .from(rateHits)
          .where(eq(rateHits.key, `forgot:${email}`))
      ).length,
  };
}

let port = 0;
const settings = {
  smtpRequireTls: false,
  mailTimeout: 2_000,
  // Mail is sent only when a test triggers it.
  mailPause: 3_600_000,
  get smtpUrl() {
    return `smtp://127.0.0.1:${port}`;
  },
};

/**
 * A suite about the mail queue, on both database engines, with a mail server whose behaviour the tests set.
 * @param tests receives a function that returns the server, and the queue
 */
export function onMailQueue(title: string, tests: (server: () => TestServer, mail: ReturnType<typeof mailOf>) => void): void {
  const mailServer = fakeMailServer();
  beforeAll(async () => void (port = await mailServer.start()));
  afterAll(() => mailServer.stop());
  onBothEngines(
    title,
    (server) => {
      const mail = mailOf(server, mailServer);
      beforeEach(async () => {
        mailServer.behave('takes');
        mailServer.received.length = 0;
        await mail.db().delete(mailQueue);
      });
      tests(server, mail);
    },
    settings,
  );
}
