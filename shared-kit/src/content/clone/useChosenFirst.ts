import { useMemo, useState } from 'react';

/** The rows, first those that were chosen when they were loaded: nothing moves under the pointer when a box is ticked. */
export function useChosenFirst<T extends { id: string }>(rows: readonly T[] | undefined, chosen: ReadonlySet<string>): T[] {
  const [atLoad, setAtLoad] = useState({ rows, chosen });
  if (atLoad.rows !== rows) setAtLoad({ rows, chosen });
  return useMemo(() => {
    const all = rows ?? [];
    return [...all.filter(({ id }) => atLoad.chosen.has(id)), ...all.filter(({ id }) => !atLoad.chosen.has(id))];
  }, [rows, atLoad]);
}
