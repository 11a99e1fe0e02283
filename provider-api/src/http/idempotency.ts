import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { lockName } from '../base/storage/lockName';
import type { Database } from '../base/storage/database';
import { caller } from './caller';
import { badRequest } from './errors';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The header of a call that creates an item. */
export const idempotencyKey = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'A UUID in lower case, which becomes the id: 409 when it was created before.' }),
  ),
});

/** The header of a call that clones. */
export const cloneKey = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description: 'A UUID in lower case: a call that is sent again with it answers with the copies that it made before.',
    }),
  ),
});

/** The key of a call, if it has one. @throws 400 when it is not a UUID */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !UUID.test(key)))
    throw badRequest('Idempotency-Key must be a UUID in lower case.');
  return key;
}

/**
 * The key of a call that may be sent again, if it has one. Of two concurrent attempts, the second waits, and finds what
 * the first one created.
 * @throws 400 when it is not a UUID
 */
export async function lockKey(tx: Database, request: FastifyRequest): Promise<string | undefined> {
  const key = idempotencyKeyOf(request);
  if (key !== undefined) await lockName(tx, key);
  return key;
}

/**
 * Derives ids from the key of a call that creates several items, so that they are the same at every attempt of the same person:
 * somebody else with the key creates items of their own.
 * @returns undefined where the call has no key
 */
export function idsUnder(request: FastifyRequest): ((...parts: string[]) => string) | undefined {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return undefined;
  const { userId } = caller(request);
  return (...parts) => {
    const digits = createHash('sha256')
      .update([key, userId, ...parts].join(' '))
      .digest('hex');
    return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
}
