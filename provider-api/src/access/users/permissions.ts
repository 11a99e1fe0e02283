import { and, asc, eq, isNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Permission } from 'shared-kit/rules/entities';
import type { Database } from '../../base/storage/database';
import { toWire } from '../../http/wire';
import { permissions } from './schema';

type Stored = typeof permissions.$inferSelect;

/** A stored right as the rules and the wire (in snake case) know it. */
export function toPermission({ id, resource, permissionableId, r, w, x }: Stored): Permission {
  return { id, resource, permissionableType: permissionableId === null ? null : 'PropertyPermission', permissionableId, r, w, x };
}

/** A right as it is returned: its target is a property, and is also given under that name (OP-142). */
export const presentPermission = (right: Permission) => toWire({ ...right, propertyId: right.permissionableId });

/** The whole list of a user's rights. */
export async function readPermissions(db: Database, userId: string): Promise<Permission[]> {
  const rows = await db.select().from(permissions).where(eq(permissions.userId, userId)).orderBy(asc(permissions.id));
  return rows.map(toPermission);
}

/** Whether a user is a super user (OP-23). */
export async function isSuperUser(db: Database, userId: string): Promise<boolean> {
  const isWildcard = and(eq(permissions.userId, userId), eq(permissions.resource, '*'), isNull(permissions.permissionableId));
  return (await db.$count(permissions, isWildcard)) > 0;
}

/** Bytes of the hash that fit into a JSON integer without loss. */
const VERSION_BYTES = 6;

/**
 * The version of a list of rights: a number derived from its content, so that a replacement without changes keeps it, and a list
 * that returns to an earlier state has that state's version.
 */
export function listVersion(list: readonly Permission[]): number {
  const lines = list.map(({ resource, permissionableId, r, w, x }) =>
    JSON.stringify([resource, permissionableId ?? null, r, w, x]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest().readUIntBE(0, VERSION_BYTES);
}
