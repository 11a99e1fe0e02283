import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../errorCode';

/** For a file that may be deleted while it is read. @returns null when it has been deleted */
export const ifExists = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });

/** The paths of the files in a folder. Folder by folder: Node 20's recursive `opendir` misses files. */
export async function* filesIn(folder: string, { isRecursive }: { isRecursive: boolean }): AsyncGenerator<string> {
  for await (const entry of (await ifExists(opendir(folder))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (isRecursive && entry.isDirectory()) yield* filesIn(path, { isRecursive });
  }
}
