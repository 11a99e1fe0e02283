import type { FastifyRequest } from 'fastify';
import { isUnchanged } from '../../access/history/isUnchanged';
import { readVersions } from '../../access/history/read';
import type { Database } from '../../base/storage/database';
import type { Values } from '../../content/definition';
import { editor } from '../../http/authorise';
import { versionSeen } from '../../http/conditional';
import { settleEnd, settleSharedSpecial } from './fields';
import type { sharedSpecials } from './schema';

type SharedSpecial = typeof sharedSpecials.$inferSelect;

/**
 * Whether a save from an older version goes on with one that was cut off: each hotel that was reached is a version of its own, and
 * would be a conflict with oneself (docs/decisions/saved-once.md). It names every hotel that was reached, so that it takes none away,
 * and either leaves all else as it is, or follows on nothing but what this person gave to hotels.
 */
export async function isAnotherAttempt(
  tx: Database,
  request: FastifyRequest,
  stored: SharedSpecial,
  sent: Values,
): Promise<boolean> {
  const seen = versionSeen(request);
  const named = sent.distributeHotels;
  if (seen === null || seen >= stored.version || !Array.isArray(named)) return false;
  if (!stored.distributeHotels.every((hotel) => named.includes(hotel))) return false;
  const settled = settleSharedSpecial({ ...sent, ...settleEnd(sent, stored) }, stored);
  if (isUnchanged(request, stored, { ...stored, ...settled })) return true;
  const since = await readVersions(tx, 'shared-specials', stored, { from: seen + 1 });
  const own = since.filter(({ action, by }) => action === 'distributed' && by?.id === editor(request).id);
  return own.length === since.length && own.length === stored.version - seen;
}
