import { request } from 'shared-kit/api/http';
import type { Resource } from 'shared-kit/api/resource';
import { notifyDeleted } from 'shared-kit/content/notifyDeleted';
import { newerOf } from 'shared-kit/form/refusal';
import { confirmDelete } from 'shared-kit/modals/confirmDelete';
import type { Alert } from 'shared-kit/rules/entities';
import { countAssigned, describePlaces } from './describePlaces';
import { GLOBAL, refreshAlerts, refreshPlaces } from './useAlerts';

/**
 * Asks before an alert is deleted, and names the places that show it. The confirmation covers only these places: if
 * others show it by the time it is confirmed, the server refuses, and the dialog names them.
 */
export function deleteAlert(api: Resource<Alert>, alert: Alert, isGlobal: boolean): void {
  const { id, name } = alert;
  let seen = { alert, isGlobal };
  const note = () => {
    const places = describePlaces(seen.alert, seen.isGlobal, 'is');
    const subject = countAssigned(seen.alert) === 1 ? 'Its site' : 'Their sites';
    const consequence = seen.isGlobal ? 'No site will show it any more.' : `${subject} will no longer show it.`;
    return places && <p>{`It ${places}. ${consequence}`}</p>;
  };
  const remove = async () => {
    const expected = { expectedProperties: countAssigned(seen.alert), expectedGlobal: seen.isGlobal };
    try {
      await api.remove(id, expected);
    } catch (error) {
      const newer = newerOf<Alert>(error);
      if (newer) seen = { alert: newer, isGlobal: (await request<Alert | null>('GET', GLOBAL)).data?.id === id };
      throw error;
    }
    await refreshPlaces();
    notifyDeleted(api.path, name, id, { refreshMore: refreshAlerts });
  };
  confirmDelete({ what: 'Alert', name, note, onDelete: remove });
}
