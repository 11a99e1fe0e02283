import { eq } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import type { BinEntry } from '../../content/bin/restoreFromBin';
import { alertAssignments, alerts } from '../alerts/schema';

/**
 * Removes the alert that came back with a property, if it was archived since: guests would see it as soon as somebody publishes it
 * again. Its row is locked, so that nobody archives it in between.
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
