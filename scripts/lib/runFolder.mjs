import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './isRunning.mjs';

/** A folder on Linux whose files are in memory. In containers it often has only 64 MB. */
const MEMORY_FOLDER = '/dev/shm';
/**
 * How many bytes of it must be free; twice as much memory must be available. The databases of the API tests take up to
 * 3 GB.
 */
const NEEDED = 4 * 1024 ** 3;

const freeSpace = (folder) => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/**
 * Removes the folders of runs that were killed before they could do so: in memory they would stay until the machine
 * restarts.
 */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^innkeeper-run-(\d+)-/.exec(name) ?? [];
    if (!pid || isRunning(Number(pid))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // The folder is another person's, or another run is removing it; either way these tests can run.
    }
  }
}

/**
 * Runs tests whose temporary files go to a folder of the run, which is removed afterwards. It is in memory if there is
 * enough: the tests create and delete so many files (a PostgreSQL database has 300) that a disk costs a seventh of
 * their processor time.
 * @template Result
 * @param {(env: {TMPDIR: string}) => Promise<Result>} runTests receives the environment of the tests
 * @param {{memory?: string, needed?: number}} options the folder in memory, and how many bytes of it must be free
 * @returns {Promise<Result>} what `runTests` returns
 */
export async function withRunFolder(runTests, { memory = MEMORY_FOLDER, needed = NEEDED } = {}) {
  const isInMemory = freeSpace(memory) >= needed && process.availableMemory() >= 2 * needed;
  const parent = isInMemory ? memory : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(path.join(parent, `innkeeper-run-${process.pid}-`));
  chmodSync(folder, 0o711); // As root, PostgreSQL runs as a separate user.
  try {
    return await runTests({ TMPDIR: folder });
  } finally {
    // A server of the run may still be ending, and writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
