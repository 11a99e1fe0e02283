import { and, eq, sql } from 'drizzle-orm';
import type { Permission } from 'shared-kit/rules/entities';
import type { Database } from '../../base/storage/database';
import { permissions } from './schema';

type Right = Pick<Permission, 'resource' | 'permissionableId' | 'r' | 'w' | 'x'>;

/** What makes two rights the same. */
export const keyOf = ({ resource, permissionableId, r, w, x }: Right): string =>
  JSON.stringify([resource, permissionableId, r, w, x]);

/** The entries that a list lacks. */
function lackingIn<Entry extends Right>(list: readonly Right[], entries: readonly Entry[]): Entry[] {
  const keys = new Set(list.map(keyOf));
  return entries.filter((entry) => !keys.has(keyOf(entry)));
}

/**
 * Makes a person's stored rights equal to a list. Only the differences are written: others wait for the lock on rights
 * in the meantime, and most saves change only a few of thousands of rights.
 * @param stored all that are stored
 */
export async function storeRights(
  tx: Database,
  userId: string,
  stored: readonly Permission[],
  next: readonly Right[],
): Promise<void> {
  const taken = lackingIn(next, stored).map(({ id }) => id);
  const isTaken = sql`${permissions.id} in (select jsonb_array_elements_text(${JSON.stringify(taken)}::jsonb))`;
  if (taken.length > 0) await tx.delete(permissions).where(and(eq(permissions.userId, userId), isTaken));
  const given = lackingIn(stored, next).map(({ resource, permissionableId, r, w, x }) => ({
    resource,
    permissionableId,
    r,
    w,
    x,
  }));
  if (given.length > 0)
    await tx.execute(sql`insert into ${permissions} (id, user_id, resource, permissionable_id, r, w, x)
      select gen_random_uuid()::text, ${userId}, right_given.resource, right_given."permissionableId", right_given.r, right_given.w, right_given.x
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as right_given(resource text, "permissionableId" text, r boolean, w boolean, x boolean)`);
}
