import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { conflict } from '../../http/errors';
import { isTaken } from '../../http/storageErrors';
import { versionItems } from './schema';

/** The refusal of an id that an item had before. */
export const createdBefore = () => conflict('This was created before.');

/** An id belongs to one item for good: the history of a deleted item must not become another's. @throws 409 */
export async function requireUnusedId(tx: Database, kind: string, id: string): Promise<void> {
  if ((await findKnownIds(tx, kind, [id])).length > 0) throw createdBefore();
}

/** Turns the database's error about a new item with the id of an earlier one, whose history it would get, into a 409. */
export function explainUsedId(error: unknown): never {
  throw isTaken(error, 'version_items_item') ? createdBefore() : error;
}

/** @returns those of some ids that an item of the kind has or had, according to the history */
export async function findKnownIds(tx: Database, kind: string, ids: string[]): Promise<string[]> {
  const isItem = and(eq(versionItems.kind, kind), inArray(versionItems.itemId, ids));
  return (await tx.select({ id: versionItems.itemId }).from(versionItems).where(isItem)).map(({ id }) => id);
}
