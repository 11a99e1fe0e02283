import { eq, inArray, sql } from 'drizzle-orm';
import { isPassword } from '../src/access/auth/passwordHash';
import type { Config } from '../src/base/config';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../src/base/demoAccount';
import { ConfigError } from '../src/base/configError';
import type { Database } from '../src/base/storage/database';
import { users } from '../src/access/users/schema';
import { people } from './copy/people';

/**
 * Refuses a store that started as a demo and in which the demo's people, or the first super user, still have the publicly known
 * password (api-contract §5, NODE_ENV=production). For a store that never was a demo this costs one password hash.
 * @throws ConfigError naming them
 */
export async function refuseKnownPasswords(db: Database, { admin, passwordCost }: Config): Promise<void> {
  const emails = [DEMO_EMAIL, admin.email, ...people.map(({ email }) => email)].map((email) => email.toLowerCase());
  const email = sql<string>`lower(${users.email})`;
  const found = await db.select({ email: users.email, hash: users.passwordHash }).from(users).where(inArray(email, emails));
  const open: string[] = [];
  for (const user of found) if (await isPassword(DEMO_PASSWORD, user.hash, passwordCost)) open.push(user.email);
  if (open.length === 0) return;
  throw new ConfigError(
    `This store is refused in production: everybody knows the password of ${open.sort().join(', ')}. ` +
      'Start once without NODE_ENV=production and delete these users or change their passwords, or begin with an empty store.',
  );
}

/** Whether the first super user of a demo can still sign in with the publicly known password. */
export async function hasDemoPassword(db: Database, { admin, passwordCost }: Config): Promise<boolean> {
  if (!admin.isDemo) return false;
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.email, admin.email));
  return user !== undefined && isPassword(admin.password, user.hash, passwordCost);
}
