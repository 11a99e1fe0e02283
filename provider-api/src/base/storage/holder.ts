import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { OWN_FILE } from './folder';

/** Who holds a data directory: a process is the same one only with the same number, machine and moment of its start. */
export interface Holder {
  pid: number;
  host: string | null;
  started: string | null;
}

/** @returns who wrote the note; null when nobody ever did. Notes of earlier versions hold the number alone */
export function readHolder(file: string): Holder | null {
  try {
    const [pid = '', host = '', started = ''] = readFileSync(file, 'utf8').split('\n');
    return Number(pid) > 0 ? { pid: Number(pid), host: host || null, started: started || null } : null;
  } catch {
    return null;
  }
}

/** Notes this process as the holder. */
export function writeHolder(file: string): void {
  writeFileSync(file, [process.pid, hostname(), startOf(process.pid) ?? '', ''].join('\n'), { mode: OWN_FILE });
}

/**
 * Whether the holder still runs, however busy or stopped it is.
 * @returns null for a process of another machine, which cannot be asked
 */
export function isRunning({ pid, host, started }: Holder): boolean | null {
  if (host !== null && host !== hostname()) return null;
  if (pid === process.pid || !exists(pid)) return false;
  const now = startOf(pid);
  return started === null || now === null || now === started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, in the system's own words: numbers of processes are given again. Null where it cannot be told. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return startByCommand(pid);
  }
}

function startByCommand(pid: number): string | null {
  if (process.platform === 'linux' || process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
