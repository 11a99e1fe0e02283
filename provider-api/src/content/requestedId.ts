import { eq, getTableName, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import { conflict } from '../http/errors';
import { idempotencyKeyOf } from '../http/idempotency';
import { createdBefore, findKnownIds } from '../access/history/requireUnusedId';
import { holdersOf } from './bin/holders';

type ItemTable = PgTable & Record<'id', PgColumn>;

/** Those of some ids that an earlier attempt has used: by items that exist, and by items that were deleted. */
interface UsedIds {
  stored: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
}

/** Which of the ids under a key an earlier attempt has used. @param kind the last part of the address of the items' list */
export async function findUsedIds(tx: Database, table: ItemTable, kind: string, ids: string[]): Promise<UsedIds> {
  if (ids.length === 0) return { stored: new Set(), deleted: new Set() };
  const rows = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  const stored = new Set(rows.map(({ id }) => String(id)));
  const binned = (await holdersOf(tx, ids)).map(({ row }) => row.id);
  const deleted = [...binned, ...(await findKnownIds(tx, kind, ids))].filter((id) => !stored.has(id));
  return { stored, deleted: new Set(deleted) };
}

/** Whether an earlier attempt has used an id. */
export const isUsed = ({ stored, deleted }: UsedIds, id: string): boolean => stored.has(id) || deleted.has(id);

/**
 * The id that the client has chosen for a new item, so that repeating a call whose answer was lost does not create a
 * second one.
 * @param table of the items of its kind
 * @returns nothing if the server makes the id
 * @throws 400 when it is not a UUID, 409 when something was created under it before
 */
export async function requestedId(tx: Database, request: FastifyRequest, table: ItemTable): Promise<{ id?: string }> {
  const creation = await repeatableId(tx, request, table);
  if (creation.id === undefined) return creation;
  const stored = await tx.select({ id: table.id }).from(table).where(eq(table.id, creation.id));
  if (stored.length > 0) throw createdBefore();
  return creation;
}

/** As `requestedId`, for a creation that returns what an earlier attempt created. @throws 409 when it is in the bin */
export async function repeatableId(tx: Database, request: FastifyRequest, table: ItemTable): Promise<{ id?: string }> {
  const id = idempotencyKeyOf(request);
  if (id === undefined) return {};
  await refuseBinned(tx, table, id);
  return { id };
}

/** @throws 409 for the id of something in the bin, of any kind: it could otherwise no longer be restored */
export async function refuseBinned(tx: Database, table: ItemTable, id: string): Promise<void> {
  const holders = await holdersOf(tx, [id]);
  if (holders.some(({ row }) => row.table === getTableName(table)))
    throw conflict('This was created before, and is in the bin now.');
  if (holders.length > 0) throw conflict('Something else has this id, and is in the bin now. Choose another id.');
}
