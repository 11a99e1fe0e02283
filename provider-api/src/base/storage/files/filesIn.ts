import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** For files that may be deleted while they are read. @returns null when one was */
export const whenThere = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });

/** The paths of the files in a folder. Folder by folder: Node 20's recursive `opendir` misses files. */
export async function* filesIn(folder: string, andBelow: boolean): AsyncGenerator<string> {
  for await (const entry of (await whenThere(opendir(folder))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (andBelow && entry.isDirectory()) yield* filesIn(path, andBelow);
  }
}
