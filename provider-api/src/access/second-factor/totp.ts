import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { BRAND } from 'shared-kit/rules/branding';
import type { Database } from '../../base/storage/database';
import { conflict } from '../../http/errors';
import { seal, unseal } from '../tokens/seal';
import { authenticators } from './schema';

const PERIOD = 30;
/** Codes of the 30 seconds before and after are accepted as well: clocks are not exact. */
const WINDOW = 1;

/** Keys for one purpose cannot decrypt data of another. */
const SEALED_FOR = 'authenticators';

const CONFIRMED = 'This authenticator app is already set up.';
const OTHER_CONFIRMED =
  'Another authenticator app was set up in the meantime, perhaps in another tab. Delete the key of this one from your app.';
const REPLACED = 'This setup was started again, perhaps in another tab, so this key no longer works. Cancel, and start again.';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: BRAND, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** A key for an authenticator app: as text to type, and as the address in its QR code. */
export function newKey(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(secret, email).toString() };
}

/** Stores a key that is not confirmed by a code yet, replacing an earlier unconfirmed one. */
export async function storeKey(db: Database, userId: string, secret: string, secretKey: string): Promise<void> {
  const row = {
    userId,
    sealed: seal(secret, secretKey, SEALED_FOR),
    confirmed: false,
    lastStep: null,
    createdAt: new Date().toISOString(),
  };
  await db
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({ target: authenticators.userId, set: row, setWhere: eq(authenticators.confirmed, false) });
}

// Keys from an earlier version were encrypted like API tokens.
const unsealKey = (sealed: string, secretKey: string) => unseal(sealed, secretKey, SEALED_FOR) ?? unseal(sealed, secretKey);

/**
 * Refuses to confirm a key that no code can confirm any more, so that a right code is not called wrong.
 * @param secret the key as the person was shown it
 * @throws 409
 */
export async function refuseReplacedKey(db: Database, userId: string, secret: string, secretKey: string): Promise<void> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  const isSame = row !== undefined && unsealKey(row.sealed, secretKey) === secret;
  if (row?.confirmed) throw conflict(isSame ? CONFIRMED : OTHER_CONFIRMED);
  if (!isSame) throw conflict(REPLACED);
}

/**
 * Redeems a code.
 * @param confirmed whether the app is already confirmed, or this is its first code
 * @returns whether the code was right and used for the first time
 */
export async function redeemCode(
  db: Database,
  { userId, code, secretKey, confirmed }: { userId: string; code: string; secretKey: string; confirmed: boolean },
): Promise<boolean> {
  const ofUser = and(eq(authenticators.userId, userId), eq(authenticators.confirmed, confirmed));
  const [row] = await db.select().from(authenticators).where(ofUser);
  const secret = row ? unsealKey(row.sealed, secretKey) : null;
  if (secret === null) return false;
  const now = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  if (delta === null) return false;
  const currentStep = Math.floor(now / 1000 / PERIOD);
  const step = currentStep + delta;
  // A step in the future was written by a wrong clock; its codes cannot recur before that time.
  const isUnused = or(
    isNull(authenticators.lastStep),
    lt(authenticators.lastStep, step),
    gt(authenticators.lastStep, currentStep + WINDOW),
  );
  // In one statement, so that of two sign-ins with the same code only one succeeds.
  const updated = await db
    .update(authenticators)
    .set({ lastStep: step, confirmed: true })
    .where(and(ofUser, isUnused))
    .returning({ userId: authenticators.userId });
  return updated.length > 0;
}
