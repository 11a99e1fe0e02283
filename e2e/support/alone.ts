import { spawn } from 'node:child_process';
import path from 'node:path';
import { END_WITH_RUN, freePort, hasEnded } from './product';
import { expect } from './test';

const root = path.resolve(__dirname, '../..');

export interface Alone {
  address: string;
  stop: () => Promise<void>;
}

/** Time in which even a busy machine builds a remote and creates the database of its API. */
const START_LIMIT_MS = 240_000;

const isServed = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs `npm run alone` for a remote, and waits until its build is served.
 * @param options of the command, without the port
 * @param file a file that exists once the build is done
 * @param port a free one by default
 */
export async function startAlone(remote: string, options: string[], file = '', port?: number): Promise<Alone> {
  const actualPort = port ?? (await freePort());
  const address = `http://localhost:${actualPort}`;
  const args = ['--import', END_WITH_RUN, 'scripts/alone.mjs', remote, ...options, '--port', String(actualPort)];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    const exited = new Promise((resolve) => (hasEnded(server) ? resolve(null) : server.once('exit', resolve)));
    server.kill('SIGTERM');
    await exited;
  };
  try {
    await expect.poll(() => hasEnded(server) || isServed(`${address}/${file}`), { timeout: START_LIMIT_MS }).toBe(true);
    if (hasEnded(server)) throw new Error(`The command for ${remote} ended before its build was served.`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
