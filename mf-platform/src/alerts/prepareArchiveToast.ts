import { resource } from 'shared-kit/api/resource';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoChange } from 'shared-kit/content/undoActions';
import type { Alert } from 'shared-kit/rules/entities';
import { describePlaces } from './describePlaces';
import { prepareReassignment, type MayAssign } from './prepareReassignment';
import { ALERTS, refreshAlerts } from './useAlerts';

/**
 * Call it before an alert is archived or unarchived, since archiving removes it from where it is shown (decision OP-42).
 * @param alert as it is before
 * @returns a function that shows a toast with what was done ('archived') and where the alert was shown, with Undo where that restores
 *   all of it
 */
export async function prepareArchiveToast(alert: Alert, isGlobal: boolean, mayAssign: MayAssign) {
  const { id, name, sortIndex } = alert;
  const places = describePlaces(alert, isGlobal, 'was');
  const reassign = await prepareReassignment(alert, isGlobal, mayAssign);
  const restore = async () => {
    await resource<Alert>(ALERTS).save({ sortIndex }, id);
    const message = await reassign?.();
    await refreshAlerts();
    return message;
  };
  return (saved: Alert, verb: string): void => {
    const text = `${name} ${verb}.${places && ` It ${places}.`}`;
    offerUndo({ text, name, undo: reassign ? undoChange(ALERTS, name, saved, restore) : undefined });
  };
}
