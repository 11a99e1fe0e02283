import { useMemo, useState } from 'react';

/** The rows, those already chosen on loading first, so that nothing moves under the pointer when a box is ticked. */
export function useChosenFirst<T extends { id: string }>(rows: readonly T[] | undefined, chosen: ReadonlySet<string>): T[] {
  const [atLoad, setAtLoad] = useState({ rows, chosen });
  if (atLoad.rows !== rows) setAtLoad({ rows, chosen });
  return useMemo(() => {
    const all = rows ?? [];
    return [...all.filter(({ id }) => atLoad.chosen.has(id)), ...all.filter(({ id }) => !atLoad.chosen.has(id))];
  }, [rows, atLoad]);
}
