import { count } from 'drizzle-orm';
import { isTooCommon } from '../auth/newPassword';
import { hashPassword } from '../auth/passwordHash';
import type { Config } from '../../base/config';
import { ConfigError } from '../../base/configError';
import type { Database } from '../../base/storage/database';
import { permissions, users } from './schema';
import { storedEmail } from './store';

/**
 * Creates the first super user of an empty store (api-contract §5, ADMIN_EMAIL and ADMIN_PASSWORD).
 * @returns whether the store was empty
 * @throws ConfigError when the password is too common
 */
export async function makeFirstUser(db: Database, { admin, passwordCost }: Config): Promise<boolean> {
  const [existing] = await db.select({ count: count() }).from(users);
  if ((existing?.count ?? 0) > 0) return false;
  if (!admin.isDemo && (await isTooCommon(admin.password, admin)))
    throw new ConfigError('ADMIN_PASSWORD is too common: it is among the first that attackers guess. Choose another one.');
  const passwordHash = await hashPassword(admin.password, passwordCost);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email: storedEmail(admin.email), firstName: 'Super', lastName: 'User', passwordHash })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!user) return false; // Another process was first.
    await tx.insert(permissions).values({ userId: user.id, resource: '*', permissionableId: null, r: true, w: true, x: true });
    return true;
  });
}
