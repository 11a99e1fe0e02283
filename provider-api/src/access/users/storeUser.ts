import { and, eq, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import type { Database } from '../../base/storage/database';
import { writtenRow } from '../../base/storage/writtenRow';
import { editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { conflict } from '../../http/errors';
import { isTaken } from '../../http/storageErrors';
import { keepVersion } from '../history/record';
import { users } from './schema';
import { hasEmail, type UserRow } from './store';
import { toTracked } from './toTracked';

/** Stores a new person, and the first version of their history. @throws 409 for an e-mail address that somebody else has */
export async function addUser(tx: Database, request: FastifyRequest, row: typeof users.$inferInsert): Promise<UserRow> {
  await requireFreeEmail(tx, row.email);
  const created = await tx
    .insert(users)
    .values({ ...row, updatedBy: editor(request) })
    .returning()
    .catch(explainTakenEmail)
    .then(writtenRow);
  await keepVersion(tx, request, 'users', { before: null, after: toTracked(created) });
  return created;
}

/**
 * Stores a change of a person, and a version of their history.
 * @param columns the new values
 * @param stored the person, locked
 * @throws 409 for an e-mail address that somebody else has
 */
export async function storeUser(
  tx: Database,
  request: FastifyRequest,
  columns: Partial<UserRow>,
  stored: UserRow,
): Promise<UserRow> {
  await requireFreeEmail(tx, columns.email, stored);
  const changed = await tx
    .update(users)
    .set({ ...columns, ...changeStamps(request, stored) })
    .where(eq(users.id, stored.id))
    .returning()
    .catch(explainTakenEmail)
    .then(writtenRow);
  await keepVersion(tx, request, 'users', { before: toTracked(stored), after: toTracked(changed) });
  return changed;
}

const emailTaken = () => conflict('Another user already has this email.', { email: 'Already taken' });

/** Turns the database's error about a second user with the same e-mail address into a 409. */
function explainTakenEmail(error: unknown): never {
  if (isTaken(error, 'users_email')) throw emailTaken();
  throw error;
}

/**
 * The index compares addresses as they are stored, and an earlier version may have stored one in another form. Two people with what looks
 * like one address would sign in to whichever is found first.
 * @param email the new address, if one was sent
 * @param stored the person as they are; one who keeps their address is not checked
 * @throws 409
 */
async function requireFreeEmail(tx: Database, email: string | undefined, stored?: UserRow): Promise<void> {
  if (email === undefined || normaliseEmail(email) === normaliseEmail(stored?.email ?? '')) return;
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(normaliseEmail(email)), ne(users.id, stored?.id ?? '')))
    .limit(1);
  if (other) throw emailTaken();
}
