import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { permissions, users } from './schema';

/** Selects the users who have a right on one property. */
export function hasRightOnProperty(db: Database, propertyId: string): SQL {
  return inArray(
    users.id,
    db.select({ id: permissions.userId }).from(permissions).where(eq(permissions.permissionableId, propertyId)),
  );
}
