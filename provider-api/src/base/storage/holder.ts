import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { OWN_FILE } from './folder';
import { codeOf } from '../errorCode';

/** Who holds a data directory: a process is identified by its number, machine and start time. */
export interface Holder {
  pid: number;
  host: string | null;
  started: string | null;
}

/** @returns who wrote the note; null without one. Notes of earlier versions hold only the number */
export function readHolder(file: string): Holder | null {
  try {
    const [pid = '', host = '', started = ''] = readFileSync(file, 'utf8').split('\n');
    return Number(pid) > 0 ? { pid: Number(pid), host: host || null, started: started || null } : null;
  } catch {
    return null;
  }
}

/** Records this process as the holder. */
export function writeHolder(file: string): void {
  writeFileSync(file, [process.pid, hostname(), startOf(process.pid) ?? '', ''].join('\n'), { mode: OWN_FILE });
}

/**
 * Whether the holder is still running, even if busy or stopped. A zombie, which has ended without its parent having noticed, keeps
 * its number, perhaps for good, but writes no more.
 * @returns null for a process on another machine, which cannot be checked
 */
export function isRunning({ pid, host, started }: Holder): boolean | null {
  if (host !== null && host !== hostname()) return null;
  if (pid === process.pid || !exists(pid) || hasEnded(pid)) return false;
  const currentStart = startOf(pid);
  return started === null || currentStart === null || currentStart === started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The fields of a process in `/proc`, from its state on (proc_pid_stat(5)). Null where the system has none. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Whether a process is a zombie (Z) or dead (X). */
const hasEnded = (pid: number): boolean => ['Z', 'X', 'x'].includes(statOf(pid)?.[0] ?? '');

/** When a process began, in the system's own format, since process numbers are reused. Null where it cannot be determined. */
const startOf = (pid: number): string | null => statOf(pid)?.[19] ?? startByCommand(pid);

function startByCommand(pid: number): string | null {
  if (process.platform === 'linux' || process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
