import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { securityLog } from '../../access/security-log/schema';
import { permissions } from '../../access/users/schema';
import type { BinEntry } from '../../content/bin/schema';

/**
 * Removes rights that came back with a property, if the person's rights have been changed since it was deleted: whoever
 * changed them saw a list without these, and decided about the complete list. Call it under the lock of rights.
 * @returns the message about it; none if it concerns nobody
 */
export async function removeOutdatedRights(
  tx: Database,
  { itemId, deletedAt }: Pick<BinEntry, 'itemId' | 'deletedAt'>,
): Promise<{ field: string; message: string }[]> {
  const changedSince = tx
    .select({ id: securityLog.aboutId })
    .from(securityLog)
    .where(and(eq(securityLog.event, 'rights_changed'), gt(securityLog.at, deletedAt)));
  const removed = await tx
    .delete(permissions)
    .where(and(eq(permissions.permissionableId, itemId), inArray(permissions.userId, changedSince)))
    .returning({ userId: permissions.userId });
  const count = new Set(removed.map(({ userId }) => userId)).size;
  if (count === 0) return [];
  const people = count === 1 ? 'one person' : `${count} people`;
  return [{ field: 'permissions', message: `The rights of ${people} on it were left out: they have been changed since.` }];
}
