import { useRef, useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { ALERTS, GLOBAL, refreshAlerts, useGlobalAlert } from './useAlerts';

/**
 * The global alert as a choice: one sets it, none deletes it (document 1 §4, P-171, P-172). It shows at once; a change that
 * fails goes back and says why.
 * @returns the id of the alert in force, '' for none
 */
export function useGlobalChoice() {
  const global = useGlobalAlert();
  const [shown, setShown] = useState<string | null>(null);
  const line = useRef({ last: Promise.resolve(), waiting: 0 });

  const choose = (id: string) => {
    const { current } = line;
    setShown(id);
    current.waiting += 1;
    current.last = current.last.then(async () => {
      try {
        await (id ? request('PUT', `${ALERTS}/${id}/global`) : request('DELETE', GLOBAL));
      } catch (error) {
        toast({ text: `The global alert was not changed. ${messageOf(error)}`, tone: 'problem' });
        if (current.waiting === 1) setShown(null);
      }
      if (current.waiting === 1) await refreshAlerts();
      current.waiting -= 1;
      if (current.waiting === 0) setShown(null);
    });
  };
  return { alert: global.data, chosen: shown ?? global.data?.id ?? '', loading: global.loading, error: global.error, choose };
}
