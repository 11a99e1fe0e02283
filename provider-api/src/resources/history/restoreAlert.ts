import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { listedBriefly } from 'shared-kit/rules/fieldLabel';
import { properties } from '../../access/places/schema';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { runQuery } from '../../base/storage/runQuery';
import { binRows, type BinEntry } from '../../content/bin/schema';
import { recordRemovals, type AlertPlaces } from '../alerts/removeFromPlaces';
import { alertAssignments, alerts, globalAlert } from '../alerts/schema';
import { findAlert } from '../alerts/store';

/**
 * Removes the alert that came back with a property, if it has been archived since, and records that in its history:
 * guests would see it as soon as somebody publishes it again. Its row is locked, so that nobody archives it in between.
 * @returns the message about it; none if no alert was assigned, or one that may be shown
 */
export async function removeArchivedAlert(
  tx: Database,
  request: FastifyRequest,
  { itemId }: Pick<BinEntry, 'itemId'>,
): Promise<{ field: string; message: string }[]> {
  const [assigned] = await tx
    .select({ alert: alerts, override: alertAssignments.override })
    .from(alertAssignments)
    .innerJoin(alerts, eq(alerts.id, alertAssignments.alertId))
    .where(eq(alertAssignments.propertyId, itemId))
    .for('share', { of: alerts });
  if (!assigned?.alert.archived) return [];
  const { alert, override } = assigned;
  await tx.delete(alertAssignments).where(eq(alertAssignments.propertyId, itemId));
  await recordRemovals(tx, request, alert, { assigned: [{ propertyId: itemId, override }], isGlobal: false });
  return [{ field: 'alert', message: `The alert “${alert.name}”, which has been archived since, is no longer assigned to it.` }];
}

/**
 * Finds the places of a restored alert that show another one by now: they keep it, and the alert comes back without
 * them.
 * @returns the messages about them; none for an entry of another kind
 */
export async function findTakenPlaces(
  tx: Database,
  { id, kind }: Pick<BinEntry, 'id' | 'kind'>,
): Promise<{ field: string; message: string }[]> {
  if (kind !== 'alerts') return [];
  const assigned = sql`select ${properties.name} from ${binRows}
    join ${alertAssignments} on ${alertAssignments.propertyId} = ${binRows.content}::json ->> 'property_id'
    join ${properties} on ${properties.id} = ${alertAssignments.propertyId}
    where ${binRows.binId} = ${id} and ${binRows.tableName} = 'alert_assignments' order by ${alphabetical(properties.name)}`;
  const names = await runQuery(tx, assigned, ([name]) => String(name));
  const shownEverywhere = sql`select 1 from ${binRows} join ${globalAlert} on true
    where ${binRows.binId} = ${id} and ${binRows.tableName} = 'global_alert'`;
  const isReplaced = (await runQuery(tx, shownEverywhere, () => true)).length > 0;
  return [
    ...(names.length > 0
      ? [{ field: 'properties', message: `By now another alert is assigned to ${listedBriefly(names)}.` }]
      : []),
    ...(isReplaced ? [{ field: 'global', message: 'By now another alert is the global one.' }] : []),
  ];
}

/** Where an alert was shown when it was deleted; nowhere for an entry of another kind. Call it before the rows are put back. */
export async function readDeletedPlaces(tx: Database, { id, kind }: Pick<BinEntry, 'id' | 'kind'>): Promise<AlertPlaces> {
  if (kind !== 'alerts') return { assigned: [], isGlobal: false };
  const rowsOf = (table: string) =>
    sql`select ${binRows.content} from ${binRows} where ${binRows.binId} = ${id} and ${binRows.tableName} = ${table}`;
  const assigned = await runQuery(tx, rowsOf('alert_assignments'), ([content]) => {
    const row = JSON.parse(String(content)) as { property_id: string; override: boolean };
    return { propertyId: row.property_id, override: row.override };
  });
  return { assigned, isGlobal: (await runQuery(tx, rowsOf('global_alert'), () => true)).length > 0 };
}

/** Records in the history of a restored alert where it is no longer shown. @param before where it was shown when it was deleted */
export async function recordLostPlaces(
  tx: Database,
  request: FastifyRequest,
  { itemId }: Pick<BinEntry, 'itemId'>,
  before: AlertPlaces,
): Promise<void> {
  if (before.assigned.length === 0 && !before.isGlobal) return;
  const kept = await tx
    .select({ propertyId: alertAssignments.propertyId })
    .from(alertAssignments)
    .where(eq(alertAssignments.alertId, itemId));
  const keptIds = new Set(kept.map(({ propertyId }) => propertyId));
  const isStillGlobal = (await tx.$count(globalAlert, eq(globalAlert.alertId, itemId))) > 0;
  await recordRemovals(tx, request, await findAlert(tx, itemId), {
    assigned: before.assigned.filter(({ propertyId }) => !keptIds.has(propertyId)),
    isGlobal: before.isGlobal && !isStillGlobal,
  });
}
