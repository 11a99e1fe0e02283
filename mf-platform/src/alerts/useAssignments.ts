import { useCallback, useMemo, useRef, useState } from 'react';
import { useGet, type Query } from 'shared-kit/api/resource';
import { askBeforeClosing } from 'shared-kit/content/askBeforeClosing';
import { mayPass } from 'shared-kit/form/mayPass';
import type { Alert, AlertAssignment } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { sentenceOf } from './assignmentSentence';
import { assign, type Change } from './storeShown';
import { ASSIGNED, reasonOf, refreshAlerts } from './useAlerts';

/** The changes of one property: they are sent one after another, and the newest one can be undone. */
interface Line {
  last: Promise<void>;
  waiting: number;
  dismissUndo: () => void;
}

/** The change that restores an assignment, as long as nobody has changed it again. */
const changeBack = (after: AlertAssignment, { alert, override }: AlertAssignment): Change => ({
  ...(alert ? { alertId: alert.id, override } : {}),
  expected: { alertId: after.alert?.id ?? null, override: after.override },
});

/**
 * One page of the properties with the alert of each. A change shows at once and is then stored, the changes of one property one
 * after another; a toast reports it with Undo, which disappears once the property changes again. A change that fails is reverted
 * and explained (document 1 §4, decision OP-42). Until all are stored the browser asks before the page is closed.
 */
export function useAssignments(query: Query, alerts: readonly Alert[]) {
  const list = useGet<AlertAssignment[]>(ASSIGNED, query);
  const [shown, setShown] = useState<ReadonlyMap<string, AlertAssignment>>(new Map());
  const lines = useRef(new Map<string, Line>());
  const rows = useMemo(() => list.data?.map((row) => shown.get(row.property.id) ?? row), [list.data, shown]);

  const store = useCallback(function store(next: AlertAssignment, sent: Change, said: Parameters<typeof toast>[0]): void {
    const { id, name } = next.property;
    const line = lines.current.get(id) ?? { last: Promise.resolve(), waiting: 0, dismissUndo: () => undefined };
    const forget = () => setShown((before) => new Map([...before].filter(([other]) => other !== id)));
    lines.current.set(id, line);
    line.dismissUndo();
    setShown((before) => new Map(before).set(id, next));
    line.waiting += 1;
    const done = line.last.then(async () => {
      try {
        await assign(next, sent);
        if (line.waiting === 1) line.dismissUndo = toast(said);
      } catch (error) {
        const text = `The alert of ${name} was not changed. ${reasonOf(error)}`;
        const isUndo = sent.expected && line.waiting === 1 && mayPass(error);
        const again = isUndo && { action: { label: 'Undo', run: () => store(next, sent, said) } };
        const dismiss = toast({ text, tone: 'problem', ...again });
        if (again) line.dismissUndo = dismiss;
        if (line.waiting === 1) forget();
      }
      if (line.waiting === 1) await refreshAlerts();
      line.waiting -= 1;
      if (line.waiting === 0) forget();
    });
    // What waits for its turn would be lost with the page.
    line.last = askBeforeClosing(done);
  }, []);

  const save = useCallback(
    (before: AlertAssignment, next: AlertAssignment, sent: Change) => {
      const undo = () => store(before, changeBack(next, before), { text: sentenceOf(next, before, alerts) });
      store(next, sent, { text: sentenceOf(before, next, alerts), action: { label: 'Undo', run: undo } });
    },
    [store, alerts],
  );

  return { rows, meta: list.meta, loading: list.loading, error: list.error, reload: list.reload, save };
}
