import type { ChildProcess } from 'node:child_process';
import { hasEnded } from './product';

const untilExited = (child: ChildProcess) =>
  new Promise<void>((resolve) => (hasEnded(child) ? resolve() : child.on('exit', () => resolve())));

/** Time for an orderly stop; then the process is killed. */
const STOP_LIMIT_MS = 15_000;

/** Sends a signal to a process and waits until it has exited. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await untilExited(child);
  clearTimeout(killTimer);
}
