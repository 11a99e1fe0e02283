import { useRef } from 'react';
import { changedBody } from 'shared-kit/form/changedBody';
import { plainParts } from 'shared-kit/form/parts';
import { savedText } from 'shared-kit/form/savedText';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Alert } from 'shared-kit/rules/entities';
import { ALERT_PAGES, inOptionOrder } from 'shared-kit/rules/options';
import { toast } from 'shared-kit/shellServices/toast';
import { alertErrors, LABELS, readAlert, writeAlert, type AlertValues } from './alertValues';
import { editAlertPath } from './editAlertPath';
import { formatValue } from './formatValue';
import { prepareArchiveToast } from './prepareArchiveToast';
import { refreshPlaces, useAlertRights, useAlerts } from './useAlerts';

export const alertParts = plainParts<AlertValues>(LABELS, formatValue, {
  'modal.pageDisplayOn': {
    copy: ({ modal }, into) => ({
      ...into,
      modal: { ...into.modal, pageDisplayOn: inOptionOrder(ALERT_PAGES, modal.pageDisplayOn) },
    }),
  },
});

/** The form of an alert; saving leads to the listings (document 1 §2, P-089). */
export function useAlertForm(alert: Alert | undefined) {
  const api = useAlerts();
  const navigate = useNavigate();
  const { mayAssign } = useAlertRights();
  const showArchiveToast = useRef<(saved: Alert, verb: string) => void>();
  return useSavedForm<AlertValues, Alert>({
    path: alert ? editAlertPath(alert.id) : '/hotels/alerts/new',
    item: alert,
    kind: 'alerts',
    read: readAlert,
    parts: alertParts,
    check: alertErrors,
    save: async (values, base, newId) => {
      showArchiveToast.current = undefined;
      if (base && values.archived && !base.archived) showArchiveToast.current = await prepareArchiveToast(base.id, mayAssign);
      const body = changedBody(writeAlert, values, base && readAlert(base), base);
      const saved = await api.save(body, base?.id, base?.version, newId);
      // Archiving removes an alert from its properties, and from all of them if it was the global one (OP-42).
      await refreshPlaces();
      return saved;
    },
    onSaved: (saved, previous) => {
      if (saved && showArchiveToast.current) showArchiveToast.current(saved, 'saved and archived');
      else toast({ text: savedText('Alert', saved?.name, saved, previous) });
      return navigate('/hotels/alerts/listings');
    },
  });
}
