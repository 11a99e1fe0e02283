import { hasStatus } from 'shared-kit/api/http';
import { everyPage } from 'shared-kit/api/resource';
import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';
import { listed } from 'shared-kit/rules/fieldLabel';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { storeAssignment, storeGlobalAlert } from './assignmentApi';
import { ASSIGNED } from './useAlerts';

/** Whether somebody may assign the alert of a property or, without an id, set the global one. */
export type MayAssign = (propertyId?: string) => boolean;

const UNASSIGNED = { alertId: null, override: false };

/**
 * Remembers where an alert is shown, so that Undo can show it there again. Call it before the alert is removed.
 * @param isGlobal whether it is the global alert
 * @returns a function that shows the alert there again, except in places that show another one in the meantime, and
 *   returns a message that names these places; null when the person may not restore all of them
 */
export async function prepareReassignment(
  { id, name, properties, hiddenProperties = 0 }: Alert,
  isGlobal: boolean,
  mayAssign: MayAssign,
): Promise<(() => Promise<string | undefined>) | null> {
  const mayRestoreAll =
    hiddenProperties === 0 && properties.every((property) => mayAssign(property.id)) && (!isGlobal || mayAssign());
  if (!mayRestoreAll) return null;
  const isAssigned = properties.length > 0;
  const all = isAssigned ? await everyPage<AlertAssignment>(ASSIGNED, { assigned: true, perPage: PER_PAGE.max }) : [];
  const assignments = all.filter(({ alert }) => alert?.id === id);
  // The list leaves out archived properties, which could not be restored.
  if (assignments.length < properties.length) return null;

  const steps = assignments.map((assignment) => ({
    place: `the alert of ${assignment.property.name}`,
    run: () => storeAssignment(assignment, { alertId: id, override: assignment.override, expected: UNASSIGNED }),
  }));
  if (isGlobal) steps.push({ place: 'the global alert', run: () => storeGlobalAlert({ id, name }, null) });
  const changedPlaces: string[] = [];
  return async () => {
    // After an attempt that did not reach the server, a retry continues with the remaining steps.
    for (let step = steps[0]; step; step = steps[0]) {
      await step.run().catch((error: unknown) => {
        if (!hasStatus(error, 412)) throw error;
        changedPlaces.push(step.place);
      });
      steps.shift();
    }
    if (changedPlaces.length === 0) return undefined;
    return `${name} is back as far as possible. Somebody else has changed ${listed(changedPlaces)} since.`;
  };
}
