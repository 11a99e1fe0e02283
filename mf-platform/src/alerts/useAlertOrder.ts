import { useRef } from 'react';
import { put } from 'shared-kit/api/arrived';
import { messageOf, request } from 'shared-kit/api/http';
import { tellMoved, type Query } from 'shared-kit/api/resource';
import { offerUndo } from 'shared-kit/content/offerUndo';
import { undoMove } from 'shared-kit/content/undoWays';
import { useOrder } from 'shared-kit/content/useOrder';
import { changedPlaces, reindexed, reindexedBeside } from 'shared-kit/rules/alertOrder';
import type { Alert } from 'shared-kit/rules/entities';
import { inTurn } from 'shared-kit/rules/inTurn';
import { placeBack, type MoveBeside } from 'shared-kit/rules/sort';
import { toast } from 'shared-kit/shellServices/toast';
import { ALERTS } from './useAlerts';

const storePlace = ({ id, sortIndex }: Alert) => put<Alert>(`${ALERTS}/${id}`, { sortIndex });

/** Sends the places of alerts that differ, and stops at the first that fails; those already sent get their old place back. */
async function storePlaces(before: readonly Alert[], after: readonly Alert[]): Promise<void> {
  const sent = new Set<string>();
  let failure: unknown;
  await inTurn(changedPlaces(before, after), async (row) => {
    if (failure) return;
    try {
      await storePlace(row);
      sent.add(row.id);
    } catch (error) {
      failure ??= error;
    }
  });
  if (!failure) return;
  // If even that fails, the reloaded list shows what is stored.
  const old = before.filter(({ id }) => sent.has(id));
  await Promise.allSettled(old.map(storePlace));
  throw failure;
}

/** Takes an alert back beside its old neighbour, in the order as it is now: somebody else may have moved others since. */
async function moveBack(shown: Query, back: MoveBeside): Promise<string | void> {
  const { data } = await request<Alert[]>('GET', ALERTS, { query: shown });
  const order = reindexedBeside(data, back);
  if (!order) return 'The alert next to it is no longer in this list, so nothing was undone.';
  await storePlaces(data, order);
}

/**
 * The order of the shown alerts: moved at once, then one PUT for each alert whose place changed (document 1 §4 and §7, P-281,
 * decision OP-44). Moves and their Undo are sent one after another. One that fails is reverted together with the moves queued
 * behind it, and reported.
 * @param list the alerts as they were loaded
 * @param shown the query that loaded them
 * @param reload loads them again
 */
export function useAlertOrder(list: Alert[] | undefined, shown: Query, reload: () => Promise<unknown>) {
  const { rows = [], show, back } = useOrder(list);
  const queue = useRef({ last: Promise.resolve<unknown>(undefined), waiting: 0, failures: 0 });

  const inQueue = <T>(work: () => Promise<T>): Promise<T> => {
    const line = queue.current;
    line.waiting += 1;
    const done = line.last.then(work).finally(async () => {
      line.waiting -= 1;
      if (line.waiting === 0) await reload();
    });
    line.last = done.catch(() => undefined);
    return done;
  };

  const store = async (before: Alert[], after: Alert[], moved: Alert) => {
    try {
      await storePlaces(before, after);
    } catch (error) {
      queue.current.failures += 1;
      back();
      toast({ text: `The order was not saved. ${messageOf(error)}`, tone: 'problem' });
      return false;
    }
    const text = `${moved.name} moved.`;
    const place = placeBack(before, moved.id);
    if (place) offerUndo({ text, name: moved.name, undo: undoMove(ALERTS, moved, () => inQueue(() => moveBack(shown, place))) });
    else toast({ text });
    return true;
  };

  const move = async (from: number, to: number): Promise<boolean> => {
    const moved = rows[from];
    if (!moved) return false;
    const after = reindexed(rows, from, to);
    show(after);
    // The Undo of an earlier move disappears.
    tellMoved(ALERTS);
    const { failures } = queue.current;
    return inQueue(async () => failures === queue.current.failures && store(rows, after, moved));
  };

  return { rows, move };
}
