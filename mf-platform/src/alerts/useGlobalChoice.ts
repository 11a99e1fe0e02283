import { useRef, useState } from 'react';
import { mayPass } from 'shared-kit/form/mayPass';
import type { Named } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { readGlobal, storeGlobal } from './storeShown';
import { reasonOf, refreshAlerts, useGlobalAlert } from './useAlerts';

/** The global alert as the server has it now; everything that shows it follows. */
export async function globalNow(): Promise<Named | null> {
  const now = await readGlobal();
  await refreshAlerts();
  return now;
}

/**
 * The global alert as a choice: one sets it, none deletes it (document 1 §4, P-171, P-172). A toast reports it with Undo, which
 * disappears once the choice changes again.
 * @returns the current alert (null for none, undefined while loading), and `choose`, which throws the API's refusal, when another
 *   alert is replaced than was seen too
 */
export function useGlobalChoice() {
  const global = useGlobalAlert();
  const [shown, setShown] = useState<Named | null>();
  const dismissUndo = useRef<() => void>(() => undefined);
  const chosen = shown === undefined ? global.data : shown;

  const put = async (alert: Named | null, expected: Named | null) => {
    dismissUndo.current();
    await storeGlobal(alert, expected);
    setShown(alert);
    await refreshAlerts();
    setShown(undefined);
  };
  const undo = async (before: Named | null, after: Named | null) => {
    try {
      await put(before, after);
      toast({ text: before ? `${before.name} is the global alert again.` : 'Once again, there is no global alert.' });
    } catch (error) {
      const again = mayPass(error) && { action: { label: 'Undo', run: () => void undo(before, after) } };
      const text = `The global alert was not changed back. ${reasonOf(error)}`;
      dismissUndo.current = toast({ text, tone: 'problem', ...again });
      await refreshAlerts();
    }
  };
  const choose = async (alert: Named | null, before: Named | null) => {
    await put(alert, before);
    dismissUndo.current = toast({
      text: alert ? `${alert.name} is now the global alert.` : 'There is no global alert now.',
      action: { label: 'Undo', run: () => void undo(before, alert) },
    });
  };
  return { alert: global.data, chosen, loading: global.loading, error: global.error, choose };
}
