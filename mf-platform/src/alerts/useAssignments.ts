import { useCallback, useMemo, useRef, useState } from 'react';
import { useGet, type Query } from 'shared-kit/api/resource';
import { askBeforeClosing } from 'shared-kit/content/askBeforeClosing';
import { isTransient } from 'shared-kit/form/isTransient';
import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { storeAssignment, type AssignmentChange } from './assignmentApi';
import { assignmentMessage } from './assignmentMessage';
import { ASSIGNED, reasonOf, refreshAlerts } from './useAlerts';

/** The changes of one property: they are sent one after another, and the newest one can be undone. */
interface Queue {
  last: Promise<void>;
  pending: number;
  dismissUndo: () => void;
}

/** The change that restores a previous assignment, as long as nobody has changed the current one again. */
const revertingChange = (current: AlertAssignment, { alert, override }: AlertAssignment): AssignmentChange => ({
  ...(alert ? { alertId: alert.id, override } : {}),
  expected: { alertId: current.alert?.id ?? null, override: current.override },
});

/**
 * One page of the properties with the alert of each. A change shows at once and is then stored, the changes of one property one
 * after another; a toast reports it with Undo, which disappears once the property changes again. A change that fails is reverted
 * and explained (document 1 §4, decision OP-42). Until all are stored the browser asks before the page is closed.
 */
export function useAssignments(query: Query, alerts: readonly Alert[]) {
  const list = useGet<AlertAssignment[]>(ASSIGNED, query);
  /** The rows whose changes are not stored yet, by property. */
  const [unstored, setUnstored] = useState<ReadonlyMap<string, AlertAssignment>>(new Map());
  const queues = useRef(new Map<string, Queue>());
  const rows = useMemo(() => list.data?.map((row) => unstored.get(row.property.id) ?? row), [list.data, unstored]);

  const store = useCallback(function store(
    next: AlertAssignment,
    change: AssignmentChange,
    success: Parameters<typeof toast>[0],
  ): void {
    const { id, name } = next.property;
    const queue = queues.current.get(id) ?? { last: Promise.resolve(), pending: 0, dismissUndo: () => undefined };
    const showStored = () => setUnstored((previous) => new Map([...previous].filter(([otherId]) => otherId !== id)));
    queues.current.set(id, queue);
    queue.dismissUndo();
    setUnstored((previous) => new Map(previous).set(id, next));
    queue.pending += 1;
    const stored = queue.last.then(async () => {
      try {
        await storeAssignment(next, change);
        if (queue.pending === 1) queue.dismissUndo = toast(success);
      } catch (error) {
        const text = `The alert of ${name} was not changed. ${reasonOf(error)}`;
        const mayRetryUndo = change.expected && queue.pending === 1 && isTransient(error);
        const retry = mayRetryUndo && { action: { label: 'Undo', run: () => store(next, change, success) } };
        const dismiss = toast({ text, tone: 'problem', ...retry });
        if (retry) queue.dismissUndo = dismiss;
        if (queue.pending === 1) showStored();
      }
      if (queue.pending === 1) await refreshAlerts();
      queue.pending -= 1;
      if (queue.pending === 0) showStored();
    });
    // Changes that still wait in the queue would be lost with the page.
    queue.last = askBeforeClosing(stored);
  }, []);

  const save = useCallback(
    (previous: AlertAssignment, next: AlertAssignment, change: AssignmentChange) => {
      const undo = () => store(previous, revertingChange(next, previous), { text: assignmentMessage(next, previous, alerts) });
      store(next, change, { text: assignmentMessage(previous, next, alerts), action: { label: 'Undo', run: undo } });
    },
    [store, alerts],
  );

  return { rows, meta: list.meta, loading: list.loading, error: list.error, reload: list.reload, save };
}
