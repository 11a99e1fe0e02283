import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { fieldLabel } from 'shared-kit/rules/fieldLabel';
import type { Values } from '../../content/definition';
import { putIntoBin } from '../../content/bin/putIntoBin';
import { requestedId } from '../../content/requestedId';
import { turnOfProperty, withProperties } from '../../content/order';
import type { Joining } from '../../content/services';
import { authoriseAfterWait } from '../../http/authorise';
import { caller, editor } from '../../http/caller';
import { changeStamps } from '../../http/changes';
import { checkVersion } from '../../http/conditional';
import type { RequestOf } from '../../http/requestOf';
import type { propertyParams } from '../../http/schemas';
import { inTurn } from '../../http/inTurn';
import { isSame } from '../../access/history/delta';
import { isUnchanged } from '../../access/history/isUnchanged';
import { keepVersion } from '../../access/history/record';
import { recordChange } from '../../access/security-log/log';
import { aboutItem } from '../../access/security-log/subjects';
import { requireMayChange, readProperty } from './fields';
import { properties } from '../../access/places/schema';
import { checkProperty, findProperty, presentProperties, type PropertyRow } from './store';
import { writtenRow } from '../../base/storage/writtenRow';

/** A call on the property in its path. */
export type PropertyRequest = RequestOf<{ params: typeof propertyParams }>;

/**
 * Creates a property (document 1 §7).
 * @throws 422 for invalid values
 */
export async function createProperty(services: Joining, request: FastifyRequest): Promise<PropertyRow> {
  const sent = readProperty(request.body);
  return services.db.transaction(async (tx) => {
    const creation = await requestedId(tx, request, properties);
    await checkProperty({ ...services, db: tx }, sent, sent, null);
    const row = await tx
      .insert(properties)
      .values({ ...(sent as typeof properties.$inferInsert), ...creation, updatedBy: editor(request) })
      .returning()
      .then(writtenRow);
    await keepVersion(tx, request, 'properties', { before: null, after: toTracked(row) });
    await recordChange(tx, request, { event: 'settings_changed', about: aboutItem('property', row), detail: 'Created' });
    return row;
  });
}

/**
 * Changes the fields that were sent; live-page links are merged with the stored ones, and an empty link is removed. A
 * field sent with its stored value needs no right: a client may send the whole property (document 3 §7).
 * @throws 403 for a field that the caller may not change, 404, 412 when somebody has saved since, and as
 * `createProperty`
 */
export async function changeProperty(services: Joining, request: PropertyRequest): Promise<PropertyRow> {
  const { property_id } = request.params;
  const { type: _type, ...sent } = readProperty(request.body);
  return inTurn(services.db, [turnOfProperty(property_id)], async (tx) => {
    const [stored] = await tx.select().from(properties).where(eq(properties.id, property_id)).for('no key update');
    if (!stored) return findProperty(tx, property_id);
    await authoriseAfterWait(tx, request);
    const changed = { ...sent, ...(sent.previewUrls !== undefined && { previewUrls: mergeLinks(stored, sent.previewUrls) }) };
    const names = Object.keys(changed).filter((name) => !isSame((stored as Values)[name], (changed as Values)[name]));
    requireMayChange(caller(request).authority, property_id, names);
    await refuseStale({ ...services, db: tx }, request, stored);
    await checkProperty({ ...services, db: tx }, { ...stored, ...changed }, sent, stored);
    if (isUnchanged(request, stored, { ...stored, ...changed } as PropertyRow)) return stored;
    const row = await tx
      .update(properties)
      .set({ ...changed, ...changeStamps(request, stored) })
      .where(eq(properties.id, property_id))
      .returning()
      .then(writtenRow);
    await keepVersion(tx, request, 'properties', { before: toTracked(stored), after: toTracked(row) });
    const fields = differences(stored, row);
    const about = aboutItem('property', row);
    if (fields !== '') await recordChange(tx, request, { event: 'settings_changed', about, detail: `Changed: ${fields}` });
    return row;
  });
}

/** A property as its history knows it: it belongs to itself. */
export const toTracked = (row: PropertyRow) => ({ ...row, propertyId: row.id });

const STAMPS = new Set(['version', 'updatedAt', 'updatedBy']);

/** The names of the fields that were changed. */
function differences(before: PropertyRow, after: PropertyRow): string {
  const fields = Object.keys(after).filter((name) => !STAMPS.has(name)) as (keyof PropertyRow)[];
  return fields
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(fieldLabel)
    .join(', ');
}

/**
 * Deletes a property with all that belongs to it: it goes to the bin.
 * @throws 404, and 412 when somebody has saved since
 */
export async function removeProperty(services: Joining, request: PropertyRequest): Promise<void> {
  const { property_id } = request.params;
  await withProperties(services.db, [property_id], async (tx, lockedProperty) => {
    const stored = lockedProperty(property_id);
    await refuseStale({ ...services, db: tx }, request, stored);
    await putIntoBin(tx, request, { kind: 'properties', table: properties, row: toTracked(stored) });
    // Its content, rights and assignments are deleted with it by 'on delete cascade' (OP-46).
    await tx.delete(properties).where(eq(properties.id, property_id));
    await recordChange(tx, request, { event: 'deleted', about: aboutItem('property', stored) });
  });
}

const refuseStale = (services: Joining, request: FastifyRequest, stored: PropertyRow) =>
  checkVersion(request, stored, async () => (await presentProperties(services, [stored]))[0]);

function mergeLinks(stored: PropertyRow, sent: PropertyRow['previewUrls'] | null): Record<string, string> {
  const merged = { ...stored.previewUrls, ...sent };
  return Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
