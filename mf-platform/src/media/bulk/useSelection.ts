import { useState } from 'react';
import { withIds } from 'shared-kit/rules/withIds';

type Item = { id: string };

interface TickOptions {
  isTicked: boolean;
  /** Whether to include all items between this one and the last one that was clicked. */
  isRange: boolean;
  /** The items that are shown, in their order. */
  shown: readonly Item[];
}

export interface Selection {
  /** How many items are ticked, including those that are no longer shown. */
  count: number;
  has: (id: string) => boolean;
  /** Ticks or unticks an item, or a range of them. */
  tick: (id: string, options: TickOptions) => void;
  /** Unticks some items; those ticked since stay ticked. */
  untick: (ids: readonly string[]) => void;
  clear: () => void;
  /** Whether nothing is ticked because the person cleared it. */
  isCleared: boolean;
}

interface State {
  listKey: string;
  ids: ReadonlySet<string>;
  lastClicked: string | null;
  isCleared?: boolean;
}

/**
 * The ticked items of a list that grows.
 * @param listKey what the list shows, as text: another search or filter ends the selection
 */
export function useSelection(listKey: string): Selection {
  const empty: State = { listKey, ids: new Set(), lastClicked: null };
  const [state, setState] = useState(empty);
  if (state.listKey !== listKey) setState(empty);
  const { ids, isCleared = false } = state.listKey === listKey ? state : empty;

  return {
    count: ids.size,
    has: (id) => ids.has(id),
    tick: (id, { isTicked, isRange, shown }) =>
      setState((previous) => {
        const changedIds = isRange && previous.lastClicked ? idsBetween(shown, previous.lastClicked, id) : [id];
        return { listKey, ids: withIds(previous.ids, changedIds, { isTicked }), lastClicked: id };
      }),
    // An action that finishes after the filter has changed must not affect the new selection.
    untick: (untickedIds) =>
      setState((previous) =>
        previous.listKey === listKey ? { ...previous, ids: withIds(previous.ids, untickedIds, { isTicked: false }) } : previous,
      ),
    clear: () => setState({ ...empty, isCleared: true }),
    isCleared,
  };
}

/** The ids from one item to another, in the order that is shown. */
function idsBetween(shown: readonly Item[], firstId: string, secondId: string): string[] {
  const ids = shown.map(({ id }) => id);
  const [from = 0, to = 0] = [ids.indexOf(firstId), ids.indexOf(secondId)].sort((a, b) => a - b);
  return from < 0 ? [secondId] : ids.slice(from, to + 1);
}
