import type { FastifyRequest } from 'fastify';
import { isUnchanged } from '../../access/history/isUnchanged';
import { readVersions } from '../../access/history/read';
import type { Database } from '../../base/storage/database';
import type { Values } from '../../content/definition';
import { editor } from '../../http/caller';
import { expectedVersion } from '../../http/conditional';
import { settleEnd, settleSharedSpecial } from './fields';
import type { sharedSpecials } from './schema';

type SharedSpecial = typeof sharedSpecials.$inferSelect;

/**
 * Whether a save with an older version repeats one that was interrupted. Every hotel that the first attempt reached raised the version,
 * so the repetition would conflict with its own author (docs/decisions/saved-once.md). A repetition names every hotel that was reached,
 * so that it removes none, and either changes nothing else, or all versions since are distributions by the same person.
 */
export async function isAnotherAttempt(
  tx: Database,
  request: FastifyRequest,
  stored: SharedSpecial,
  sent: Values,
): Promise<boolean> {
  const seenVersion = expectedVersion(request);
  const requestedHotels = sent.distributeHotels;
  if (seenVersion === null || seenVersion >= stored.version || !Array.isArray(requestedHotels)) return false;
  if (!stored.distributeHotels.every((hotel) => requestedHotels.includes(hotel))) return false;
  const settled = settleSharedSpecial({ ...sent, ...settleEnd(sent, stored) }, stored);
  if (isUnchanged(request, stored, { ...stored, ...settled })) return true;
  const laterVersions = await readVersions(tx, 'shared-specials', stored, { from: seenVersion + 1 });
  const ownDistributions = laterVersions.filter(({ action, by }) => action === 'distributed' && by?.id === editor(request).id);
  return ownDistributions.length === laterVersions.length && ownDistributions.length === stored.version - seenVersion;
}
