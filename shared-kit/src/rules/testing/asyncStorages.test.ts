import { AsyncLocalStorage } from 'node:async_hooks';
import { disableAsyncStorages } from './asyncStorages';

it('disables the storages of earlier test files until they are used again', () => {
  const storage = new AsyncLocalStorage<string>();
  const inside = storage.run('of the first file', () => {
    const before = storage.getStore();
    disableAsyncStorages();
    return [before, storage.getStore()];
  });
  expect(inside).toEqual(['of the first file', undefined]);
  expect(storage.run('of the next file', () => storage.getStore())).toBe('of the next file');
});
