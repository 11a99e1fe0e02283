import { useState } from 'react';
import { withIds } from 'shared-kit/rules/withIds';

type Item = { id: string };

export interface Selection {
  /** How many are ticked, including those that are no longer shown. */
  count: number;
  has: (id: string) => boolean;
  /**
   * Ticks or unticks one.
   * @param range whether to include all that are shown from the last one pressed
   */
  tick: (id: string, ticked: boolean, range: boolean, shown: readonly Item[]) => void;
  /** Unticks some; what was ticked since stays. */
  untick: (ids: readonly string[]) => void;
  clear: () => void;
}

interface State {
  of: string;
  ids: ReadonlySet<string>;
  /** The last one that was pressed. */
  last: string | null;
}

/**
 * What is ticked in a list that grows.
 * @param of what the list shows, as text: another search or filter ends the selection
 */
export function useSelection(of: string): Selection {
  const none: State = { of, ids: new Set(), last: null };
  const [state, setState] = useState(none);
  if (state.of !== of) setState(none);
  const { ids } = state.of === of ? state : none;

  return {
    count: ids.size,
    has: (id) => ids.has(id),
    tick: (id, ticked, range, shown) =>
      setState(({ ids: before, last }) => {
        const meant = range && last ? between(shown, last, id) : [id];
        return { of, ids: withIds(before, meant, ticked), last: id };
      }),
    // What ends after the filter has changed concerns another selection.
    untick: (done) => setState((before) => (before.of === of ? { ...before, ids: withIds(before.ids, done, false) } : before)),
    clear: () => setState(none),
  };
}

/** The ids from one to the other, in the order that is shown. */
function between(shown: readonly Item[], one: string, other: string): string[] {
  const ids = shown.map(({ id }) => id);
  const [from = 0, to = 0] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return from < 0 ? [other] : ids.slice(from, to + 1);
}
