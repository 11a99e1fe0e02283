import { request } from 'shared-kit/api/http';
import { confirmMade } from 'shared-kit/form/lostAnswer';
import type { AlertAssignment, Named } from 'shared-kit/rules/entities';
import { ALERTS, ASSIGNED, GLOBAL } from './useAlerts';

/** What `PUT /alerts/assign` takes besides the property: an alert, the flag, or neither to remove the alert (P-284). */
export interface AssignmentChange {
  alertId?: string;
  override?: boolean;
  /** What the property must still show for the change to be accepted. */
  expected?: { alertId: string | null; override: boolean };
}

/** Whether both assign the same alert to the same property in the same way. */
export const isSameAssignment = (one: AlertAssignment, other: AlertAssignment): boolean =>
  one.property.id === other.property.id && one.alert?.id === other.alert?.id && one.override === other.override;

async function isStored(next: AlertAssignment): Promise<boolean> {
  const { data } = await request<AlertAssignment[]>('GET', ASSIGNED, { query: { name: next.property.name } });
  return data.some((row) => isSameAssignment(row, next));
}

/**
 * Assigns an alert to a property, or removes it.
 * @param next the assignment after the change
 * @throws ApiError 412 when the property no longer shows what was expected
 */
export const storeAssignment = (next: AlertAssignment, change: AssignmentChange): Promise<unknown> =>
  confirmMade(
    () => request('PUT', '/alerts/assign', { body: { propertyId: next.property.id, ...change } }),
    () => isStored(next),
    { isRepeated: true },
  );

/** The global alert as the server has it now, or null. */
export const loadGlobalAlert = async (): Promise<Named | null> => (await request<Named | null>('GET', GLOBAL)).data;

/**
 * Sets the global alert, or clears it with null.
 * @param expected the global alert that the person saw, null for none
 * @throws ApiError 412 when another one is global now
 */
export function storeGlobalAlert(alert: Named | null, expected: Named | null): Promise<unknown> {
  const options = { query: { expected: expected?.id ?? 'none' } };
  return confirmMade(
    () => (alert ? request('PUT', `${ALERTS}/${alert.id}/global`, options) : request('DELETE', GLOBAL, options)),
    async () => (await loadGlobalAlert())?.id === alert?.id,
    { isRepeated: true },
  );
}
