import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './product';
import { expect } from './test';

const root = path.resolve(__dirname, '../..');

export interface Alone {
  address: string;
  stop: () => Promise<void>;
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs `npm run alone` for a remote, and waits until its build is served.
 * @param words what follows the name, without the port
 * @param file one that is there when the build is
 * @param port a free one unless told
 */
export async function startAlone(remote: string, words: string[], file = '', port?: number): Promise<Alone> {
  const own = port ?? (await freePort());
  const address = `http://localhost:${own}`;
  const all = ['scripts/alone.mjs', remote, ...words, '--port', String(own)];
  const server = spawn(process.execPath, all, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  await expect.poll(() => answers(`${address}/${file}`), { timeout: 150_000 }).toBe(true);
  return {
    address,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}
