import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { ConfigError } from '../configError';
import { makeDataDir } from './folder';
import type { Holder } from './holder';
import { isRunning, readHolder, writeHolder } from './holder';

const SECOND = 1_000;
/** When a lock of another machine counts as left behind: its holder renews it every second. */
const SILENT = 30 * SECOND;
/** When one of a process that has ended does; the minimum of the lock's library. */
const GONE = 2 * SECOND;
/** How long a holder that runs is waited for: one that was killed or stopped just now is there for a moment. */
const ENDING = 2 * SECOND;
/** Never: a living holder may be busy, stopped or suspended for any time, and continues to write when it wakes. */
const NEVER = 2 ** 31;

/**
 * Holds a data directory for this process alone: two embedded databases on one directory lose acknowledged writes (api-contract
 * §4). A holder on this machine keeps it as long as its process lives, even while blocked. The lock of a process that has ended
 * is taken over at once, that of another machine after half a minute without renewal. A holder that is ending is waited for.
 * @returns a function that releases the directory
 * @throws naming the process that holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  makeDataDir(dataDir);
  const holderFile = join(dataDir, 'holder.pid');
  const lockFile = join(dataDir, 'holder.lock');
  const holder = await lastHolder(holderFile, lockFile);
  const lives = holder === null ? false : isRunning(holder);
  const stale = lives === null ? SILENT : lives ? NEVER : GONE;
  const attempts = lives === true ? 0 : Math.ceil((stale + SECOND) / 250);
  if (lives === null) console.log(`${dataDir} was held by ${nameOf(holder)}. Waiting for a sign of life from there.`);
  try {
    const release = await lock(dataDir, {
      lockfilePath: lockFile,
      stale,
      update: SECOND,
      onCompromised: (error) => giveUp(dataDir, error),
      retries: { retries: attempts, minTimeout: 250, maxTimeout: 250 },
    });
    writeHolder(holderFile);
    return release;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ELOCKED') throw error;
    throw new ConfigError(`${dataDir} is in use by ${nameOf(holder)}. Stop it first, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}

/** Who holds the directory, after the time that one that is ending needs. */
async function lastHolder(holderFile: string, lockFile: string): Promise<Holder | null> {
  const until = Date.now() + ENDING;
  for (;;) {
    const holder = readHolder(holderFile);
    const lives = holder !== null && isRunning(holder) === true;
    if (!lives || !existsSync(lockFile) || Date.now() > until) return holder;
    await sleep(100);
  }
}

function nameOf(holder: Holder | null): string {
  if (holder === null) return 'another process';
  return isRunning(holder) === null ? `process ${holder.pid} on ${holder.host}` : `process ${holder.pid}`;
}

/** After losing the directory this process must not write to it again: another process may hold it by now. */
function giveUp(dataDir: string, error: Error): never {
  console.error(`The lock on ${dataDir} was lost (${error.message}), so this process stops.`);
  process.exit(1);
}
