import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/app';
import { caller } from '../../http/caller';
import { checkVersion } from '../../http/conditional';
import { conflict } from '../../http/errors';
import { endSessions } from '../auth/sessions';
import { keepVersion } from '../history/record';
import { recordChange } from '../security-log/log';
import { aboutPerson } from '../security-log/subjects';
import { users } from './schema';
import { lockUser, requireMayManage, requireRightsOf, presentUser, withCurrentRights } from './store';
import { toTracked } from './toTracked';

/**
 * Deletes a user; the history keeps their last version.
 * @throws 403; 404; 409 for oneself, so that a super user always remains, since only super users delete one; 412 when
 * somebody has saved since
 */
export async function deleteUser({ db }: Services, request: FastifyRequest, id: string): Promise<void> {
  if (id === caller(request).userId) throw conflict('You cannot delete yourself.');
  await withCurrentRights(db, request, async (tx, principal) => {
    const stored = await lockUser(tx, id);
    await requireMayManage(tx, principal, id);
    await requireRightsOf(tx, principal, id);
    await checkVersion(request, stored, () => presentUser(tx, stored));
    await tx.delete(users).where(eq(users.id, id));
    const deleted = toTracked(stored);
    await keepVersion(tx, request, 'users', { before: deleted, after: deleted }, { action: 'deleted' });
    await recordChange(tx, request, { event: 'deleted', about: aboutPerson(stored) });
  });
}

/**
 * Signs a user out everywhere.
 * @throws 403, 404, 409 for oneself
 */
export async function endUserSessions({ db }: Services, request: FastifyRequest, id: string): Promise<void> {
  if (id === caller(request).userId) throw conflict('You cannot end your own sessions here. Log out instead.');
  await withCurrentRights(db, request, async (tx, principal) => {
    // The lock waits until a session that is being opened is stored, so that it is ended as well.
    const user = await lockUser(tx, id);
    await requireMayManage(tx, principal, id);
    await endSessions(tx, id);
    await recordChange(tx, request, { event: 'sessions_ended', about: aboutPerson(user) });
  });
}
