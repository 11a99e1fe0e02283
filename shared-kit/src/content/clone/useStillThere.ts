import { useState } from 'react';

/**
 * What was chosen from a list, without what has left the list since: somebody deleted it, or it is no longer offered. What the list
 * never held stays chosen.
 * @param chosen ids
 * @param listed undefined while it is loading
 */
export function useStillThere(chosen: ReadonlySet<string>, listed: readonly { id: string }[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (!listed) return chosen;
  const now = new Set(listed.map(({ id }) => id));
  if ([...now].some((id) => !seen.has(id))) setSeen(new Set([...seen, ...now]));
  const left = [...chosen].filter((id) => now.has(id) || !seen.has(id));
  return left.length === chosen.size ? chosen : new Set(left);
}
