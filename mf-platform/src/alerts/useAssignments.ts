import { useCallback, useMemo, useRef, useState } from 'react';
import { useGet, type Query } from 'shared-kit/api/resource';
import { isTransient } from 'shared-kit/form/isTransient';
import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { askBeforeClosing } from 'shared-kit/shellServices/unsaved';
import { storeAssignment, type AssignmentChange } from './assignmentApi';
import { assignmentFailure } from './assignmentFailure';
import { assignmentMessage } from './assignmentMessage';
import { ASSIGNED, refreshAlerts } from './useAlerts';

/** The changes of one property: they are sent one at a time, and the newest one can be undone. */
interface Queue {
  last: Promise<void>;
  pending: number;
  /**
   * How many changes have failed. A change that was waiting at that moment is based on the result of the failed one, so
   * it is dropped.
   */
  failureCount: number;
  /** The assignment that the newest change made, or may have made if its response was lost. */
  own?: AlertAssignment;
  dismissUndo: () => void;
}

const newQueue = (): Queue => ({ last: Promise.resolve(), pending: 0, failureCount: 0, dismissUndo: () => undefined });

/** What the property must still show, so that no state is overwritten that the person has not seen. */
const asExpected = ({ alert, override }: AlertAssignment) => ({ alertId: alert?.id ?? null, override });

/** The change that restores a previous assignment. */
const revertingChange = ({ alert, override }: AlertAssignment): AssignmentChange =>
  alert ? { alertId: alert.id, override } : {};

/**
 * One page of the properties with the alert of each. A change shows at once and is then stored, one at a time for each
 * property; a toast reports it with Undo, which disappears once the property changes again. A change that fails, for
 * example because the property no longer shows what the person saw, is reverted and explained, along with those that
 * wait for it (document 1 §4, decision OP-42). Until all changes are stored, the browser asks before the page is
 * closed.
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
    const { id } = next.property;
    const queue = queues.current.get(id) ?? newQueue();
    const showStored = () => setUnstored((previous) => new Map([...previous].filter(([otherId]) => otherId !== id)));
    queues.current.set(id, queue);
    queue.dismissUndo();
    setUnstored((previous) => new Map(previous).set(id, next));
    queue.pending += 1;
    const { failureCount } = queue;
    const send = async () => {
      try {
        await storeAssignment(next, change);
        queue.own = next;
        if (queue.pending === 1) queue.dismissUndo = toast(success);
      } catch (error) {
        queue.failureCount += 1;
        const text = assignmentFailure(next, error, queue.own, queue.pending - 1);
        if (isTransient(error)) queue.own = next;
        // A success message without an action means that this change is itself an Undo.
        const mayRetryUndo = !success.action && queue.pending === 1 && isTransient(error);
        const retry = mayRetryUndo && { action: { label: 'Undo', run: () => store(next, change, success) } };
        const dismiss = toast({ text, tone: 'problem', ...retry });
        if (retry) queue.dismissUndo = dismiss;
        showStored();
      }
    };
    const stored = queue.last.then(async () => {
      if (queue.failureCount === failureCount) await send();
      if (queue.pending === 1) await refreshAlerts();
      queue.pending -= 1;
      if (queue.pending === 0) showStored();
    });
    // Changes that still wait in the queue would be lost with the page.
    queue.last = askBeforeClosing(stored);
  }, []);

  const save = useCallback(
    (previous: AlertAssignment, next: AlertAssignment, change: AssignmentChange) => {
      const undo = () =>
        store(
          previous,
          { ...revertingChange(previous), expected: asExpected(next) },
          { text: assignmentMessage(next, previous, alerts) },
        );
      store(
        next,
        { ...change, expected: asExpected(previous) },
        { text: assignmentMessage(previous, next, alerts), action: { label: 'Undo', run: undo } },
      );
    },
    [store, alerts],
  );

  return { rows, meta: list.meta, loading: list.loading, error: list.error, reload: list.reload, save };
}
