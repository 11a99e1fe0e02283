import type { ChildProcess } from 'node:child_process';
import { hasEnded } from './product';

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => (hasEnded(child) ? resolve() : child.on('exit', () => resolve())));

/** Time to stop in order, in milliseconds; afterwards it is ended in any case. */
const MERCY = 15_000;

/** Sends a process a signal and waits for its end. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  const last = setTimeout(() => child.kill('SIGKILL'), MERCY);
  await ended(child);
  clearTimeout(last);
}
