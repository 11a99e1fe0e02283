import { request } from 'shared-kit/api/http';
import { resource } from 'shared-kit/api/resource';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoChange } from 'shared-kit/content/undoByRestoring';
import type { Alert } from 'shared-kit/rules/entities';
import { loadGlobalAlert } from './assignmentApi';
import { describePlaces } from './describePlaces';
import { prepareReassignment, type MayAssign } from './prepareReassignment';
import { ALERTS, refreshAlerts } from './useAlerts';

/**
 * Call it before an alert is archived or unarchived, since archiving removes the alert from the places that show it
 * (decision OP-42). It asks the server for these places: a list or form that has been open for a while may be out of
 * date.
 * @returns a function that shows a toast with what was done ('archived') and where the alert was shown, with Undo if
 *   that can restore all of it
 */
export async function prepareArchiveToast(id: string, mayAssign: MayAssign) {
  const [{ data: alert }, global] = await Promise.all([request<Alert>('GET', `${ALERTS}/${id}`), loadGlobalAlert()]);
  const { name, sortIndex } = alert;
  const isGlobal = global?.id === id;
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
