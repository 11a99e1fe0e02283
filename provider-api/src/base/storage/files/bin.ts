import { isStored, readAll, type FileStore } from './FileStore';
import { binKey } from './keys';
import { FileProblem } from './problems';

/** How long a file stays in the bin. */
export const BIN_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

/** Copies a file of the library back from the bin, if it is there; `deleteFromBin` removes it there afterwards. */
export async function copyFromBin(files: FileStore, key: string): Promise<void> {
  const bytes = await readIfStored(files, binKey(key));
  // An upload address that is still valid may have put another file in its place.
  if (bytes !== null) await files.put(key, bytes, { replace: true });
}

/** Removes a file from the bin for good. */
export const deleteFromBin = (files: FileStore, key: string): Promise<void> => files.remove(binKey(key));

/** Whether the bin has a copy of a file of the library. */
export const isInBin = (files: FileStore, key: string): Promise<boolean> => isStored(files, binKey(key));

const readIfStored = (files: FileStore, key: string) =>
  readAll(files, key).catch((error: unknown) => {
    if (error instanceof FileProblem && error.kind === 'missing') return null;
    throw error;
  });

/** Copies a file of the library into the bin, if it exists. A file that the bin has already is the same one, and stays. */
export async function copyToBin(files: FileStore, key: string): Promise<void> {
  const bytes = await readIfStored(files, key);
  if (bytes === null) return;
  await files.put(binKey(key), bytes).catch((error: unknown) => {
    if (!(error instanceof FileProblem && error.kind === 'exists')) throw error;
  });
}

/** Moves a file of the library that belongs to no asset into the bin, if it exists. */
export async function moveToBin(files: FileStore, key: string): Promise<void> {
  await copyToBin(files, key);
  await files.remove(key);
}
