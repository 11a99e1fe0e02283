import { useRef, useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import type { Named } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { ALERTS, GLOBAL, refreshAlerts, useGlobalAlert } from './useAlerts';

const store = (alert: Named | null) => (alert ? request('PUT', `${ALERTS}/${alert.id}/global`) : request('DELETE', GLOBAL));

/**
 * The global alert as a choice: one sets it, none deletes it (document 1 §4, P-171, P-172). A toast reports it with Undo, which
 * disappears once the choice changes again.
 * @returns the current alert (null for none, undefined while loading), and `choose`, which throws the API's refusal
 */
export function useGlobalChoice() {
  const global = useGlobalAlert();
  const [shown, setShown] = useState<Named | null>();
  const dismissUndo = useRef<() => void>(() => undefined);
  const chosen = shown === undefined ? global.data : shown;

  const put = async (alert: Named | null) => {
    dismissUndo.current();
    await store(alert);
    setShown(alert);
    await refreshAlerts();
    setShown(undefined);
  };
  const undo = async (before: Named | null) => {
    try {
      await put(before);
      toast({ text: before ? `“${before.name}” is the global alert again.` : 'There is no global alert again.' });
    } catch (error) {
      toast({ text: `The global alert was not changed back. ${messageOf(error)}`, tone: 'problem' });
    }
  };
  const choose = async (alert: Named | null) => {
    const before = chosen ?? null;
    await put(alert);
    dismissUndo.current = toast({
      text: alert ? `“${alert.name}” is now the global alert.` : 'There is no global alert now.',
      action: { label: 'Undo', run: () => void undo(before) },
    });
  };
  return { alert: global.data, chosen, loading: global.loading, error: global.error, choose };
}
