import { useState } from 'react';

/**
 * What was chosen from a list, without the ids that have left the list since, because they were deleted or are no longer offered.
 * Ids that the list never held stay chosen, unless the list is complete.
 * @param chosen ids
 * @param listed undefined while it is loading
 * @param isWhole whether it holds all items, so that an id it does not hold was deleted
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
