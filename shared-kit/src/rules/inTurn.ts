const AT_ONCE = 4;

/** Does something with each of many, four at a time, in their order. What one throws is the caller's to catch. */
export async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = all.values();
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
