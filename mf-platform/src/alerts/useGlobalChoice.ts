import { useRef, useState } from 'react';
import { isTransient } from 'shared-kit/form/isTransient';
import type { Named } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { loadGlobalAlert, storeGlobalAlert } from './assignmentApi';
import { reasonOf, refreshAlerts, useGlobalAlert } from './useAlerts';

/** Reloads the global alert and everything that shows it. */
export async function reloadGlobalAlert(): Promise<Named | null> {
  const alert = await loadGlobalAlert();
  await refreshAlerts();
  return alert;
}

/**
 * The global alert as a choice: an alert sets it, null deletes it (document 1 §4, P-171, P-172). A toast reports the change with Undo,
 * which disappears once the choice changes again.
 * @returns the stored alert, the `chosen` one (null for none, undefined while loading), and `choose`, which throws the
 *   API's refusal, for example when the alert to be replaced is no longer the one that the person saw
 */
export function useGlobalChoice() {
  const global = useGlobalAlert();
  /** The alert just stored, until the lists are reloaded; undefined otherwise. */
  const [stored, setStored] = useState<Named | null>();
  const dismissUndo = useRef<() => void>(() => undefined);
  const chosen = stored === undefined ? global.data : stored;

  const store = async (alert: Named | null, expected: Named | null) => {
    dismissUndo.current();
    await storeGlobalAlert(alert, expected);
    setStored(alert);
    await refreshAlerts();
    setStored(undefined);
  };
  const undo = async (previous: Named | null, current: Named | null) => {
    try {
      await store(previous, current);
      toast({ text: previous ? `${previous.name} is the global alert again.` : 'Once again, there is no global alert.' });
    } catch (error) {
      const retry = isTransient(error) && { action: { label: 'Undo', run: () => void undo(previous, current) } };
      const text = `The global alert was not changed back. ${reasonOf(error)}`;
      dismissUndo.current = toast({ text, tone: 'problem', ...retry });
      await refreshAlerts();
    }
  };
  const choose = async (alert: Named | null, previous: Named | null) => {
    await store(alert, previous);
    dismissUndo.current = toast({
      text: alert ? `${alert.name} is now the global alert.` : 'There is no global alert now.',
      action: { label: 'Undo', run: () => void undo(previous, alert) },
    });
  };
  return { alert: global.data, chosen, loading: global.loading, error: global.error, choose };
}
