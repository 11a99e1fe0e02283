import { forEachConcurrently } from 'shared-kit/rules/forEachConcurrently';

/** How many files are read or stored in parallel. */
const CONCURRENCY = 8;

/** Does the same with each of many files, a few in parallel. @throws the first failure, once all that started have ended */
export async function forEachFile<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (item: Item) => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  };
  await forEachConcurrently([...items], attempt, CONCURRENCY);
  if (failures.length > 0) throw failures[0];
}
