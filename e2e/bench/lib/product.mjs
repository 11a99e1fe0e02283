import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownEnvironment } from '../../../scripts/lib/ownEnvironment.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const START_LIMIT = 120_000;
const ADMIN = { email: 'admin@innkeeper.example', password: 'innkeeper-demo' };

/** Creates a folder for the data of one run. @returns {string} its path */
export const newDataFolder = () => mkdtempSync(path.join(tmpdir(), 'innkeeper-bench-'));

/**
 * Starts the built product with demo data.
 * @param {{port: number, dataDir: string, siteDir?: string}} options `dataDir` may hold the data of an earlier start; `siteDir` is
 *   the built site by default
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 * @throws {Error} with the server's last output if it does not start
 */
export async function startProduct({ port, dataDir, siteDir }) {
  const address = `http://localhost:${port}`;
  const env = {
    ...ownEnvironment(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(siteDir && { SITE_DIR: siteDir }),
  };
  const server = spawn(process.execPath, [path.join(root, 'provider-api/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const ready = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start in time.\n${output}`)), START_LIMIT);
    const onOutput = (text) => {
      output = (output + text).slice(-4000);
      if (output.includes('Innkeeper is ready')) {
        clearTimeout(timer);
        resolve(undefined);
      }
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    server.on('exit', () => reject(new Error(`The product did not start.\n${output}`)));
  });
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await exited;
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
 * Signs in as the administrator of the demo group.
 * @returns {Promise<{token: string, get: (path: string) => Promise<any>, send: (method: string, path: string, body: object) => Promise<any>}>}
 */
export async function signInTo(address) {
  const call = async (method, apiPath, body, token) => {
    const headers = {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${address}/api${apiPath}`, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${apiPath} was answered with ${response.status}: ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const { data } = await call('POST', '/auth', { username: ADMIN.email, password: ADMIN.password });
  const token = data.token.value;
  return {
    token,
    get: (apiPath) => call('GET', apiPath, undefined, token),
    send: (method, apiPath, body) => call(method, apiPath, body, token),
  };
}
