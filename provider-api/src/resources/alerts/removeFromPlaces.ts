import { eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AsideChanges } from '../../access/history/fields';
import { keepVersions } from '../../access/history/record';
import { properties } from '../../access/places/schema';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { alertAssignments, globalAlert, type alerts } from './schema';

/**
 * Removes an alert that is about to be archived from wherever it is shown, with an entry in its history for each of
 * these places, as if it had been removed from them one by one (OP-42).
 * @param alert the alert as it is, locked
 */
export async function removeFromPlaces(tx: Database, request: FastifyRequest, alert: typeof alerts.$inferSelect): Promise<void> {
  const assigned = await tx.delete(alertAssignments).where(eq(alertAssignments.alertId, alert.id)).returning();
  const global = await tx.delete(globalAlert).where(eq(globalAlert.alertId, alert.id)).returning();
  await recordRemovals(tx, request, alert, { assigned, isGlobal: global.length > 0 });
}

/** Places that show an alert, or did. */
export interface AlertPlaces {
  assigned: readonly { propertyId: string; override: boolean }[];
  isGlobal: boolean;
}

/** Records in the history of an alert that places no longer show it; a property that is gone has none. */
export async function recordRemovals(
  tx: Database,
  request: FastifyRequest,
  alert: typeof alerts.$inferSelect,
  { assigned, isGlobal }: AlertPlaces,
): Promise<void> {
  const overrides = new Map(assigned.map(({ propertyId, override }) => [propertyId, override]));
  const places = await readProperties(tx, [...overrides.keys()]);
  const removals: AsideChanges[] = [
    ...places.map((property) => ({ assigned: [{ property, override: overrides.get(property.id) }, null] as [unknown, unknown] })),
    ...(isGlobal ? [{ global: [true, null] as [unknown, unknown] }] : []),
  ];
  const changes = removals.map((aside) => ({ before: alert, after: alert, aside }));
  await keepVersions(tx, request, 'alerts', changes, { action: 'changed', groupId: randomUUID() });
}

async function readProperties(tx: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const { id, name, type } = properties;
  return tx.select({ id, name, type }).from(properties).where(inArray(id, ids)).orderBy(alphabetical(name), id);
}
