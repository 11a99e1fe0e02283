import { useRef } from 'react';
import { messageOf, request } from 'shared-kit/api/http';
import { useOrder } from 'shared-kit/content/useOrder';
import { changedPlaces, reindexed } from 'shared-kit/rules/alertOrder';
import type { Alert } from 'shared-kit/rules/entities';
import { toast } from 'shared-kit/shellServices/toast';
import { ALERTS } from './useAlerts';

const AT_ONCE = 4;

/** Sends the places of alerts, four at a time, and stops at the first that fails. */
async function send(rows: readonly Alert[], sent: Alert[]): Promise<void> {
  const waiting = [...rows];
  let failed = false;
  const work = async () => {
    for (let row = waiting.shift(); row && !failed; row = waiting.shift()) {
      try {
        await request('PUT', `${ALERTS}/${row.id}`, { body: { sortIndex: row.sortIndex } });
        sent.push(row);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken) throw (broken as PromiseRejectedResult).reason;
}

/**
 * The order of the shown alerts: moved at once, then one PUT for each alert whose place changed (document 1 §4 and §7, P-281,
 * decision OP-44). Moves are sent one after another. One that fails is reverted together with the moves queued behind it, and
 * reported.
 * @param list the alerts as they were loaded
 * @param reload loads them again
 */
export function useAlertOrder(list: Alert[] | undefined, reload: () => Promise<unknown>) {
  const { rows = [], show, back } = useOrder(list);
  const queue = useRef({ last: Promise.resolve(), waiting: 0, failures: 0, dismissUndo: () => {} });

  const store = async (before: Alert[], after: Alert[], said: () => void) => {
    const sent: Alert[] = [];
    try {
      await send(changedPlaces(before, after), sent);
      said();
    } catch (error) {
      queue.current.failures += 1;
      back();
      toast({ text: `The order could not be saved. ${messageOf(error)}`, tone: 'problem' });
      await putBack(before, sent);
    }
  };

  const move = (before: Alert[], from: number, to: number, undo: boolean) => {
    const after = reindexed(before, from, to);
    show(after);
    const said = () => {
      const action = { label: 'Undo', run: () => move(after, to, from, false) };
      if (undo) queue.current.dismissUndo = toast({ text: `${before[from]?.name} moved.`, action });
    };
    const line = queue.current;
    // Undo restores the whole order, so it disappears with the next move.
    line.dismissUndo();
    const { failures } = line;
    line.waiting += 1;
    line.last = line.last.then(async () => {
      if (failures === line.failures) await store(before, after, said);
      line.waiting -= 1;
      if (line.waiting === 0) await reload();
    });
  };

  return { rows, move: (from: number, to: number) => move(rows, from, to, true) };
}

/**
 * Alerts already sent by a failed move get their old position back; if even that fails, the reloaded list shows what is stored.
 */
async function putBack(before: readonly Alert[], sent: readonly Alert[]): Promise<void> {
  const ids = new Set(sent.map(({ id }) => id));
  const old = before.filter(({ id }) => ids.has(id));
  await Promise.allSettled(old.map(({ id, sortIndex }) => request('PUT', `${ALERTS}/${id}`, { body: { sortIndex } })));
}
