import { useState } from 'react';

/**
 * What was chosen from a list, without what has left the list since: somebody deleted it, or it is no longer offered. What the list
 * never held stays chosen.
 * @param listed the ids in the list; undefined while it is loading
 */
export function useStillThere(chosen: ReadonlySet<string>, listed: readonly string[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (!listed) return chosen;
  if (listed.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...listed]));
  const now = new Set(listed);
  const gone = [...chosen].filter((id) => seen.has(id) && !now.has(id));
  return gone.length === 0 ? chosen : new Set([...chosen].filter((id) => !gone.includes(id)));
}
