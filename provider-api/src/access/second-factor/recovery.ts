import { and, count, eq } from 'drizzle-orm';
import { createHmac, randomInt } from 'node:crypto';
import type { Database } from '../../base/storage/database';
import { recoveryCodes } from './schema';

const CODE_COUNT = 10;
/** Excludes letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

const normalise = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Keyed, so that a stolen copy of the database alone does not reveal codes. */
const hashOf = (userId: string, code: string, secretKey: string) =>
  createHmac('sha256', `recovery:${secretKey}`)
    .update(JSON.stringify([userId, normalise(code)]))
    .digest('base64url');

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Creates new recovery codes and invalidates the previous ones. @returns the codes, which are shown only once */
export async function renewCodes(tx: Database, userId: string, secretKey: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code, secretKey) })));
  return codes;
}

/** Redeems a recovery code. @returns whether it was valid */
export async function redeemRecoveryCode(db: Database, userId: string, code: string, secretKey: string): Promise<boolean> {
  const codeHash = hashOf(userId, code, secretKey);
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** How many recovery codes are left. */
export async function countCodes(db: Database, userId: string): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return found?.left ?? 0;
}
