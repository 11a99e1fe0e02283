/** Rows removed in one statement: few enough that nobody has to wait for it. */
export const BATCH_SIZE = 1_000;

/** Removes rows in batches until one is not full: an embedded database answers other queries in between. */
export async function inBatches(batchSize: number, removeBatch: () => PromiseLike<unknown>): Promise<void> {
  let removed = batchSize;
  while (removed >= batchSize) removed = removedCount(await removeBatch());
}

/** The two drivers report the count under different names. */
function removedCount(result: unknown): number {
  const { rowCount, affectedRows } = result as { rowCount?: number | null; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
}
