import { resource } from 'shared-kit/api/resource';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoChange } from 'shared-kit/content/undoWays';
import type { Alert } from 'shared-kit/rules/entities';
import { places } from './places';
import { shownAgain, type MayAssign } from './shownAgain';
import { ALERTS, refreshAlerts } from './useAlerts';

/**
 * To be called before an alert is archived or unarchived, since archiving takes it from where it is shown (decision OP-42).
 * @param alert as it is
 * @returns a function that tells what was done ('archived') and what it was taken from, with Undo where that gives all of it back
 */
export async function tellArchived(alert: Alert, isGlobal: boolean, mayAssign: MayAssign) {
  const { id, name, sortIndex } = alert;
  const lost = places(alert, isGlobal, 'was');
  const again = await shownAgain(alert, isGlobal, mayAssign);
  const back = async () => {
    await resource<Alert>(ALERTS).save({ sortIndex }, id);
    const said = await again?.();
    await refreshAlerts();
    return said;
  };
  return (item: Alert, did: string): void => {
    const text = `${name} ${did}.${lost && ` It ${lost}.`}`;
    offerUndo({ text, name, undo: again ? undoChange(ALERTS, name, item, back) : undefined });
  };
}
