import { useState } from 'react';

/**
 * What was chosen from a list, without what has left the list since: somebody deleted it, or it is no longer offered. What the list
 * never held stays chosen, unless the list is whole.
 * @param chosen ids
 * @param listed undefined while it is loading
 * @param isWhole whether it holds all that there are, so that what it does not hold is gone
 */
export function useStillThere(
  chosen: ReadonlySet<string>,
  listed: readonly { id: string }[] | undefined,
  isWhole = false,
): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (!listed) return chosen;
  const now = new Set(listed.map(({ id }) => id));
  if ([...now].some((id) => !seen.has(id))) setSeen(new Set([...seen, ...now]));
  const left = [...chosen].filter((id) => now.has(id) || !(isWhole || seen.has(id)));
  return left.length === chosen.size ? chosen : new Set(left);
}
