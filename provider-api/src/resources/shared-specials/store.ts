import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { rulesOf } from 'shared-kit/rules/models/rulesOf';
import { sharedSpecialModel } from 'shared-kit/rules/models/sharedSpecial';
import { dateErrors } from '../../content/dateErrors';
import type { Values } from '../../content/definition';
import { changeErrors } from '../../http/changeErrors';
import { refuse, toWire } from '../../http/wire';
import type { ContentServices, Joining } from '../../content/services';
import { editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import { conflict, notFound } from '../../http/errors';
import { isTaken } from '../../http/storageErrors';
import { isUnchanged } from '../../access/history/isUnchanged';
import { keepVersion } from '../../access/history/record';
import { putIntoBin } from '../../content/bin/putIntoBin';
import { requestedId, refuseBinned } from '../../content/requestedId';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { writtenRow } from '../../base/storage/writtenRow';
import { isAnotherAttempt } from './anotherAttempt';
import { distribute, type Distribution } from './distribute';
import { readSharedSpecial, settleEnd, settleSharedSpecial } from './fields';
import { sharedSpecials } from './schema';

export type SharedSpecialRow = typeof sharedSpecials.$inferSelect;

export interface Saved {
  row: SharedSpecialRow;
  distribution: Distribution[];
}

const sharedSpecialRules = rulesOf(sharedSpecialModel.fields);

/** Letters, digits, `-` and `_`: an id chosen by a client must fit into an address. */
const CLIENT_ID = /^[\w-]{1,100}$/;

/** @throws 404 */
export async function findSharedSpecial(db: Database, id: string): Promise<SharedSpecialRow> {
  const [found] = await db.select().from(sharedSpecials).where(eq(sharedSpecials.id, id));
  if (!found) throw notFound('There is no such shared special.');
  return found;
}

/**
 * Locks one shared special for this transaction: of two changes to one version, one wins.
 * @param strength the strongest lock that the transaction needs: strengthening it later may deadlock
 * @throws 404
 */
async function lockSharedSpecial(tx: Database, id: string, strength: 'no key update' | 'update'): Promise<SharedSpecialRow> {
  await tx.select({ id: sharedSpecials.id }).from(sharedSpecials).where(eq(sharedSpecials.id, id)).for(strength);
  return findSharedSpecial(tx, id);
}

/** Stored shared specials as they are returned: with the addresses of their images. */
export async function presentSharedSpecials(services: Joining, rows: SharedSpecialRow[]): Promise<unknown[]> {
  return services.references.join(services.db, rows.map(toWire));
}

/** @returns the fields to store. @throws 422 with the messages of OP-73 */
async function validate({ db, references }: Joining, sent: Values, stored: SharedSpecialRow | null): Promise<Values> {
  const changed = { ...sent, ...settleEnd(sent, stored) };
  const errors = changeErrors(sharedSpecialRules, { ...stored, ...changed }, changed, stored);
  const referenceErrors = await references.check(db, { image: sent.image }, { stored });
  refuse({ ...referenceErrors, ...dateErrors(sharedSpecialModel.fields, changed, stored), ...errors });
  return settleSharedSpecial(changed, stored);
}

const requestedHotels = (sent: Values): string[] => [...new Set((sent.distributeHotels ?? []) as string[])];

/** Creates a shared special, with the client's id where it sends one, and distributes it. @throws 409 for a taken id */
export async function createSharedSpecial(services: ContentServices, request: FastifyRequest): Promise<Saved> {
  const { db } = services;
  const sent = await readSharedSpecial(request.body);
  const id = (sent.id ?? '') as string;
  if (id !== '' && !CLIENT_ID.test(id)) refuse({ id: 'Letters, digits, - and _ only.' });
  const insert = async (tx: Database) => {
    if (id !== '') await refuseBinned(tx, sharedSpecials, id);
    const creation = await requestedId(tx, request, sharedSpecials);
    const values = await validate({ ...services, db: tx }, sent, null);
    const row = { ...values, ...(id !== '' && { id }), updatedBy: editor(request) } as typeof sharedSpecials.$inferInsert;
    const created = await tx
      .insert(sharedSpecials)
      .values({ ...row, ...creation })
      .returning()
      .then(writtenRow);
    await keepVersion(tx, request, 'shared-specials', { before: null, after: created });
    return created;
  };
  const created = await db.transaction(insert).catch((error: unknown) => {
    if (isTaken(error, 'shared_specials_pkey'))
      throw conflict('There is already a shared special with this id.', { id: 'Already taken' });
    throw error;
  });
  return distributeAndReload(services, request, created, requestedHotels(sent));
}

/**
 * Changes the fields that were sent, and distributes to newly named hotels. Existing copies stay unchanged, including
 * those of hotels that are no longer named (OP-72).
 */
export async function changeSharedSpecial(services: ContentServices, request: FastifyRequest, id: string): Promise<Saved> {
  const { db } = services;
  const sent = await readSharedSpecial(request.body);
  const changed = await db.transaction(async (tx) => {
    const stored = await lockSharedSpecial(tx, id, 'no key update');
    if (!(await isAnotherAttempt(tx, request, stored, sent)))
      await checkVersion(request, stored, async () => (await presentSharedSpecials({ ...services, db: tx }, [stored]))[0]);
    const values = await validate({ ...services, db: tx }, sent, stored);
    const requested = requestedHotels(sent);
    const keptHotels = sent.distributeHotels
      ? stored.distributeHotels.filter((hotel) => requested.includes(hotel))
      : stored.distributeHotels;
    if (isUnchanged(request, stored, { ...stored, ...values, distributeHotels: keptHotels })) return stored;
    const row = await tx
      .update(sharedSpecials)
      .set({ ...values, distributeHotels: keptHotels, ...changeStamps(request, stored) })
      .where(eq(sharedSpecials.id, id))
      .returning()
      .then(writtenRow);
    await keepVersion(tx, request, 'shared-specials', { before: stored, after: row });
    return row;
  });
  const missing = requestedHotels(sent).filter((hotel) => !changed.distributeHotels.includes(hotel));
  return distributeAndReload(services, request, changed, missing);
}

async function distributeAndReload(
  services: ContentServices,
  request: FastifyRequest,
  row: SharedSpecialRow,
  hotels: string[],
): Promise<Saved> {
  if (hotels.length === 0) return { row, distribution: [] };
  const distribution = await distribute(services, request, row.id, hotels);
  return { row: await findSharedSpecial(services.db, row.id), distribution };
}

/** Deletes a shared special, which goes to the bin; the hotels keep their copies. */
export async function removeSharedSpecial(services: ContentServices, request: FastifyRequest, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const stored = await lockSharedSpecial(tx, id, 'update');
    await checkVersion(request, stored, async () => (await presentSharedSpecials({ ...services, db: tx }, [stored]))[0]);
    await putIntoBin(tx, request, { kind: 'shared-specials', table: sharedSpecials, row: stored });
    await tx.delete(sharedSpecials).where(eq(sharedSpecials.id, id));
    await recordChange(tx, request, { event: 'deleted', about: aboutItem('shared special', stored) });
  });
}
