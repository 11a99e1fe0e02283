import { and, eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { conflict } from '../../http/errors';
import { isTaken } from '../../http/storageErrors';
import { versionItems } from './schema';

const USED = 'This was created before.';

/** An id belongs to one item for good: the history of a deleted item must not become another's. @throws 409 */
export async function requireUnusedId(tx: Database, kind: string, id: string): Promise<void> {
  const isItem = and(eq(versionItems.kind, kind), eq(versionItems.itemId, id));
  if ((await tx.$count(versionItems, isItem)) > 0) throw conflict(USED);
}

/** Turns the database's error about a new item with the id of an earlier one, whose history it would get, into a 409. */
export function explainUsedId(error: unknown): never {
  throw isTaken(error, 'version_items_item') ? conflict(USED) : error;
}
