import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './endWithParent.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Running programs. While there are any, signals are forwarded to them, and this process ends after them. */
const running = new Set();
let receivedSignal;
const forwardSignal = (signal) => {
  receivedSignal ??= signal;
  running.forEach((child) => child.kill(signal));
};

/** Ends this process if it got a signal while a program ran: nothing else is started then. */
export function endIfSignalled() {
  if (receivedSignal) process.exit(128 + constants.signals[receivedSignal]);
}

/**
 * Starts a program of the project. A signal to this process is passed on to it; after one, this ends the process instead.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(command, args, options = {}) {
  endIfSignalled();
  endWithNpm();
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, forwardSignal);
  running.add(child);
  const onEnd = () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, forwardSignal);
  };
  child.on('exit', onEnd).on('error', onEnd);
  return child;
}

/**
 * Runs a program of the project and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
