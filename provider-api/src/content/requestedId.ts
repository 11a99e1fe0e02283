import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import { conflict } from '../http/errors';
import { idempotencyKeyOf } from '../http/idempotency';
import { findKnownIds } from '../access/history/requireUnusedId';
import { holdersOf } from './bin/holders';

/** Those of some ids that an earlier attempt has used: by items that exist, and by items that were deleted. */
interface UsedIds {
  stored: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
}

/** Which of the ids under a key an earlier attempt has used. @param kind the last part of the address of the items' list */
export async function findUsedIds(
  tx: Database,
  table: PgTable & Record<'id', PgColumn>,
  kind: string,
  ids: string[],
): Promise<UsedIds> {
  if (ids.length === 0) return { stored: new Set(), deleted: new Set() };
  const rows = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  const stored = new Set(rows.map(({ id }) => String(id)));
  const binned = (await holdersOf(tx, ids)).map(({ row }) => row.id);
  const deleted = [...binned, ...(await findKnownIds(tx, kind, ids))].filter((id) => !stored.has(id));
  return { stored, deleted: new Set(deleted) };
}

/**
 * The id that the client has chosen for a new item, so that repeating a call whose answer was lost does not create a
 * second one.
 * @returns nothing if the server makes the id
 * @throws 400 when it is not a UUID, 409 when what was created under it is in the bin
 */
export async function requestedId(tx: Database, request: FastifyRequest): Promise<{ id?: string }> {
  const id = idempotencyKeyOf(request);
  if (id === undefined) return {};
  await refuseBinned(tx, id);
  return { id };
}

/** @throws 409 for the id of something in the bin, which could otherwise no longer be restored */
export async function refuseBinned(tx: Database, id: string): Promise<void> {
  if ((await holdersOf(tx, [id])).length > 0) throw conflict('This was created before, and is in the bin now.');
}
