import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as setTimer } from 'node:timers/promises';
import type { Config } from '../../base/config';
import type { Database } from '../../base/storage/database';
import type { MailQueue } from '../../base/mail/MailQueue';
import type { Mailer } from '../../base/mail/transport';
import { seal } from '../tokens/seal';
import { deliverNext, type MailDelivery } from './deliver';
import { rewriteNotices } from './rewriteNotices';
import { mailQueue } from './schema';

/** How long stopping waits for a mail server that hangs, in milliseconds; the mail is sent after the next start. */
const CLOSE_TIMEOUT = 5_000;
/** How long it then waits until the mail is left to the next process, in milliseconds. */
const RELEASE_TIMEOUT = 1_000;
/** Keys for one purpose cannot decrypt data of another. */
export const SEALED_FOR = 'mail';

/** Deletes mails to a person whose links no longer work. */
export const deleteAccountMails = (tx: Database, userId: string) =>
  tx.delete(mailQueue).where(and(eq(mailQueue.userId, userId), eq(mailQueue.opensAccount, true)));

interface QueueOptions {
  db: Database;
  mail: Mailer;
  secretKey: string;
  log: FastifyBaseLogger;
  onGivenUp: MailDelivery['onGivenUp'];
  onDelayed: MailDelivery['onDelayed'];
  config: Pick<Config, 'mailPause' | 'mailTimeout'>;
}

/** Sends queued mails in turn, now and every few seconds; any number of processes may share one store. */
export function openMailQueue({ config, ...options }: QueueOptions): MailQueue {
  const { mail, secretKey, log } = options;
  const stopping = new AbortController();
  const delivery: MailDelivery = { ...options, timeout: config.mailTimeout, stopping: stopping.signal };
  let running: Promise<void> | null = null;
  let shouldRunAgain = false;
  let isClosed = false;

  const run = async () => {
    do {
      shouldRunAgain = false;
      // Stops after a failure until the next run: the other mails would only wait for the same server, one by one.
      while (!isClosed && (await deliverNext(delivery)) === 'sent');
    } while (shouldRunAgain && !isClosed);
  };
  const start = () => {
    if (running) shouldRunAgain = true;
    else
      running = run()
        .catch((error: unknown) => log.error({ err: error }, 'the queue of mails could not be read; it waits'))
        .finally(() => (running = null));
  };
  // Created here, outside any transaction: a timer set inside one would run as part of it.
  const timer = setInterval(start, config.mailPause);
  timer.unref();
  let wakeTimer: NodeJS.Timeout | null = null;
  return {
    add: async (tx, { userId, expiresOn, opensAccount = true, limitKey, ...message }) => {
      const now = new Date().toISOString();
      const sealed = seal(JSON.stringify(message), secretKey, SEALED_FOR);
      await tx
        .insert(mailQueue)
        .values({ userId, sealed, opensAccount, limitKey: limitKey ?? null, createdAt: now, expiresOn, nextAt: sql`now()` });
    },
    replace: (tx, replace) => rewriteNotices(tx, secretKey, replace),
    forget: (addresses) => mail.forget(addresses),
    wake: () => {
      wakeTimer ??= setTimeout(() => {
        wakeTimer = null;
        if (!isClosed) start();
      });
    },
    settled: async () => {
      if (wakeTimer) clearTimeout(wakeTimer);
      wakeTimer = null;
      start();
      await running;
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      if (wakeTimer) clearTimeout(wakeTimer);
      await Promise.race([running, setTimer(CLOSE_TIMEOUT, undefined, { ref: false })]);
      stopping.abort();
      await Promise.race([running, setTimer(RELEASE_TIMEOUT, undefined, { ref: false })]);
    },
  };
}
