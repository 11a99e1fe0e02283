import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { toCamel } from 'shared-kit/rules/keyCase';
import { changesAccess } from 'shared-kit/rules/validation/currentPassword';
import { changeErrors } from '../../http/changeErrors';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { userRules } from 'shared-kit/rules/validation/user';
import { NO_PASSWORD } from '../auth/passwordHash';
import { endSessions } from '../auth/sessions';
import { refuse } from '../../http/wire';
import type { Services } from '../../http/app';
import { caller, editor } from '../../http/caller';
import { sentFields } from '../../http/changes';
import type { Database } from '../../base/storage/database';
import { checkVersion } from '../../http/conditional';
import type { RequestOf } from '../../http/requestOf';
import type { idParams } from '../../http/schemas';
import { lockKey } from '../../http/idempotency';
import { mailFirstPassword } from '../passwords/mail';
import { endResets } from '../passwords/resets';
import { requireUnusedId } from '../history/requireUnusedId';
import { recordChange } from '../security-log/log';
import { aboutPerson } from '../security-log/subjects';
import { requireCurrentPassword, requireSameAccess } from './currentPassword';
import { lockVerified } from './lockCaller';
import { recordAccess } from './recordAccess';
import { users } from './schema';
import {
  findUser,
  lockUser,
  requireMayActAs,
  requireMayManage,
  presentUser,
  userColumns,
  withCurrentRights,
  type UserRow,
} from './store';
import { addUser, storeUser } from './storeUser';

type Values = Record<string, unknown>;
type NewUser = typeof users.$inferInsert;

/**
 * The columns for the names, e-mail address and password that were sent. With 'generate password' there is no password until the
 * owner chooses one with the mailed link (OP-145).
 */
async function columnsOf(
  { generatePassword, ...values }: Values,
  passwordCost: number,
  current?: UserRow,
): Promise<Partial<UserRow>> {
  if (generatePassword !== true) return userColumns(values, passwordCost, current);
  return { ...(await userColumns({ ...values, password: '' }, passwordCost)), passwordHash: NO_PASSWORD };
}

/** An identical person that an earlier attempt of the caller created, and whose link has been mailed already. */
async function findInvited(
  tx: Database,
  request: FastifyRequest,
  id: string,
  { email, firstName, lastName }: NewUser,
): Promise<UserRow | undefined> {
  const isIdentical = [
    eq(users.email, email),
    eq(users.firstName, firstName),
    eq(users.lastName, lastName),
    eq(users.version, 1),
  ];
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, NO_PASSWORD), ...isIdentical));
  return found?.updatedBy?.id === editor(request).id ? found : undefined;
}

/** Creates a user without any right; rights are set by the permission list. */
export async function createUser(services: Services, request: FastifyRequest): Promise<UserRow> {
  const sent = toCamel<Values>(request.body);
  refuse(fieldErrors(userRules, sent));
  // Before taking the lock: hashing a password takes time, and everybody else would have to wait.
  const columns = (await columnsOf(sent, services.config.passwordCost)) as NewUser;
  const user = await withCurrentRights(services.db, request, async (tx) => {
    const id = await lockKey(tx, request);
    const invited = id && sent.generatePassword === true ? await findInvited(tx, request, id, columns) : undefined;
    if (invited) return invited;
    if (id) await requireUnusedId(tx, 'users', id);
    const created = await addUser(tx, request, { ...columns, ...(id && { id }) });
    await recordChange(tx, request, { event: 'user_created', about: aboutPerson(created) });
    if (sent.generatePassword === true) await mailFirstPassword(tx, services, created);
    return created;
  });
  services.mail.wake();
  return user;
}

/** Whether a change would let its author sign in as the user. The link to choose a password reaches only its owner. */
const takesOver = ({ generatePassword, ...sent }: Values, stored: UserRow): boolean =>
  changesAccess(generatePassword === true ? { ...sent, password: '' } : sent, stored);

/**
 * Changes the fields that were sent; a blank password leaves the password as it is. A new password or email ends all of
 * the user's other sessions and every mailed link (OP-143).
 */
export async function changeUser(services: Services, request: RequestOf<{ params: typeof idParams }>): Promise<UserRow> {
  const { id } = request.params;
  const { userId, sessionId } = caller(request);
  const sent = sentFields(toCamel<Values>(request.body));
  const current = await findUser(services.db, id);
  const validate = ({ email, firstName, lastName }: UserRow) => {
    const stored = { email, firstName, lastName };
    refuse(changeErrors(userRules, { ...stored, ...sent }, sent, stored, { editing: true }));
  };
  const changesOwnAccess = id === userId && changesAccess(sent, current);
  if (changesOwnAccess) {
    validate(current);
    await requireCurrentPassword(services, current, sent);
  }
  const columns = await columnsOf(sent, services.config.passwordCost, current);
  const changed = await withCurrentRights(services.db, request, async (tx, principal) => {
    const stored = await (changesOwnAccess ? lockVerified(tx, request, current) : lockUser(tx, id));
    await requireMayManage(tx, principal, id);
    if (takesOver(sent, stored)) await requireMayActAs(tx, principal, id);
    await checkVersion(request, stored, () => presentUser(tx, stored));
    if (id === userId && !changesOwnAccess) requireSameAccess(sent, stored);
    validate(stored);
    const row = await storeUser(tx, request, columns, stored);
    if (changesAccess(sent, stored)) {
      await recordAccess(tx, request, stored, row);
      await endResets(tx, id);
      await endSessions(tx, id, id === userId ? sessionId : undefined);
    }
    if (sent.generatePassword === true) await mailFirstPassword(tx, services, row);
    return row;
  });
  services.mail.wake();
  return changed;
}
