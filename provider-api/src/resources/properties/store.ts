import { eq, inArray } from 'drizzle-orm';
import { NOT_CHOICE, NOT_TIME_ZONE, REQUIRED } from 'shared-kit/rules/validation/messages';
import { TIME_ZONES } from 'shared-kit/rules/timeZones';
import { isFilled } from 'shared-kit/rules/validation/text';
import { hotelRules, restaurantRules } from 'shared-kit/rules/validation/property';
import { changeErrors } from '../../http/changeErrors';
import type { Values } from '../../content/definition';
import type { Joining } from '../../content/services';
import { refuse, toWire } from '../../http/wire';
import { propertyNotFound } from '../../http/errors';
import { PROPERTY_TYPES, regions, properties } from '../../access/places/schema';
import type { Database } from '../../base/storage/database';

export type PropertyRow = typeof properties.$inferSelect;

/** @throws 404 */
export async function findProperty(db: Database, id: string): Promise<PropertyRow> {
  const [found] = await db.select().from(properties).where(eq(properties.id, id));
  if (!found) throw propertyNotFound();
  return found;
}

/** Stored properties as they are returned: with their region and the logo's addresses. */
export async function presentProperties(services: Joining, rows: PropertyRow[]): Promise<unknown[]> {
  const ids = [...new Set(rows.flatMap(({ regionId }) => regionId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await services.db.select({ id: regions.id, name: regions.name }).from(regions).where(inArray(regions.id, ids));
  const byId = new Map(found.map((region) => [region.id, region]));
  const joined = rows.map((row) => ({ ...row, region: byId.get(row.regionId ?? '') ?? null }));
  return services.references.join(services.db, joined.map(toWire));
}

/**
 * Validates a property as it would be stored (document 1 §5, OP-36): hotels need seven fields, restaurants three.
 * @param sent the fields that were sent: only their references are checked
 * @param stored the property as it is, null for a new one; a time zone that is no longer offered is kept
 * @throws 422
 */
export async function checkProperty(
  { db, references }: Joining,
  merged: Values,
  sent: Values,
  stored: PropertyRow | null,
): Promise<void> {
  const rules = merged.type === 'hotel' ? hotelRules : restaurantRules;
  const errors = changeErrors(rules, merged, sent, stored);
  if (!merged.type) errors.type = REQUIRED;
  else if (!isOneOf(PROPERTY_TYPES, merged.type)) errors.type = NOT_CHOICE;
  if (isFilled(merged.timezone) && merged.timezone !== stored?.timezone && !isOneOf(ZONES, merged.timezone))
    errors.timezone = NOT_TIME_ZONE;
  if (typeof sent.regionId === 'string' && sent.regionId !== stored?.regionId) {
    if (merged.type === 'restaurant') errors.regionId = 'Only hotels belong to a region.';
    else if (!(await regionExists(db, sent.regionId))) errors.regionId = 'There is no such region.';
  }
  refuse({ ...(await references.check(db, { logo: sent.logo }, { stored })), ...errors });
}

const ZONES = TIME_ZONES.map(({ value }) => value);
const isOneOf = (values: readonly string[], value: unknown) => values.some((choice) => choice === value);

/** Locks the region: one that somebody is deleting is waited for, and gone then. */
async function regionExists(tx: Database, id: string): Promise<boolean> {
  const [found] = await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, id)).for('key share');
  return found !== undefined;
}
