/** How many files are read or stored in parallel. */
const AT_ONCE = 8;

/** Does the same with each of many files, some at once. @throws the first failure, once nothing is under way any more */
export async function eachAtOnce<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, take));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
