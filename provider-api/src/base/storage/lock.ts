import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { ConfigError } from '../configError';
import { makeDataDir } from './folder';
import { isRunning, readHolder, writeHolder, type Holder } from './holder';
import { codeOf } from '../errorCode';

const SECOND = 1_000;
/** How long without renewal until the lock of another machine counts as abandoned; its holder renews it every second. */
const STALE_ON_OTHER_MACHINE = 30 * SECOND;
/** The same for the lock of a process that has ended; the minimum that the lock library accepts. */
const STALE_AFTER_EXIT = 2 * SECOND;
/** How long to wait for a running holder: one that was just told to stop takes a moment to exit. */
const EXIT_WAIT = 2 * SECOND;
/** Never: a living holder may be busy, stopped or suspended for any time, and continues to write when it wakes. */
const NEVER = 2 ** 31;

/**
 * Holds a data directory for this process alone: two embedded databases on one directory lose acknowledged writes (api-contract
 * §4). A holder on this machine keeps it as long as its process lives, even while blocked. The lock of a process that has ended is
 * taken over at once, that of another machine after half a minute without renewal. Waits for a holder that is ending.
 * @returns a function that releases the directory
 * @throws naming the process that holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  makeDataDir(dataDir);
  const holderFile = join(dataDir, 'holder.pid');
  const lockFile = join(dataDir, 'holder.lock');
  const holder = await lastHolder(holderFile, lockFile);
  const isAlive = holder === null ? false : isRunning(holder);
  const stale = staleAfter(isAlive);
  const attempts = isAlive === true ? 0 : Math.ceil((stale + SECOND) / 250);
  if (isAlive === null) console.log(`${dataDir} was held by ${nameOf(holder)}. Waiting for a sign of life from there.`);
  try {
    const release = await lock(dataDir, {
      lockfilePath: lockFile,
      stale,
      update: SECOND,
      onCompromised: (error) => exitOnLostLock(dataDir, error),
      retries: { retries: attempts, minTimeout: 250, maxTimeout: 250 },
    });
    writeHolder(holderFile);
    return release;
  } catch (error) {
    if (codeOf(error) !== 'ELOCKED') throw error;
    throw new ConfigError(`${dataDir} is in use by ${nameOf(holder)}. Stop it first, or set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
}

/** @param isAlive null for a holder on another machine, which cannot be checked */
function staleAfter(isAlive: boolean | null): number {
  if (isAlive === null) return STALE_ON_OTHER_MACHINE;
  return isAlive ? NEVER : STALE_AFTER_EXIT;
}

/** Who holds the directory, after giving a holder time to exit. */
async function lastHolder(holderFile: string, lockFile: string): Promise<Holder | null> {
  const deadline = Date.now() + EXIT_WAIT;
  for (;;) {
    const holder = readHolder(holderFile);
    const isAlive = holder !== null && isRunning(holder) === true;
    if (!isAlive || !existsSync(lockFile) || Date.now() > deadline) return holder;
    await sleep(100);
  }
}

function nameOf(holder: Holder | null): string {
  if (holder === null) return 'another process';
  return isRunning(holder) === null ? `process ${holder.pid} on ${holder.host}` : `process ${holder.pid}`;
}

/** After losing the directory this process must not write to it again: another process may already hold it. */
function exitOnLostLock(dataDir: string, error: Error): never {
  console.error(`The lock on ${dataDir} was lost (${error.message}), so this process stops.`);
  process.exit(1);
}
