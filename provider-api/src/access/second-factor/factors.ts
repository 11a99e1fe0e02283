import { and, eq } from 'drizzle-orm';
import type { Config } from '../../base/config';
import type { Database } from '../../base/storage/database';
import { endSessions } from '../auth/sessions';
import { isSuperUser } from '../users/permissions';
import { authenticators, passkeyChallenges, passkeys, recoveryCodes, secondFactorDemands } from './schema';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's second factors. */
export interface Factors {
  /** When the authenticator app was set up; null without one. */
  app: string | null;
  passkeys: PasskeyRow[];
}

/** @returns the factors that count: an app whose first code was shown, and passkeys, the oldest first */
export async function factorsOf(db: Database, userId: string): Promise<Factors> {
  const [app] = await db
    .select({ createdAt: authenticators.createdAt })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), eq(authenticators.confirmed, true)));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id);
  return { app: app?.createdAt ?? null, passkeys: keys };
}

/** Whether somebody has set up an app or a passkey. */
export const hasFactor = ({ app, passkeys: keys }: Factors): boolean => app !== null || keys.length > 0;

type FactorSettings = Pick<Config, 'secondFactor'>;

/** Whether a super user requires a second factor of this person. */
export async function isDemanded(db: Database, userId: string): Promise<boolean> {
  return (await db.select().from(secondFactorDemands).where(eq(secondFactorDemands.userId, userId))).length > 0;
}

/** Whether somebody needs a second factor: by the settings, or because a super user requires it. */
export async function isRequired(db: Database, { secondFactor }: FactorSettings, userId: string): Promise<boolean> {
  if (secondFactor === 'everybody') return true;
  if (secondFactor === 'super' && (await isSuperUser(db, userId))) return true;
  return isDemanded(db, userId);
}

/** Requires a second factor of one person, or stops requiring it. */
export async function setDemand(tx: Database, userId: string, required: boolean): Promise<void> {
  if (required) await tx.insert(secondFactorDemands).values({ userId }).onConflictDoNothing();
  else await tx.delete(secondFactorDemands).where(eq(secondFactorDemands.userId, userId));
}

/** Removes all second factors of a person who has lost one, and ends the sessions: somebody else may have found the device. */
export async function removeLostFactors(tx: Database, userId: string): Promise<void> {
  for (const table of [authenticators, passkeys, recoveryCodes, passkeyChallenges])
    await tx.delete(table).where(eq(table.userId, userId));
  await endSessions(tx, userId);
}

/** Recovery codes are useless without a factor. */
export async function removeUselessCodes(tx: Database, userId: string): Promise<void> {
  if (hasFactor(await factorsOf(tx, userId))) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
