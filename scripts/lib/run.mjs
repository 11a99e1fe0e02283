import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './endWithParent.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Programs that run now. While there are any, a signal is passed to them: this process ends when they have. */
const running = new Set();
let ending;
const passOn = (signal) => {
  ending ??= signal;
  running.forEach((child) => child.kill(signal));
};

/**
 * Begins a program of the project. A signal to this process is passed on to it; after one, this ends the process instead.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function begin(command, args, options = {}) {
  if (ending) process.exit(128 + constants.signals[ending]);
  endWithNpm();
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, passOn);
  running.add(child);
  const over = () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, passOn);
  };
  child.on('exit', over).on('error', over);
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
    const child = begin(command, args, options);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
