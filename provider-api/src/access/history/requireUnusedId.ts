import { and, eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { conflict } from '../../http/errors';
import { versionItems } from './schema';

/** An id belongs to one item for good: the history of a deleted item must not become another's. @throws 409 */
export async function requireUnusedId(tx: Database, kind: string, id: string): Promise<void> {
  const isItem = and(eq(versionItems.kind, kind), eq(versionItems.itemId, id));
  if ((await tx.$count(versionItems, isItem)) > 0) throw conflict('This was created before.');
}
