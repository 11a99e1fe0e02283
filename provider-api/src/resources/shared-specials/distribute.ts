import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { keepVersion } from '../../access/history/record';
import { endOfOrder, withProperties, type Property } from '../../content/order';
import type { Services } from '../../http/app';
import { editor } from '../../http/caller';
import { HttpError, invalid } from '../../http/errors';
import type { Copy } from '../../content/events';
import { notifyClones } from '../notifications/content';
import { specialDefinition } from '../specials/definition';
import { specials } from '../specials/schema';
import type { Database } from '../../base/storage/database';
import { writtenRow } from '../../base/storage/writtenRow';
import { sharedSpecials } from './schema';
import { toSpecial } from './toSpecial';

type SharedSpecial = typeof sharedSpecials.$inferSelect;

/** The outcome for one hotel: a new special, one that it already had, or a message saying why there is none. */
export interface Distribution {
  property_id: string;
  outcome: 'created' | 'existing' | 'failed';
  special_id: string | null;
  message: string | null;
}

/**
 * Creates an unpublished special in each hotel, hotel by hotel: a failure does not affect the others (OP-72, api-contract §1). A
 * hotel that already has a copy does not get a second one. Hotels that got it are recorded on the shared special; the others can be
 * named again. People who can read the hotels are notified once.
 */
export async function distribute(
  services: Services,
  request: FastifyRequest,
  id: string,
  hotels: string[],
): Promise<Distribution[]> {
  const groupId = randomUUID();
  const outcomes: HotelOutcome[] = [];
  for (const hotel of hotels) outcomes.push(await distributeTo(services, request, { id, hotel, groupId }));
  const copies = outcomes.flatMap(({ copy }) => copy ?? []);
  // The copies exist already: a failed answer would make the client send them again.
  await notifyClones(services.db, request, specialDefinition, copies).catch((error: unknown) =>
    request.log.error({ err: error }, 'nobody was notified of the specials that were shared'),
  );
  return outcomes.map(({ distribution }) => distribution);
}

/** What one call does in one hotel. */
interface HotelStep {
  /** The id of the shared special. */
  id: string;
  hotel: string;
  /** The id of the call in the history. */
  groupId: string;
}

interface HotelOutcome {
  distribution: Distribution;
  /** The special that was created. */
  copy: Copy | null;
}

async function distributeTo({ db }: Services, request: FastifyRequest, step: HotelStep): Promise<HotelOutcome> {
  const { id, hotel, groupId } = step;
  try {
    const { existing, copy } = await withProperties(db, [hotel], async (tx, lockedProperty) => {
      const property = lockedProperty(hotel);
      if (property.type !== 'hotel') throw invalid({ distribute_hotels: 'Not a hotel' }, `${property.name} is not a hotel.`);
      const shared = await lockShared(tx, id);
      const existing = await findCopy(tx, id, hotel);
      if (existing === null && property.archived)
        throw invalid({ distribute_hotels: 'Archived' }, `${property.name} is archived.`);
      const copy = existing === null ? await copyToHotel(tx, request, shared, property, groupId) : null;
      await recordHotel(tx, request, step);
      return { existing, copy };
    });
    const outcome = copy ? 'created' : 'existing';
    return { distribution: { property_id: hotel, outcome, special_id: copy?.item.id ?? existing, message: null }, copy };
  } catch (error) {
    if (!(error instanceof HttpError)) request.log.error({ err: error, hotel }, 'a shared special did not reach a hotel');
    const message = error instanceof HttpError ? error.message : 'Something went wrong on our side. Save again to try again.';
    return { distribution: { property_id: hotel, outcome: 'failed', special_id: null, message }, copy: null };
  }
}

/** Takes the lock that the later change needs: two transactions that both strengthen a weaker lock would deadlock. */
async function lockShared(tx: Database, id: string): Promise<SharedSpecial> {
  const [shared] = await tx.select().from(sharedSpecials).where(eq(sharedSpecials.id, id)).for('no key update');
  if (!shared) throw invalid({}, 'The shared special was deleted in the meantime.');
  return shared;
}

async function findCopy(tx: Database, id: string, hotel: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: specials.id })
    .from(specials)
    .where(and(eq(specials.propertyId, hotel), eq(specials.sharedSpecialId, id)))
    .limit(1);
  return found?.id ?? null;
}

async function copyToHotel(
  tx: Database,
  request: FastifyRequest,
  shared: SharedSpecial,
  property: Property,
  groupId: string,
): Promise<Copy> {
  const values = toSpecial(shared, property.timezone);
  const sortIndex = await endOfOrder(tx, specialDefinition, property.id, values);
  const row = { ...values, propertyId: property.id, sortIndex, updatedBy: editor(request) } as typeof specials.$inferInsert;
  const item = await tx.insert(specials).values(row).returning().then(writtenRow);
  await keepVersion(tx, request, specialDefinition.path, { before: null, after: item }, { action: 'distributed', groupId });
  return { property, item };
}

/** Adds a hotel to those that have the special, unless it is there already. This raises the version. */
async function recordHotel(tx: Database, request: FastifyRequest, { id, hotel, groupId }: HotelStep): Promise<void> {
  const hotelJson = sql`to_jsonb(${hotel}::text)`;
  const [after] = await tx
    .update(sharedSpecials)
    .set({
      distributeHotels: sql`${sharedSpecials.distributeHotels} || ${hotelJson}`,
      version: sql`${sharedSpecials.version} + 1`,
      updatedAt: new Date().toISOString(),
      updatedBy: editor(request),
    })
    .where(and(eq(sharedSpecials.id, id), sql`not ${sharedSpecials.distributeHotels} @> ${hotelJson}`))
    .returning();
  if (!after) return;
  const before = { ...after, distributeHotels: after.distributeHotels.slice(0, -1) };
  await keepVersion(tx, request, 'shared-specials', { before, after }, { action: 'distributed', groupId });
}
