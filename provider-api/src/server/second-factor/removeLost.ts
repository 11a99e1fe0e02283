import { normaliseEmail } from 'shared-kit/rules/normaliseName';
import { factorsOf, hasFactor, removeLostFactors } from '../../access/second-factor/factors';
import { recordChange } from '../../access/security-log/log';
import { aboutPerson } from '../../access/security-log/subjects';
import { users } from '../../access/users/schema';
import { hasEmail, lockUser } from '../../access/users/store';
import { ConfigError } from '../../base/configError';
import type { Database } from '../../base/storage/database';

/**
 * Removes every second factor of a person, as a super user can on the person's page, and ends their sessions.
 * @returns false when there was none, and nothing was changed
 * @throws ConfigError when nobody has this address
 */
export async function removeLostFactor(db: Database, email: string): Promise<boolean> {
  const address = normaliseEmail(email);
  const [found] = await db.select().from(users).where(hasEmail(address));
  if (!found) throw new ConfigError(`Nobody has the address ${address}.`);
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    if (!hasFactor(await factorsOf(tx, user.id))) return false;
    await removeLostFactors(tx, user.id);
    const detail = 'Removed with the command on the server; sessions ended';
    await recordChange(tx, null, { event: 'second_factor_changed', about: aboutPerson(user), detail });
    return true;
  });
}
