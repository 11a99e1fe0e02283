const AT_ONCE = 4;

/**
 * Does something with each of many in their order, four at a time. What one throws is the caller's to catch.
 * @param atOnce 1 where the changes of two would meet, as those of tags do that files share
 */
export async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<unknown>, atOnce = AT_ONCE): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
