import type { FileStore } from '../src/base/storage/files/FileStore';
import { signal } from './signal';

/**
 * Makes the calls of one method of a file store hang.
 * @returns `begun`, which resolves with the first call; `release` lets all of them continue; `restore` puts the method
 * back
 */
export function holdStore(files: FileStore, method: 'remove' | 'put') {
  const [begun, release] = [signal(), signal()];
  const real = files[method].bind(files) as (...args: unknown[]) => Promise<void>;
  const held = jest.spyOn(files, method).mockImplementation(async (...args: unknown[]) => {
    begun.send();
    await release.received;
    return real(...args);
  });
  return { begun: begun.received, release: release.send, restore: () => held.mockRestore() };
}
