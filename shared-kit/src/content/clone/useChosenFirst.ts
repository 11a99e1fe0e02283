import { useMemo, useState } from 'react';

/** The rows with those first that were chosen when they came: nothing moves under the pointer when a box is ticked. */
export function useChosenFirst<T extends { id: string }>(rows: readonly T[] | undefined, chosen: ReadonlySet<string>): T[] {
  const [first, setFirst] = useState({ of: rows, chosen });
  if (first.of !== rows) setFirst({ of: rows, chosen });
  return useMemo(() => {
    const all = rows ?? [];
    return [...all.filter(({ id }) => first.chosen.has(id)), ...all.filter(({ id }) => !first.chosen.has(id))];
  }, [rows, first]);
}
