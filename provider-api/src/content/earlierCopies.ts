import type { FastifyRequest } from 'fastify';
import type { Database } from '../base/storage/database';
import { notFound } from '../http/errors';
import { idsUnder } from '../http/idempotency';
import type { Clone } from './clone';
import type { ContentDefinition } from './definition';
import { findUsedIds, isUsed } from './requestedId';

/**
 * The copies that an earlier attempt of the same call made of sources that are gone since.
 * @param sourceIds of the sources that are gone
 * @throws 404 when it did not make all of them: one was gone before
 */
export async function findEarlierCopies(
  tx: Database,
  { table, path, singular }: ContentDefinition,
  request: FastifyRequest,
  sourceIds: string[],
  targetIds: string[],
): Promise<Clone[]> {
  if (sourceIds.length === 0) return [];
  const gone = notFound(`There is no such ${singular}, or it was deleted in the meantime.`);
  const idOf = idsUnder(request);
  if (!idOf) throw gone;
  const copies = targetIds.flatMap((target) =>
    sourceIds.map((source) => ({ id: idOf(source, target), property_id: target, source_id: source })),
  );
  const ids = copies.map(({ id }) => id);
  const used = await findUsedIds(tx, table, path, ids);
  if (!ids.every((id) => isUsed(used, id))) throw gone;
  return copies.filter(({ id }) => used.stored.has(id));
}
