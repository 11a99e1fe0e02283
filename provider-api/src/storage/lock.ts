import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ConfigError } from '../configError';
import { makeDataDir } from './folder';

/**
 * Holds a data directory for this process alone: two embedded databases on one directory lose acknowledged writes (api-contract §4).
 * A lock whose holder was killed goes stale after ten seconds, or at once when its process is gone.
 * @returns gives the directory back
 * @throws with a sentence that names the process which holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  makeDataDir(dataDir);
  const holderFile = join(dataDir, 'holder.pid');
  const holder = readHolder(holderFile);
  const gone = holder === null || !isAlive(holder);
  try {
    const release = await lock(dataDir, {
      lockfilePath: join(dataDir, 'holder.lock'),
      stale: gone ? 2_000 : 10_000,
      update: 1_000,
      onCompromised: (error) => giveUp(dataDir, error),
      retries: gone ? { retries: 12, minTimeout: 250, maxTimeout: 250 } : 0,
    });
    writeFileSync(holderFile, String(process.pid));
    return release;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ELOCKED') throw error;
    const by = holder === null ? 'another process' : `process ${holder}`;
    throw new ConfigError(`${dataDir} is in use by ${by}. Stop it first, or set DATA_DIR to another folder.`, { cause: error });
  }
}

/** Whoever loses the directory must not write to it again: another process may hold it by now. */
function giveUp(dataDir: string, error: Error): never {
  console.error(`The hold on ${dataDir} was lost (${error.message}), so this process stops.`);
  process.exit(1);
}

function readHolder(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null; // never held before
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}
