import { and, eq } from 'drizzle-orm';
import { alertAssignments, alerts, globalAlert } from '../alerts/schema';
import type { AlertRow } from '../alerts/store';
import type { Database } from '../../base/storage/database';

const shown = and(eq(alerts.published, true), eq(alerts.archived, false));

/**
 * The alert that the site of a property shows: the global one, unless the property's own overrides it (OP-42); its own where
 * there is no global one. At most one, and only if published.
 */
export async function readAlerts(db: Database, propertyId: string): Promise<AlertRow[]> {
  const [own] = await db
    .select({ alert: alerts, override: alertAssignments.override })
    .from(alertAssignments)
    .innerJoin(alerts, and(eq(alerts.id, alertAssignments.alertId), shown))
    .where(eq(alertAssignments.propertyId, propertyId));
  const [everywhere] = await db
    .select({ alert: alerts })
    .from(globalAlert)
    .innerJoin(alerts, and(eq(alerts.id, globalAlert.alertId), shown));
  const winner = own?.override ? own.alert : (everywhere?.alert ?? own?.alert);
  return winner ? [winner] : [];
}
