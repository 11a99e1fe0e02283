import { and, asc, eq, gte, isNull, like, lt, lte, min, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { counted } from 'shared-kit/rules/counted';
import { rateHits } from '../../http/schema';
import { recordChange } from '../security-log/log';
import { securityLog } from '../security-log/schema';
import { aboutPerson } from '../security-log/subjects';
import type { Database } from '../../base/storage/database';
import { lockName } from '../../base/storage/lockName';
import type { Mailer, Message } from '../../base/mail/transport';
import { unseal } from '../tokens/seal';
import { users } from '../users/schema';
import { SEALED_FOR } from './queue';
import { failureOf, nextAttempt, type Failure } from './retries';
import { mailQueue } from './schema';

/** What is needed to send mail. */
export interface MailDelivery {
  db: Database;
  mail: Mailer;
  secretKey: string;
  log: FastifyBaseLogger;
  /** Called, in the same transaction, when a mail to this address will not be tried again. */
  onGivenUp: (tx: Database, email: string) => Promise<unknown>;
  /** Called, in the same transaction, when the mail server has not accepted anything for some minutes. */
  onDelayed: (tx: Database) => Promise<unknown>;
  /** How long one attempt may take, in milliseconds. */
  timeout: number;
  /** Ends the attempt when this process is about to end. */
  stopping?: AbortSignal;
}

type Row = typeof mailQueue.$inferSelect;

/** Longer than any attempt: a process that is still sending must not be overtaken. */
export const LEASE_SECONDS = 180;
/** The fifth attempt is made after six and a half minutes (`retries.ts`), which is longer than most mail servers take to restart. */
const ATTEMPTS_BEFORE_REPORT = 5;

/**
 * Attempts to send the mail that has waited longest. Only one of several processes claims it; if that process dies,
 * another may claim the mail when the lease has expired. A mail is therefore sent twice only if a process died between
 * sending and recording it.
 * @returns the outcome; 'none' when nothing is due
 */
export async function deliverNext(delivery: MailDelivery): Promise<'sent' | 'failed' | 'none'> {
  const row = await claim(delivery.db);
  if (!row) return 'none';
  const failure = await attempt(delivery, row);
  if (failure === null) {
    await delivery.db.delete(mailQueue).where(isClaimed(row));
    return 'sent';
  }
  if (delivery.stopping?.aborted) {
    await release(delivery.db, row);
    return 'failed';
  }
  const seconds = failure.isFinal ? null : nextAttempt(row.attempts, new Date(), row.expiresOn);
  delivery.log.warn({ mail: { id: row.id, attempts: row.attempts, reason: failure.reason, next: seconds } }, 'mail was not sent');
  if (seconds === null) await giveUp(delivery, row, failure);
  else await postpone(delivery, row, seconds, failure);
  return 'failed';
}

/**
 * By the database's clock, which all processes share, in milliseconds as the columns are: they round, so a mail that is due now
 * could seem to be due half a millisecond later.
 */
const NOW = sql`now()::timestamptz(3)`;

async function claim(db: Database): Promise<Row | undefined> {
  const due = db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(lte(mailQueue.nextAt, NOW), or(isNull(mailQueue.leaseUntil), lt(mailQueue.leaseUntil, NOW))))
    .orderBy(asc(mailQueue.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mailQueue)
    .set({ attempts: sql`${mailQueue.attempts} + 1`, leaseUntil: sql`now() + interval '1 second' * ${LEASE_SECONDS}` })
    .where(sql`${mailQueue.id} = (${due})`)
    .returning();
  return row;
}

/** The row as this process claimed it: if another process has claimed it since, nothing is changed. */
const isClaimed = ({ id, attempts }: Row) => and(eq(mailQueue.id, id), eq(mailQueue.attempts, attempts));

/** Releases a mail to the next process as if it had not been attempted: this process ended the attempt, not the mail server. */
const release = (db: Database, row: Row) =>
  db
    .update(mailQueue)
    .set({ attempts: row.attempts - 1, leaseUntil: null })
    .where(isClaimed(row));

async function attempt(
  { mail, secretKey, timeout, stopping }: MailDelivery,
  { id, sealed, expiresOn }: Row,
): Promise<Failure | null> {
  if (Date.parse(expiresOn) <= Date.now())
    return { reason: 'It could not be delivered in time', isFinal: true, concernsAll: false };
  const text = unseal(sealed, secretKey, SEALED_FOR);
  if (text === null) return { reason: 'It was written with another SECRET_KEY', isFinal: true, concernsAll: false };
  const timeoutSignal = AbortSignal.timeout(timeout);
  try {
    const end = stopping ? AbortSignal.any([timeoutSignal, stopping]) : timeoutSignal;
    await mail.send({ ...(JSON.parse(text) as Message), id }, end);
    return null;
  } catch (error) {
    return failureOf(timeoutSignal.aborted ? { code: 'no response' } : error);
  }
}

async function postpone(delivery: MailDelivery, row: Row, seconds: number, failure: Failure): Promise<void> {
  await delivery.db.transaction(async (tx) => {
    const changed = await tx
      .update(mailQueue)
      .set({ nextAt: sql`now() + interval '1 second' * ${seconds}`, leaseUntil: null })
      .where(isClaimed(row))
      .returning({ id: mailQueue.id });
    if (changed.length === 0) return;
    await undoLimitHit(tx, row);
    if (row.attempts === ATTEMPTS_BEFORE_REPORT && failure.concernsAll) await reportDelay(delivery, tx, row, failure);
  });
}

/** Ends the entry of the security log about a mail that waits because nothing is accepted. */
const RETRIED = 'it is tried again';

/**
 * Records in the security log that a mail waits, and reports it: once for each outage, however many mails it holds
 * back. An outage has been reported if there is such an entry since the oldest of the mails with as many attempts was
 * queued; a mail that only its own mailbox keeps waiting has no entry.
 */
async function reportDelay({ onDelayed }: MailDelivery, tx: Database, row: Row, { reason }: Failure): Promise<void> {
  // When several processes fail at once, the others see what the first one has reported.
  await lockName(tx, 'mail delay');
  const oldest = tx
    .select({ at: min(mailQueue.createdAt) })
    .from(mailQueue)
    .where(gte(mailQueue.attempts, ATTEMPTS_BEFORE_REPORT));
  const [earlier] = await tx
    .select({ id: securityLog.id })
    .from(securityLog)
    .where(and(eq(securityLog.event, 'mail_failed'), gte(securityLog.at, oldest), like(securityLog.detail, `%${RETRIED}`)))
    .limit(1);
  const [person] = await tx.select().from(users).where(eq(users.id, row.userId));
  if (earlier || !person) return;
  const detail = `${reason}, after ${counted(row.attempts, 'attempt')}; ${RETRIED}`;
  await recordChange(tx, null, { event: 'mail_failed', outcome: 'failed', about: aboutPerson(person), detail });
  await onDelayed(tx);
}

/** The person may ask again: the first failed attempt no longer counts against the limit. */
async function undoLimitHit(tx: Database, { limitKey, attempts }: Row): Promise<void> {
  if (limitKey === null || attempts > 1) return;
  const newest = sql`(select max(${rateHits.id}) from ${rateHits} where ${rateHits.key} = ${limitKey})`;
  await tx.delete(rateHits).where(sql`${rateHits.id} = ${newest}`);
}

/** Gives up a mail, reports it, and records it in the security log. */
async function giveUp({ db, onGivenUp }: MailDelivery, row: Row, { reason }: Failure): Promise<void> {
  await db.transaction(async (tx) => {
    const [deleted] = await tx.delete(mailQueue).where(isClaimed(row)).returning({ id: mailQueue.id });
    const [person] = await tx.select().from(users).where(eq(users.id, row.userId));
    if (!deleted || !person) return;
    await undoLimitHit(tx, row);
    const detail = `${reason}, after ${counted(row.attempts, 'attempt')}`;
    await recordChange(tx, null, { event: 'mail_failed', outcome: 'failed', about: aboutPerson(person), detail });
    await onGivenUp(tx, person.email);
  });
}
