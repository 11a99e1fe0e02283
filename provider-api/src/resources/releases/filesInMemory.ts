import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { type FileStore, readAll } from '../../base/storage/files/FileStore';
import { FileProblem } from '../../base/storage/files/problems';

/** The memory of one process for files, in bytes: enough for what browsers load of about forty versions. */
const MEMORY = 32_000_000;
/** The largest file that is kept, in bytes; larger ones are sent while they are read. */
const LARGEST = 1_000_000;
/**
 * How long a file is fresh, in milliseconds. A file that was damaged in the store, and then uploaded again, is replaced
 * here after this time.
 */
const FRESH_FOR = 60_000;

/** A file of a release: its key in the store, and its size in bytes. */
export interface StoredFile {
  key: string;
  size: number;
}

export interface FilesInMemory {
  /** Throws `FileProblem('missing')` if the file is missing or damaged. */
  read(file: StoredFile): Promise<Buffer | Readable>;
  /**
   * Reads further files of a release one at a time, so that its dialogs open even if the store fails later.
   * @param name of the group: one that has been read is not read again
   * @throws what `read` throws; the next call tries again
   */
  readAhead(name: string, files: () => StoredFile[]): Promise<void>;
}

/**
 * Files of releases in memory. They never change and every page needs them, so a slow store does not make the site slow, and a
 * store that fails does not take it down.
 * @param freshFor in milliseconds: an older file is still returned at once, and read again afterwards
 */
export function filesInMemory(store: Pick<FileStore, 'open'>, freshFor = FRESH_FOR): FilesInMemory {
  const cache = new LRUCache<string, Buffer, number>({
    maxSize: MEMORY,
    // An empty file takes up space too.
    sizeCalculation: ({ length }) => length + 1,
    ttl: freshFor,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A file is still sent if others evict it while it is being read.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context: size }) => {
      const bytes = await readAll(store, key);
      if (bytes.length !== size) throw new FileProblem('missing');
      return bytes;
    },
  });
  const keep = async ({ key, size }: StoredFile) => (await cache.fetch(key, { context: size })) as Buffer;
  const readGroups = new Set<string>();
  return {
    read: async (file) => (file.size > LARGEST ? (await store.open(file.key)).stream : keep(file)),
    async readAhead(name, files) {
      if (readGroups.has(name)) return;
      readGroups.add(name);
      try {
        for (const file of files()) if (file.size <= LARGEST) await keep(file);
      } catch (error) {
        readGroups.delete(name);
        throw error;
      }
    },
  };
}
