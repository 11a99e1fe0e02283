import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { normaliseText } from 'shared-kit/rules/normaliseText';
import { createWorkQueue } from '../../http/workQueue';

const BLOCK = 8;
const KEY_BYTES = 32;

/**
 * Node has four threads for hashes and files. Correct passwords have no limit: a program that signs in again and again would take all
 * of them, and every file would wait. The number that may wait takes as long as a caller waits.
 */
const { run: inQueue } = createWorkQueue({
  concurrency: 2,
  maxWaiting: 250,
  maxWait: 20_000,
  busyMessage: 'Many passwords are being checked right now. Try again in a moment.',
});

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const hash = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(normaliseText(password), salt, KEY_BYTES, { N, r: BLOCK, p: 1, maxmem: 256 * N * BLOCK }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return inQueue(hash);
}

/**
 * A memory-hard hash of a password (api-contract §4).
 * @param cost exponent of scrypt's N: 16 takes 64 MiB
 * @returns `scrypt$<cost>$<salt>$<key>`
 * @throws 503 when too many passwords are waiting to be hashed
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** The value stored for an account whose owner has not chosen a password yet: no password matches it. */
export const NO_PASSWORD = 'none';

/** Maximum characters of a password that is checked: far more than a new one may have (OP-141), since older ones had no bound. */
const MAX_LENGTH = 2_000;

/**
 * Whether a password is the one that was hashed. Without a hash or a password it takes just as long and returns false,
 * as it does for an overlong password, which would be expensive to normalise.
 * @throws 503 when too many passwords are waiting to be hashed
 */
export async function isPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [, storedCost = String(cost), salt = '', key = ''] = hash?.split('$') ?? [];
  const isTooLong = password.length > MAX_LENGTH;
  const derived = await derive(isTooLong ? '' : password, Buffer.from(salt, 'base64url'), Number(storedCost));
  const expected = Buffer.from(key, 'base64url');
  return !isTooLong && expected.length === derived.length && timingSafeEqual(derived, expected);
}
