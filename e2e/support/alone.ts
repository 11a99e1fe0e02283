import { spawn } from 'node:child_process';
import path from 'node:path';
import { END_WITH_RUN, freePort, hasEnded } from './product';
import { expect } from './test';

const root = path.resolve(__dirname, '../..');

export interface Alone {
  address: string;
  stop: () => Promise<void>;
}

/** Long enough for a busy machine to build a remote and to make its API's store, in milliseconds. */
const PATIENCE = 240_000;

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs `npm run alone` for a remote, and waits until its build is served.
 * @param words what follows the name, without the port
 * @param file one that is there when the build is
 * @param port a free one by default
 */
export async function startAlone(remote: string, words: string[], file = '', port?: number): Promise<Alone> {
  const own = port ?? (await freePort());
  const address = `http://localhost:${own}`;
  const all = ['--import', END_WITH_RUN, 'scripts/alone.mjs', remote, ...words, '--port', String(own)];
  const server = spawn(process.execPath, all, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    const ended = new Promise((resolve) => (hasEnded(server) ? resolve(null) : server.once('exit', resolve)));
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await expect.poll(() => hasEnded(server) || answers(`${address}/${file}`), { timeout: PATIENCE }).toBe(true);
    if (hasEnded(server)) throw new Error(`The command for ${remote} ended before its build was served.`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
