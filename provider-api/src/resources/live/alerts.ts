import { and, eq } from 'drizzle-orm';
import { alertAssignments, alerts, globalAlert } from '../alerts/schema';
import type { AlertRow } from '../alerts/store';
import type { Database } from '../../base/storage/database';

const isShown = and(eq(alerts.published, true), eq(alerts.archived, false));

/**
 * The alert that the site of a property shows: the global one, unless the property's own overrides it (OP-42); its own where
 * there is no global one. At most one, and only if published.
 */
export async function readShownAlerts(db: Database, propertyId: string): Promise<AlertRow[]> {
  const [assigned] = await db
    .select({ alert: alerts, override: alertAssignments.override })
    .from(alertAssignments)
    .innerJoin(alerts, and(eq(alerts.id, alertAssignments.alertId), isShown))
    .where(eq(alertAssignments.propertyId, propertyId));
  const [groupWide] = await db
    .select({ alert: alerts })
    .from(globalAlert)
    .innerJoin(alerts, and(eq(alerts.id, globalAlert.alertId), isShown));
  const alert = assigned?.override ? assigned.alert : (groupWide?.alert ?? assigned?.alert);
  return alert ? [alert] : [];
}
