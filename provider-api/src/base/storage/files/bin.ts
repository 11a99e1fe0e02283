import type { FileStore } from './FileStore';
import { readAll } from './FileStore';
import { binKey } from './keys';
import { FileProblem } from './problems';

/** How long a file stays in the bin. */
export const BIN_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Moves a file of the library into the bin, if it exists. */
export async function throwAway(files: FileStore, key: string): Promise<void> {
  const bytes = await readAll(files, key).catch((error: unknown) => {
    if (error instanceof FileProblem && error.kind === 'missing') return null;
    throw error;
  });
  if (bytes === null) return;
  await files.put(binKey(key), bytes, { replace: true });
  await files.remove(key);
}
