/** Rows removed in one statement: nobody waits for it. */
export const AT_ONCE = 1_000;

/** Repeats until a step finds fewer rows than it may remove: an embedded database answers others in between. */
export async function inSteps(atOnce: number, step: () => PromiseLike<unknown>): Promise<void> {
  let removed = atOnce;
  while (removed >= atOnce) removed = removedBy(await step());
}

/** The two drivers report the count under different names. */
function removedBy(result: unknown): number {
  const { rowCount, affectedRows } = result as { rowCount?: number | null; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
}
