import { useRef } from 'react';
import { plainParts } from 'shared-kit/form/parts';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Alert } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { alertErrors, LABELS, readAlert, writeAlert, type AlertValues } from './alertValues';
import { formatValue } from './formatValue';
import { readGlobal } from './storeShown';
import { tellArchived } from './tellArchived';
import { refreshAlerts, useAlertRights, useAlerts } from './useAlerts';

export const alertParts = plainParts<AlertValues>(LABELS, formatValue);

/** The life of an alert's form; after a save it leads to the listings (document 1 §2, P-089). */
export function useAlertForm(alert: Alert | undefined) {
  const api = useAlerts();
  const navigate = useNavigate();
  const { mayAssign } = useAlertRights();
  const tell = useRef<(saved: Alert, did: string) => void>();
  return useSavedForm<AlertValues, Alert>({
    path: alert ? `/hotels/alerts/${alert.id}/edit` : '/hotels/alerts/new',
    item: alert,
    kind: 'alerts',
    read: readAlert,
    parts: alertParts,
    check: alertErrors,
    save: async (values, base, newId) => {
      tell.current = undefined;
      if (base && values.archived && !base.archived) {
        const global = await readGlobal();
        tell.current = await tellArchived(base, global?.id === base.id, mayAssign);
      }
      const saved = await api.save(writeAlert(values), base?.id, base?.version, newId);
      // An archived alert is taken from its properties, and from all if it was the global one (OP-42).
      await refreshAlerts();
      return saved;
    },
    onSaved: (saved) => {
      if (saved && tell.current) tell.current(saved, 'saved and archived');
      else toast({ text: 'Alert saved.' });
      return navigate('/hotels/alerts/listings');
    },
  });
}
