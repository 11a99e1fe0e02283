import { eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { keepVersion } from '../../access/history/record';
import { requireSession } from '../../access/auth/requireSession';
import { recordChange } from '../../access/security-log/log';
import { users } from '../../access/users/schema';
import { withCurrentRights, type UserRow } from '../../access/users/store';
import { toTracked } from '../../access/users/toTracked';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';
import { caller } from '../../http/caller';
import { conflict, invalid, notFound } from '../../http/errors';
import { FORMER_COLLEAGUE } from 'shared-kit/rules/former';
import { findAliases, type Aliases } from './aliases';
import { replaceEditors } from './replaceEditors';
import { replaceHistory } from './replaceHistory';
import { removeOtherTraces, replaceInNotifications, replaceInSecurityLog, withoutNames } from './replaceTexts';
import { forgottenUsers } from './schema';

/**
 * Removes a person's account and replaces their name by 'Former colleague' wherever it is stored, in one transaction. Does nothing for
 * somebody who was forgotten before.
 * @param confirmation the name or e-mail address that was typed, so that a wrong id does no harm
 * @throws 403, 404, 409 for oneself, so that a super user always remains; 422 at `confirmation`
 */
export async function forgetUser(
  { db, mail }: Services,
  request: FastifyRequest,
  userId: string,
  confirmation: string,
): Promise<void> {
  if (userId === caller(request).userId) throw conflict('You cannot forget yourself.');
  // Entries that wait in memory are stored first, so that they are found.
  await request.server.securityNotes.settle(userId);
  await withCurrentRights(db, request, async (tx) => {
    // The lock keeps this person from signing in, and anything from being written for them, while this runs.
    const [stored] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!stored && (await isForgotten(tx, userId))) return;
    const aliases = await findAliases(tx, userId, stored);
    if (!stored && aliases.names.length + aliases.emails.length === 0) throw notFound('There is no such user.');
    if (!isConfirmed(confirmation, stored, aliases)) throw invalid({ confirmation: NOT_CONFIRMED });
    // Sessions, factors, links, mails, drafts, rights and everything else that belongs to the account are deleted with it.
    await tx.delete(users).where(eq(users.id, userId));
    await replaceByText(tx, userId, aliases);
    await mail.replace(tx, (text) => withoutNames(text, aliases));
    await replaceById(tx, userId);
    await tx.insert(forgottenUsers).values({ id: userId, at: new Date().toISOString() }).onConflictDoNothing();
    if (stored) await recordDeletion(tx, request, stored);
    await recordChange(tx, request, { event: 'user_forgotten', about: { kind: 'user', id: userId, name: FORMER_COLLEAGUE } });
    // Last, since a rollback does not restore deleted files; but inside the transaction, since a second call for a
    // forgotten person does nothing. So the session has to be checked before.
    await requireSession(tx, request);
    await mail.forget(aliases.emails);
  });
}

const NOT_CONFIRMED = 'Must be this person’s name or email address';

const isForgotten = async (tx: Database, id: string) =>
  (await tx.select().from(forgottenUsers).where(eq(forgottenUsers.id, id))).length > 0;

/** For an existing account its current name or address; for a deleted one, any that is still known. */
function isConfirmed(typed: string, stored: UserRow | undefined, { names, emails }: Aliases): boolean {
  const normalise = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  const accepted = stored ? [stored.email, `${stored.firstName} ${stored.lastName}`] : [...names, ...emails];
  return normalise(typed) !== '' && accepted.some((text) => normalise(text) === normalise(typed));
}

async function replaceByText(tx: Database, userId: string, aliases: Aliases): Promise<void> {
  await replaceInNotifications(tx, userId, aliases);
  await removeOtherTraces(tx, userId, aliases.emails);
}

async function replaceById(tx: Database, userId: string): Promise<void> {
  await replaceEditors(tx, userId);
  await replaceHistory(tx, userId);
  await replaceInSecurityLog(tx, userId);
}

/** Recorded in the history like any deletion of an account. */
const recordDeletion = (tx: Database, request: FastifyRequest, stored: UserRow) => {
  const [firstName = '', lastName = ''] = FORMER_COLLEAGUE.split(' ');
  const deleted = toTracked({ ...stored, firstName, lastName, email: '', updatedBy: null });
  return keepVersion(tx, request, 'users', { before: deleted, after: deleted }, { action: 'deleted' });
};

const TWO_HOURS = 7_200_000;

/**
 * Removes the names of recently forgotten people once more: another process may have stored one in the meantime.
 * Notifications have no id and are found by the name, which the history then has as well.
 */
export async function replaceLateNames(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - TWO_HOURS).toISOString();
  for (const { id } of await db.select().from(forgottenUsers).where(gt(forgottenUsers.at, since)))
    await db.transaction(async (tx) => {
      await replaceByText(tx, id, await findAliases(tx, id));
      await replaceById(tx, id);
    });
}
