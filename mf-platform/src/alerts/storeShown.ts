import { request } from 'shared-kit/api/http';
import { arrivedIf } from 'shared-kit/form/arrived';
import type { AlertAssignment, Named } from 'shared-kit/rules/entities';
import { ALERTS, ASSIGNED, GLOBAL } from './useAlerts';

/** What `PUT /alerts/assign` takes beside the property: an alert, the flag, or neither to remove the alert (P-284). */
export interface Change {
  alertId?: string;
  override?: boolean;
  /** What the property still has to show, as far as this person knows. */
  expected?: { alertId: string | null; override: boolean };
}

async function isAssigned({ property, alert, override }: AlertAssignment): Promise<boolean> {
  const { data } = await request<AlertAssignment[]>('GET', ASSIGNED, { query: { name: property.name } });
  return data.some((now) => now.property.id === property.id && now.alert?.id === alert?.id && now.override === override);
}

/**
 * Gives a property an alert, or takes it.
 * @param next what it shows then
 * @throws ApiError 412 when somebody else has changed what was expected
 */
export const assign = (next: AlertAssignment, sent: Change): Promise<unknown> =>
  arrivedIf(
    () => request('PUT', '/alerts/assign', { body: { propertyId: next.property.id, ...sent } }),
    () => isAssigned(next),
    true,
  );

/** The global alert as the server has it now, or null. */
export const readGlobal = async (): Promise<Named | null> => (await request<Named | null>('GET', GLOBAL)).data;

/**
 * Sets the global alert, or with null none.
 * @param expected the one that it must still be, null for none
 * @throws ApiError 412 when it is another one
 */
export function storeGlobal(alert: Named | null, expected: Named | null): Promise<unknown> {
  const options = { query: { expected: expected?.id ?? 'none' } };
  return arrivedIf(
    () => (alert ? request('PUT', `${ALERTS}/${alert.id}/global`, options) : request('DELETE', GLOBAL, options)),
    async () => (await readGlobal())?.id === alert?.id,
    true,
  );
}
