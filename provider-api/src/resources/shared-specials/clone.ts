import { Type } from '@sinclair/typebox';
import { asc, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { keepVersions } from '../../access/history/record';
import { findUsedIds, isUsed } from '../../content/requestedId';
import { idsUnder } from '../../http/idempotency';
import type { ContentServices } from '../../content/services';
import { editor } from '../../http/caller';
import { notFound } from '../../http/errors';
import type { RequestOf } from '../../http/requestOf';
import { field } from '../../http/schemas';
import { refuse } from '../../http/wire';
import { sharedSpecials } from './schema';
import type { SharedSpecialRow } from './store';

export const cloneBody = Type.Object({ ids: field.ids });

/**
 * Creates unpublished copies, not distributed: all or none (api-contract §2). Copies that an earlier attempt of the same call
 * created are returned as they are; those that have been deleted since stay deleted.
 */
export async function cloneSharedSpecials(
  { db }: ContentServices,
  request: RequestOf<{ body: typeof cloneBody }>,
): Promise<SharedSpecialRow[]> {
  const ids = [...new Set(request.body.ids ?? [])];
  if (ids.length === 0) refuse({ ids: REQUIRED });
  const copyIdOf = idsUnder(request) ?? (() => randomUUID());
  const copyIds = ids.map((id) => copyIdOf(id));
  return db.transaction(async (tx) => {
    // Locked: of two concurrent attempts, the second finds what the first has created.
    const chosen = inArray(sharedSpecials.id, ids);
    const sources = await tx.select().from(sharedSpecials).where(chosen).orderBy(asc(sharedSpecials.id)).for('no key update');
    const earlier = await findUsedIds(tx, sharedSpecials, 'shared-specials', copyIds);
    const isGone = (id: string) => !sources.some((source) => source.id === id);
    if (ids.some((id, index) => isGone(id) && !isUsed(earlier, copyIds[index] ?? '')))
      throw notFound('There is no such shared special, or it was deleted in the meantime.');
    const copies = sources
      .map(({ id: source, version: _version, createdAt: _created, updatedAt: _updated, ...values }) => ({
        ...values,
        id: copyIds[ids.indexOf(source)],
        published: false,
        archived: false,
        distributeHotels: [],
        updatedBy: editor(request),
      }))
      .filter(({ id = '' }) => !isUsed(earlier, id));
    if (copies.length > 0) {
      const created = await tx.insert(sharedSpecials).values(copies).returning();
      const changes = created.map((after) => ({ before: null, after }));
      await keepVersions(tx, request, 'shared-specials', changes, { action: 'cloned', groupId: randomUUID() });
    }
    const copyRows = await tx.select().from(sharedSpecials).where(inArray(sharedSpecials.id, copyIds));
    return copyRows.sort((a, b) => copyIds.indexOf(a.id) - copyIds.indexOf(b.id));
  });
}
