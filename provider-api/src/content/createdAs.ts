import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import { badRequest, conflict } from '../http/errors';
import { holdersOf } from './bin/held';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The header of a call that creates an item. */
export const idempotencyKey = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'A UUID in lower case, which becomes the id: 409 when it was created before.' }),
  ),
});

/**
 * The id that the client names for what it creates, so that a call whose answer was lost cannot make a second one.
 * @returns nothing where the server makes the id
 * @throws 400 when it is no UUID, 409 when what was created under it is in the bin
 */
export async function createdAs(tx: Database, { headers }: FastifyRequest): Promise<{ id?: string }> {
  const id = headers['idempotency-key'];
  if (id === undefined) return {};
  if (typeof id !== 'string' || !UUID.test(id)) throw badRequest('Idempotency-Key must be a UUID in lower case.');
  if ((await holdersOf(tx, [id])).length > 0) throw conflict('This was created before, and is in the bin now.');
  return { id };
}
