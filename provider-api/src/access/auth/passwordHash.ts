import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { normaliseText } from 'shared-kit/rules/normaliseText';

const BLOCK = 8;
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  return new Promise((resolve, reject) => {
    scrypt(normaliseText(password), salt, KEY_BYTES, { N, r: BLOCK, p: 1, maxmem: 256 * N * BLOCK }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * A memory-hard hash of a password (api-contract §4).
 * @param cost exponent of scrypt's N: 16 takes 64 MiB
 * @returns `scrypt$<cost>$<salt>$<key>`
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
 */
export async function isPassword(password: string, hash: string | null, cost: number): Promise<boolean> {
  const [, storedCost = String(cost), salt = '', key = ''] = hash?.split('$') ?? [];
  const isTooLong = password.length > MAX_LENGTH;
  const derived = await derive(isTooLong ? '' : password, Buffer.from(salt, 'base64url'), Number(storedCost));
  const expected = Buffer.from(key, 'base64url');
  return !isTooLong && expected.length === derived.length && timingSafeEqual(derived, expected);
}
