const DEFAULT_CONCURRENCY = 4;

/**
 * Runs an action for each item in order, four at a time.
 * @param concurrency 1 if two actions would change the same thing, such as a tag that files share
 * @throws what an action throws
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  action: (item: T) => Promise<unknown>,
  concurrency = DEFAULT_CONCURRENCY,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await action(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
