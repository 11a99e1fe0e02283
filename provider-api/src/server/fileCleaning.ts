import { sweepFiles, type SweepLog } from '../resources/assets/sweep';
import { sweepReleases } from '../resources/releases/sweep';
import { removeUnpackFolders } from '../resources/releases/unpackFolder';
import type { Services } from '../http/app';

const DAY = 86_400_000;

type CleaningServices = Pick<Services, 'db' | 'files'>;

/**
 * Cleans up the store of files now and once a day: what nobody claimed goes to the bin, what has been there for its 30 days goes
 * for good, and so does what interrupted uploads left. Call it only for files that belong to the database (`linkFiles`).
 * @returns a function that stops it
 */
export function scheduleFileCleaning(services: CleaningServices, log: SweepLog): () => void {
  let isStopped = false;
  const run = () =>
    void clean(services, log).catch((error: unknown) => {
      // After a stop the store is closed; the next start continues.
      if (!isStopped) log.warn({ err: error }, 'unclaimed files were not swept');
    });
  run();
  const timer = setInterval(run, DAY);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

async function clean({ db, files }: CleaningServices, log: SweepLog): Promise<void> {
  const now = new Date();
  // First, since it needs neither the database nor the store.
  const folders = await removeUnpackFolders(now);
  if (folders > 0) log.info({ removed: folders }, 'folders of uploads during which a process died were removed');
  await files.removeAbandoned(now);
  await sweepFiles(db, files, now, log);
  const removed = await sweepReleases(db, files, now);
  if (removed > 0) log.info({ removed }, 'files of uploads of releases that were cut off were removed');
}
