import { counted } from 'shared-kit/rules/counted';
import type { Alert } from 'shared-kit/rules/entities';

/** The number of properties that an alert is assigned to, including those that the person may not see. */
export const countAssigned = ({ properties, hiddenProperties = 0 }: Alert): number => properties.length + hiddenProperties;

/** The places that show an alert, as a predicate: 'is assigned to 3 properties and is the global alert' (decision OP-42). */
export function describePlaces(alert: Alert, isGlobal: boolean, verb: 'is' | 'was'): string {
  const count = countAssigned(alert);
  const assigned = count > 0 && `${verb} assigned to ${counted(count, 'property', 'properties')}`;
  return [assigned, isGlobal && `${verb} the global alert`].filter(Boolean).join(' and ');
}
