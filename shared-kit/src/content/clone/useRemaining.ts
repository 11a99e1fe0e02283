import { useState } from 'react';

/**
 * What was chosen from a list, without what has left the list since because it was deleted or is no longer offered. What the list
 * never held stays chosen, unless the list is whole.
 * @param chosen ids
 * @param listed undefined while it is loading
 * @param isWhole whether it holds all items, so that what it does not hold was deleted
 */
export function useRemaining(
  chosen: ReadonlySet<string>,
  listed: readonly { id: string }[] | undefined,
  isWhole = false,
): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (!listed) return chosen;
  const listedIds = new Set(listed.map(({ id }) => id));
  if ([...listedIds].some((id) => !seen.has(id))) setSeen(new Set([...seen, ...listedIds]));
  const remaining = [...chosen].filter((id) => listedIds.has(id) || !(isWhole || seen.has(id)));
  return remaining.length === chosen.size ? chosen : new Set(remaining);
}
