import { and, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { normaliseEmail, normaliseName } from 'shared-kit/rules/normaliseName';
import { normaliseText } from 'shared-kit/rules/normaliseText';
import { NOT_THEIR_ACCESS, NOT_TO_DELETE } from 'shared-kit/rules/permissionGridRights';
import { additions, authority, holdsAll } from 'shared-kit/rules/permissions';
import { lockName } from '../../base/storage/lockName';
import { hashNewPassword, type Owner } from '../auth/newPassword';
import { requireSession } from '../auth/requireSession';
import { toWire } from '../../http/wire';
import { conflict, forbidden, notFound } from '../../http/errors';
import { requireAllowed } from '../../http/authorise';
import { caller, type Principal } from '../../http/caller';
import { inTurn } from '../../http/inTurn';
import type { Database } from '../../base/storage/database';
import { isSuperUser, readPermissions } from './permissions';
import { permissions, users } from './schema';

export type UserRow = typeof users.$inferSelect;

/** @throws 404 */
export async function findUser(db: Database, id: string): Promise<UserRow> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  if (!found) throw notFound('There is no such user.');
  return found;
}

/**
 * Selects people by their e-mail addresses. An earlier version may have stored an address with decomposed accents.
 * @param emails as `normaliseEmail` makes them
 */
export const hasEmail = (...emails: string[]): SQL =>
  inArray(
    sql`lower(${users.email})`,
    emails.flatMap((email) => [email, normaliseText(email, 'NFD')]),
  );

/** Locks the user for this transaction: of two changes to one version, one wins. @throws 404 */
export async function lockUser(tx: Database, id: string): Promise<UserRow> {
  const [found] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!found) throw notFound('There is no such user.');
  return found;
}

/** Stored users as they are returned: never with a password, and with the role derived from their rights (OP-30). */
export async function presentUsers(db: Database, rows: UserRow[]): Promise<unknown[]> {
  const ids = rows.map(({ id }) => id);
  const wildcard = and(inArray(permissions.userId, ids), eq(permissions.resource, '*'), isNull(permissions.permissionableId));
  const found = ids.length === 0 ? [] : await db.select({ id: permissions.userId }).from(permissions).where(wildcard);
  const supers = new Set(found.map(({ id }) => id));
  return rows.map(({ passwordHash: _hash, ...row }) => toWire({ ...row, role: supers.has(row.id) ? 'Super User' : 'User' }));
}

/** What a list of users may be ordered by in addition to their columns: `role` has no column. */
export const roleOrder = () => ({
  role: sql`case when exists (select 1 from ${permissions} where ${permissions.userId} = ${users.id} and ${permissions.resource} = '*'
    and ${permissions.permissionableId} is null) then 1 else 2 end`,
});

/** One stored user as returned. */
export async function presentUser(db: Database, row: UserRow): Promise<unknown> {
  const [user] = await presentUsers(db, [row]);
  return user;
}

/** The name of the lock under which rights are changed, and of the queue of calls that wait for it. */
export const RIGHTS = 'rights';

/**
 * Runs a transaction with the caller's current rights. Changes of rights wait for each other here, so that nobody uses
 * a right that somebody else is taking away, or a session that has ended while the call waited.
 * @throws 401 and 403 when they may not make this call any more
 */
export const withCurrentRights = <T>(
  db: Database,
  request: FastifyRequest,
  work: (tx: Database, principal: Principal) => Promise<T>,
): Promise<T> =>
  inTurn(db, [RIGHTS], async (tx) => {
    await lockName(tx, RIGHTS);
    const principal = caller(request);
    const current = { ...principal, authority: authority(await readPermissions(tx, principal.userId)) };
    requireAllowed(request, current);
    const result = await work(tx, current);
    // Checked last, since a refusal by the work itself is more specific.
    await requireSession(tx, request);
    return result;
  });

/** @throws 403 when somebody who is not a super user would change a super user (api-contract §3) */
export async function requireMayManage(db: Database, principal: Principal, userId: string): Promise<void> {
  if (principal.authority.isSuper || !(await isSuperUser(db, userId))) return;
  throw forbidden('Only a super user may change a super user.');
}

/**
 * Whoever sets a password, or owns the address that a reset is mailed to, can act as that user: nobody may gain rights this way
 * that they could not grant (api-contract §3).
 * @throws 403 when the user has a right that the caller lacks
 */
export async function requireMayActAs(db: Database, principal: Principal, userId: string): Promise<void> {
  if (principal.authority.isSuper || principal.userId === userId) return;
  const [ownRights, theirRights] = [await readPermissions(db, principal.userId), await readPermissions(db, userId)];
  if (additions(ownRights, theirRights).length === 0) return;
  throw forbidden(NOT_THEIR_ACCESS);
}

/**
 * Deleting a person removes their rights, which requires holding those rights, like granting them (OP-143).
 * @throws 403
 */
export async function requireRightsOf(db: Database, principal: Principal, userId: string): Promise<void> {
  if (holdsAll(principal.authority, await readPermissions(db, userId))) return;
  throw forbidden(NOT_TO_DELETE);
}

/** Call it in `withCurrentRights`. @throws 409 for the last super user, without whom nobody could manage the group */
export async function requireAnotherSuper(db: Database, userId: string): Promise<void> {
  const wildcard = and(eq(permissions.resource, '*'), isNull(permissions.permissionableId), ne(permissions.userId, userId));
  const [other] = await db.select({ id: permissions.userId }).from(permissions).where(wildcard).limit(1);
  if (!other && (await isSuperUser(db, userId)))
    throw conflict('This is the last super user. Make somebody else a super user first.');
}

/**
 * An email address as it is stored: as given, but in lower case if it has letters beyond ASCII. Databases lower some of
 * these, such as Σ and İ, differently from JavaScript, so nobody could be found by such an address.
 */
export const storedEmail = (email: string): string => (/[^ -~]/.test(email) ? normaliseEmail(email) : normaliseName(email));

/**
 * The columns of the names and the e-mail address that were sent; for a password, its hash.
 * @param owner the stored person, if there is one
 * @throws 422 for a password that is too common
 */
export async function userColumns(
  values: Record<string, unknown>,
  passwordCost: number,
  owner: Owner = {},
): Promise<Partial<UserRow>> {
  const { password } = values;
  const fields = ['email', 'firstName', 'lastName'].filter((name) => typeof values[name] === 'string');
  const normalise = (name: string) => (name === 'email' ? storedEmail : normaliseName)(String(values[name]));
  const columns = Object.fromEntries(fields.map((name) => [name, normalise(name)])) as Partial<UserRow>;
  if (typeof password !== 'string' || password === '') return columns;
  return { ...columns, passwordHash: await hashNewPassword(password, { ...owner, ...columns }, passwordCost) };
}

/** A user's name in full, for filters. */
export const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;
