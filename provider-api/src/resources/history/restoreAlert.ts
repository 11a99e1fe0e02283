import { eq, sql } from 'drizzle-orm';
import { listedBriefly } from 'shared-kit/rules/fieldLabel';
import { properties } from '../../access/places/schema';
import type { Database } from '../../base/storage/database';
import { ignoringCase } from '../../base/storage/ignoringCase';
import { runQuery } from '../../base/storage/runQuery';
import type { BinEntry } from '../../content/bin/restoreFromBin';
import { binRows } from '../../content/bin/schema';
import { alertAssignments, alerts, globalAlert } from '../alerts/schema';

/**
 * Removes the alert that came back with a property, if it has been archived since: guests would see it as soon as
 * somebody publishes it again. Its row is locked, so that nobody archives it in between.
 * @returns the message about it; none if no alert was assigned, or one that may be shown
 */
export async function removeArchivedAlert(
  tx: Database,
  { itemId }: Pick<BinEntry, 'itemId'>,
): Promise<{ field: string; message: string }[]> {
  const [assigned] = await tx
    .select({ name: alerts.name, archived: alerts.archived })
    .from(alertAssignments)
    .innerJoin(alerts, eq(alerts.id, alertAssignments.alertId))
    .where(eq(alertAssignments.propertyId, itemId))
    .for('share', { of: alerts });
  if (!assigned?.archived) return [];
  await tx.delete(alertAssignments).where(eq(alertAssignments.propertyId, itemId));
  return [
    { field: 'alert', message: `The alert “${assigned.name}”, which has been archived since, is no longer assigned to it.` },
  ];
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
    where ${binRows.binId} = ${id} and ${binRows.tableName} = 'alert_assignments' order by ${ignoringCase(properties.name)}`;
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
