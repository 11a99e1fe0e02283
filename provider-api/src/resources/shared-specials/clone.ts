import { asc, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { keepVersions } from '../../access/history/record';
import { madeBefore } from '../../content/createdAs';
import { idsUnder } from '../../http/idempotency';
import type { ContentServices } from '../../content/services';
import { editor } from '../../http/authorise';
import { notFound } from '../../http/errors';
import { refuse } from '../../http/wire';
import { sharedSpecials } from './schema';
import type { SharedSpecialRow } from './store';

/**
 * Unpublished copies, not distributed: all or none (api-contract §2). Those that the same call made before are answered as they
 * are, and those that are in the bin by now are left there.
 */
export async function cloneSharedSpecials({ db }: ContentServices, request: FastifyRequest): Promise<SharedSpecialRow[]> {
  const ids = [...new Set((request.body as { ids?: string[] | null }).ids ?? [])];
  if (ids.length === 0) refuse({ ids: REQUIRED });
  const copyIdOf = idsUnder(request) ?? (() => randomUUID());
  const own = ids.map((id) => copyIdOf(id));
  return db.transaction(async (tx) => {
    // Locked: of two concurrent attempts, the second finds what the first has created.
    const chosen = inArray(sharedSpecials.id, ids);
    const sources = await tx.select().from(sharedSpecials).where(chosen).orderBy(asc(sharedSpecials.id)).for('no key update');
    if (sources.length < ids.length) throw notFound('There is no such shared special, or it was deleted in the meantime.');
    const before = await madeBefore(tx, sharedSpecials, own);
    const copies = sources
      .map(({ id: source, version: _version, createdAt: _created, updatedAt: _updated, ...values }) => ({
        ...values,
        id: own[ids.indexOf(source)],
        published: false,
        archived: false,
        distributeHotels: [],
        updatedBy: editor(request),
      }))
      .filter(({ id = '' }) => !before.there.has(id) && !before.binned.has(id));
    if (copies.length > 0) {
      const made = await tx.insert(sharedSpecials).values(copies).returning();
      const changes = made.map((after) => ({ before: null, after }));
      await keepVersions(tx, request, 'shared-specials', changes, { action: 'cloned', groupId: randomUUID() });
    }
    const all = await tx.select().from(sharedSpecials).where(inArray(sharedSpecials.id, own));
    return all.sort((one, other) => own.indexOf(one.id) - own.indexOf(other.id));
  });
}
