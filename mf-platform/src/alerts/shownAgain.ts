import { hasStatus } from 'shared-kit/api/http';
import { everyPage } from 'shared-kit/api/resource';
import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';
import { listed } from 'shared-kit/rules/fieldWords';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { assign, storeGlobal } from './storeShown';
import { ASSIGNED } from './useAlerts';

/** Whether somebody assigns the alert of a property; without an id the global one. */
export type MayAssign = (propertyId?: string) => boolean;

/**
 * Where an alert is shown, for an Undo of what takes it from there. To be asked before that.
 * @param isGlobal whether it is the global alert
 * @returns a function that shows it there again, except where another one is shown by then, and says where that is; null when the
 *   person may not do so everywhere
 */
export async function shownAgain(
  { id, name, properties }: Alert,
  isGlobal: boolean,
  mayAssign: MayAssign,
): Promise<(() => Promise<string | undefined>) | null> {
  const mayAll = properties.every((property) => mayAssign(property.id)) && (!isGlobal || mayAssign());
  if (!mayAll) return null;
  const all = properties.length > 0 ? await everyPage<AlertAssignment>(ASSIGNED, { assigned: true, perPage: PER_PAGE.most }) : [];
  const own = all.filter(({ alert }) => alert?.id === id);
  // Archived properties are not among them.
  if (own.length < properties.length) return null;

  const nothing = { alertId: null, override: false };
  const steps = own.map((assignment) => ({
    where: `the alert of ${assignment.property.name}`,
    run: () => assign(assignment, { alertId: id, override: assignment.override, expected: nothing }),
  }));
  if (isGlobal) steps.push({ where: 'the global alert', run: () => storeGlobal({ id, name }, null) });
  const taken: string[] = [];
  return async () => {
    // After an attempt that did not reach the server, the next one does the rest.
    for (let step = steps[0]; step; step = steps[0]) {
      await step.run().catch((error: unknown) => {
        if (!hasStatus(error, 412)) throw error;
        taken.push(step.where);
      });
      steps.shift();
    }
    if (taken.length === 0) return undefined;
    return `${name} is back as far as possible. Somebody else has changed ${listed(taken)} since.`;
  };
}
