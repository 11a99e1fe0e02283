import { useState } from 'react';
import { changedLabels } from 'shared-kit/form/flattenErrors';
import { useSavedForm } from 'shared-kit/form/useSavedForm';
import { useNavigate } from 'shared-kit/router';
import type { Alert, ItemBase } from 'shared-kit/rules/entities';
import { alertRules } from 'shared-kit/rules/validation/alert';
import { fieldErrors } from 'shared-kit/rules/validation/fieldErrors';
import { toast } from 'shared-kit/shellServices/toast';
import { LABELS, readAlert, writeAlert, type AlertValues } from './alertValues';
import { refreshAlerts, useAlerts } from './useAlerts';

const changed = changedLabels(LABELS);

/** The life of an alert's form; after a save it leads to the listings (document 1 §2, P-089). */
export function useAlertForm(alert: Alert | undefined) {
  const api = useAlerts();
  const navigate = useNavigate();
  const [base, setBase] = useState(alert);
  const [initial, setInitial] = useState(() => readAlert(alert));
  const send = async (values: AlertValues, over: Alert | undefined) => {
    await api.save(writeAlert(values), over?.id, over?.version);
    // An archived alert is taken from its properties, and from all if it was the global one (OP-42).
    await refreshAlerts();
  };
  const form = useSavedForm<AlertValues>({
    path: alert ? `/hotels/alerts/${alert.id}/edit` : '/hotels/alerts/new',
    initial,
    version: base?.version,
    check: (values) => fieldErrors(alertRules, values),
    changed,
    save: (values) => send(values, base),
    onSaved: () => {
      toast({ text: 'Alert saved.' });
      return navigate('/hotels/alerts/listings');
    },
  });

  // A newer answer may fill an untouched form; it never overwrites what somebody typed.
  if (alert && alert.version !== base?.version && form.unsaved.length === 0) {
    setBase(alert);
    setInitial(readAlert(alert));
  }

  const saveOver = async (merged: AlertValues, current: ItemBase) => {
    await form.formik.setValues(merged);
    return form.store(merged, (values) => send(values, current as Alert));
  };
  return { form, conflict: { read: (current: Alert) => readAlert(current), saveOver } };
}
