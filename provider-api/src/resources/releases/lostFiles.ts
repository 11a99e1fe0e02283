import { counted } from 'shared-kit/rules/counted';
import type { FileStore } from '../../base/storage/files/FileStore';
import { releaseKey } from '../../base/storage/files/keys';
import { FileProblem } from '../../base/storage/files/problems';
import { conflict } from '../../http/errors';
import { forEachFile } from './forEachFile';
import type { ReleaseRow } from './store';

type Stored = Pick<ReleaseRow, 'id' | 'files'>;

/**
 * Opens every file, which may take seconds: not to be called in a transaction.
 * @returns the names of files of a release that the store no longer has, or only in part
 */
export async function lostFiles(store: FileStore, { id, files }: Stored): Promise<string[]> {
  const lost: string[] = [];
  await forEachFile(Object.entries(files), async ([name, bytes]) => {
    if ((await sizeOf(store, releaseKey(id, name))) !== bytes) lost.push(name);
  });
  return lost.sort();
}

async function sizeOf(store: FileStore, key: string): Promise<number | null> {
  try {
    const { size, stream } = await store.open(key);
    stream.destroy();
    return size;
  } catch (error) {
    if (error instanceof FileProblem) return null;
    throw error;
  }
}

/** Refuses to put a version into use that pages could not load. @throws 409 */
export async function refuseLost(store: FileStore, release: ReleaseRow): Promise<void> {
  const lost = await lostFiles(store, release);
  if (lost.length === 0) return;
  const subject = counted(lost.length, `file of ${release.version} is`, `files of ${release.version} are`);
  throw conflict(`${subject} missing or damaged, such as ${lost[0]}. Upload the same release again, then make it live.`);
}
