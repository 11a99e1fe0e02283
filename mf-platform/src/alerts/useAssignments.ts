import { useCallback, useMemo, useRef, useState } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { useGet } from 'shared-kit/api/resource';
import type { AlertAssignment } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { ASSIGNED, refreshAlerts } from './useAlerts';

/** What `PUT /alerts/assign` takes beside the property: an alert, the flag, or nothing to take the alert away (P-284). */
type Change = { alertId: string } | { override: boolean } | Record<string, never>;

/**
 * One page of the properties with the alert of each. A change shows at once and is then stored, the changes of one property
 * one after another; one that fails goes back to what is stored and says why (document 1 §4, decision OP-42).
 */
export function useAssignments(page: number, perPage: number) {
  const list = useGet<AlertAssignment[]>(ASSIGNED, { page, perPage });
  const [shown, setShown] = useState<ReadonlyMap<string, AlertAssignment>>(new Map());
  const lines = useRef(new Map<string, { last: Promise<void>; waiting: number }>());
  const rows = useMemo(() => list.data?.map((row) => shown.get(row.property.id) ?? row), [list.data, shown]);

  const forget = (id: string) =>
    setShown((before) => {
      const after = new Map(before);
      after.delete(id);
      return after;
    });

  const change = useCallback(
    (next: AlertAssignment, sent: Change) => {
      const { id, name } = next.property;
      const line = lines.current.get(id) ?? { last: Promise.resolve(), waiting: 0 };
      lines.current.set(id, line);
      setShown((before) => new Map(before).set(id, next));
      line.waiting += 1;
      line.last = line.last.then(async () => {
        try {
          await request('PUT', '/alerts/assign', { body: { propertyId: id, ...sent } });
        } catch (error) {
          toast({ text: `The alert of ${name} was not changed. ${messageOf(error)}`, tone: 'problem' });
          if (line.waiting === 1) forget(id);
        }
        if (line.waiting === 1) await refreshAlerts();
        line.waiting -= 1;
        if (line.waiting === 0) forget(id);
      });
    },
    // Everything else it uses keeps its identity.
    [],
  );

  return { rows, meta: list.meta, loading: list.loading, error: list.error, reload: list.reload, change };
}
