import { AsyncLocalStorage } from 'node:async_hooks';

/** Storages that the test files of this worker have used. */
const used = new Set<AsyncLocalStorage<unknown>>();

const { run } = AsyncLocalStorage.prototype;
Object.assign(AsyncLocalStorage.prototype, {
  run(this: AsyncLocalStorage<unknown>, ...args: Parameters<typeof run>) {
    used.add(this);
    return run.apply(this, args);
  },
});

/**
 * Disables every storage that has been used; the next use enables it again. Jest creates one for each test file and leaves it
 * enabled, and Node copies the value of each enabled one into every promise.
 */
export function disableAsyncStorages(): void {
  for (const storage of used) storage.disable();
  used.clear();
}
