import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const START_LIMIT = 120_000;
const demo = { email: 'admin@innkeeper.example', password: 'innkeeper-demo' };

/** @returns {string} a folder for the data of one run */
export const newDataFolder = () => mkdtempSync(path.join(tmpdir(), 'innkeeper-bench-'));

/**
 * Starts the built product with demo data.
 * @param {{port: number, dataDir: string, siteDir?: string}} options the folder may hold data of an earlier start; the site is
 *   the built one by default
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 * @throws {Error} with the server's last words when it does not start
 */
export async function startProduct({ port, dataDir, siteDir }) {
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ADMIN_EMAIL: demo.email,
    ADMIN_PASSWORD: demo.password,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(siteDir && { SITE_DIR: siteDir }),
  };
  const server = spawn(process.execPath, [path.join(root, 'provider-api/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  let words = '';
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start in time.\n${words}`)), START_LIMIT);
    const hear = (text) => {
      words = (words + text).slice(-4000);
      if (words.includes('Innkeeper is ready')) {
        clearTimeout(timer);
        resolve(undefined);
      }
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(`The product did not start.\n${words}`)));
  });
  const stop = async () => {
    process.off('exit', end);
    if (server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

/** Deletes the data of a run. */
export const removeDataFolder = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Signs in as the demo group's administrator.
 * @returns {Promise<{token: string, get: (path: string) => Promise<any>, send: (method: string, path: string, body: object) => Promise<any>}>}
 */
export async function signInTo(address) {
  const call = async (method, to, body, token) => {
    const headers = {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${address}/api${to}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${to} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  const { data } = await call('POST', '/auth', { username: demo.email, password: demo.password });
  const token = data.token.value;
  return { token, get: (to) => call('GET', to, undefined, token), send: (method, to, body) => call(method, to, body, token) };
}
