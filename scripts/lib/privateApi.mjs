import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stop } from './arguments.mjs';
import { freePort } from './freePort.mjs';
import { buildPackages } from './packages.mjs';
import { begin, root, run } from './run.mjs';

/** Long enough for a busy machine to make the store and its demo, in milliseconds. */
const PATIENCE = 90_000;
/** The caller's settings that would lead this API to somebody's real data. */
const SETTINGS =
  /^(DATABASE_URL|DATA_DIR|DEMO_DATA|SECRET_KEY|ADMIN_|S3_|SMTP_|SESSION_|SECOND_|CORS_ORIGINS|TRUSTED_PROXIES|NODE_ENV|REMOTE)/;

/** Whether a process that still runs holds a data folder: the first line of its note is the number. */
export function isHeld(folder) {
  const holder = path.join(folder, 'holder.pid');
  if (!existsSync(holder)) return false;
  try {
    process.kill(Number.parseInt(readFileSync(holder, 'utf8'), 10), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * The data of a remote's own API, kept from run to run. Somebody who runs the same remote twice gets a second one, which
 * disappears with its command.
 */
function dataFolder(name, data, fresh) {
  const kept = data ? path.resolve(data) : path.join(root, 'node_modules/.cache/alone', name);
  if (isHeld(kept)) return { folder: mkdtempSync(path.join(tmpdir(), `innkeeper-${name}-`)), goes: true };
  if (fresh) rmSync(kept, { recursive: true, force: true });
  return { folder: kept, goes: false };
}

async function isReady(address, child) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const answer = await fetch(`${address}/api/ready`).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}

/** Builds the API if it is missing or outdated, and what its first start needs. */
async function prepare() {
  await buildPackages(['provider-api']);
  if ((await run(process.execPath, ['provider-api/dist/template.js'])) !== 0) process.exit(1);
}

/**
 * Starts a separate API with demo data, on a free port and with a folder that the next run finds again; it ends with this
 * command. Ends the command with a sentence when it cannot be started.
 * @param {{name: string, publicUrl: string, data?: string, fresh: boolean}} options the remote, the address at which people
 *   see it, the folder of the data when it is not the usual one, and whether to begin with new demo data
 * @returns {Promise<{address: string, words: string, stop: () => Promise<void>}>}
 */
export async function startPrivateApi({ name, publicUrl, data, fresh }) {
  await prepare();
  const { folder, goes } = dataFolder(name, data, fresh);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !SETTINGS.test(key)));
  const env = { ...inherited, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, PUBLIC_URL: publicUrl, LOG_LEVEL: 'warn' };
  const child = begin(process.execPath, ['provider-api/dist/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const tidy = () => goes && rmSync(folder, { recursive: true, force: true });
  if (!(await isReady(address, child))) {
    child.kill('SIGTERM');
    tidy();
    stop(
      `The API of this run could not be started; see the reason above. ${data ? 'Use --data to name another folder.' : '--fresh starts with new data.'}`,
    );
  }
  let ending = false;
  void ended.then((code) => {
    if (ending) return;
    tidy();
    stop(`The API of this run has ended by itself (${code ?? 'a signal'}). Start the command again.`);
  });
  return {
    address,
    words: `with an API of its own. Sign in as admin@innkeeper.example or another person of the demo, password innkeeper-demo.`,
    stop: async () => {
      ending = true;
      child.kill('SIGTERM');
      await ended;
      tidy();
    },
  };
}
