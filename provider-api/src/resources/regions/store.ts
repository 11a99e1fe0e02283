import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { listedBriefly } from 'shared-kit/rules/fieldLabel';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { regionRules } from 'shared-kit/rules/validation/region';
import { keepVersion } from '../../access/history/record';
import { properties, regions } from '../../access/places/schema';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import { quoted } from '../../base/shorten';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { writtenRow } from '../../base/storage/writtenRow';
import { putIntoBin } from '../../content/bin/putIntoBin';
import { isSameName } from '../../content/uniqueName';
import { repeatableId } from '../../content/requestedId';
import type { Services } from '../../http/app';
import { editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import { changedSinceCreated, conflict, notFound } from '../../http/errors';
import { lockKey } from '../../http/idempotency';
import { isTaken } from '../../http/storageErrors';
import { refuse, toWire } from '../../http/wire';

type RegionRow = typeof regions.$inferSelect;

const lockRegion = (tx: Database, id: string): Promise<RegionRow[]> =>
  tx.select().from(regions).where(eq(regions.id, id)).for('update');

/**
 * Creates a region. One that an earlier attempt created under the same idempotency key gets the name that is sent now.
 * @throws 409 for a taken name, or for a region that somebody else changed since; 422
 */
export async function createRegion(
  { db }: Services,
  request: FastifyRequest,
  sentName: string | null | undefined,
): Promise<RegionRow> {
  refuse(fieldErrors(regionRules, { name: sentName }));
  const name = normaliseName(sentName ?? '');
  const insert = async (tx: Database) => {
    await lockKey(tx, request);
    const creation = await repeatableId(tx, request, regions);
    const [earlier] = creation.id === undefined ? [] : await lockRegion(tx, creation.id);
    if (earlier && earlier.updatedBy?.id !== editor(request).id) throw changedSinceCreated('region', earlier);
    if (await isRegionNameTaken(tx, name, earlier?.id)) throw nameTaken(name);
    if (earlier) return renameRegion(tx, request, earlier, name);
    const row = await tx
      .insert(regions)
      .values({ ...creation, name, updatedBy: editor(request) })
      .returning()
      .then(writtenRow);
    await keepVersion(tx, request, 'regions', { before: null, after: row });
    await recordChange(tx, request, { event: 'settings_changed', about: aboutItem('region', row), detail: 'Created' });
    return row;
  };
  return db.transaction(insert).catch((error: unknown) => {
    if (isTaken(error, 'regions_name')) throw nameTaken(name);
    throw error;
  });
}

/**
 * Whether another region has a name that looks the same. The index compares names as they are stored.
 * @param id the region itself
 */
export async function isRegionNameTaken(db: Database, name: string, id?: string): Promise<boolean> {
  const stored = await db.select({ id: regions.id, name: regions.name }).from(regions);
  return stored.some((other) => other.id !== id && isSameName(other.name, name));
}

const nameTaken = (name: string) => conflict(`There is already a region “${quoted(name)}”.`, { name: 'Already taken' });

/** Gives the region that an earlier attempt created the name that is sent now. */
async function renameRegion(tx: Database, request: FastifyRequest, stored: RegionRow, name: string): Promise<RegionRow> {
  if (stored.name === name) return stored;
  const stamps = changeStamps(request, stored);
  const row = await tx
    .update(regions)
    .set({ name, ...stamps })
    .where(eq(regions.id, stored.id))
    .returning()
    .then(writtenRow);
  await keepVersion(tx, request, 'regions', { before: stored, after: row });
  await recordChange(tx, request, { event: 'settings_changed', about: aboutItem('region', row), detail: `Was “${stored.name}”` });
  return row;
}

/** @throws 404 */
export async function findRegion(db: Database, id: string) {
  const [found] = await db.select().from(regions).where(eq(regions.id, id));
  if (!found) throw notFound('There is no such region.');
  return found;
}

/** Deletes a region, which goes to the bin. @throws 404, 409 while it contains hotels, 412 when somebody has saved since */
export async function removeRegion({ db }: Services, request: FastifyRequest, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRegion(tx, id);
    const stored = await findRegion(tx, id);
    await checkVersion(request, stored, () => toWire(stored));
    await requireEmpty(tx, id);
    await putIntoBin(tx, request, { kind: 'regions', table: regions, row: stored });
    await tx.delete(regions).where(eq(regions.id, id));
    await recordChange(tx, request, { event: 'deleted', about: aboutItem('region', stored) });
  });
}

/** @throws 409 naming the hotels in the region, the first few if they are many */
async function requireEmpty(tx: Database, id: string): Promise<void> {
  const hotels = await tx
    .select({ name: properties.name })
    .from(properties)
    .where(eq(properties.regionId, id))
    .orderBy(alphabetical(properties.name), properties.id);
  if (hotels.length === 0) return;
  const names = listedBriefly(hotels.map(({ name }) => name));
  const pronoun = hotels.length === 1 ? 'it' : 'them';
  throw conflict(`This region still contains ${names}. Move ${pronoun} to another region first.`);
}
