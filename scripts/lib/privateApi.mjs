import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stop } from './arguments.mjs';
import { freePort } from './freePort.mjs';
import { isRunning } from './isRunning.mjs';
import { ownEnvironment } from './ownEnvironment.mjs';
import { buildPackages } from './packages.mjs';
import { start, root, run } from './run.mjs';
import { untilReady } from './untilReady.mjs';

/** Whether a running process uses a data folder; the first line of `holder.pid` is its id. */
export function isInUse(folder) {
  const holder = path.join(folder, 'holder.pid');
  return existsSync(holder) && isRunning(Number.parseInt(readFileSync(holder, 'utf8'), 10));
}

/**
 * The data folder of a remote's own API, kept from run to run. A second run of the same remote at the same time gets a
 * temporary one.
 */
function dataFolder(name, data, fresh) {
  const lasting = data ? path.resolve(data) : path.join(root, 'node_modules/.cache/alone', name);
  if (isInUse(lasting)) return { folder: mkdtempSync(path.join(tmpdir(), `innkeeper-${name}-`)), isTemporary: true };
  if (fresh) rmSync(lasting, { recursive: true, force: true });
  return { folder: lasting, isTemporary: false };
}

/** Builds the API and what its first start needs, if missing or outdated. */
async function prepare() {
  await buildPackages(['provider-api']);
  if ((await run(process.execPath, ['provider-api/dist/template.js'])) !== 0) process.exit(1);
}

/**
 * Starts a separate API with demo data, on a free port and with a data folder that the next run uses again. It ends
 * with this command. Ends the command with a sentence when it cannot be started.
 * @param {{name: string, publicUrl: string, data?: string, fresh: boolean}} options the remote, the address at which
 * people see it, the data folder if it is not the usual one, and whether to begin with new demo data
 * @returns {Promise<{address: string, description: string, stop: () => Promise<void>}>}
 */
export async function startPrivateApi({ name, publicUrl, data, fresh }) {
  await prepare();
  const { folder, isTemporary } = dataFolder(name, data, fresh);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...ownEnvironment(),
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'warn',
  };
  const child = start(process.execPath, ['provider-api/dist/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const cleanUp = () => isTemporary && rmSync(folder, { recursive: true, force: true });
  if (!(await untilReady(address, () => child.exitCode !== null || child.signalCode !== null))) {
    child.kill('SIGTERM');
    cleanUp();
    stop(
      `The API of this run could not be started; see the reason above. ${data ? 'Use --data to name another folder.' : '--fresh starts with new data.'}`,
    );
  }
  let isStopping = false;
  void exited.then((code) => {
    if (isStopping) return;
    cleanUp();
    stop(`The API of this run has ended by itself (${code ?? 'a signal'}). Start the command again.`);
  });
  return {
    address,
    description: `with an API of its own. Sign in as admin@innkeeper.example or another person of the demo, password innkeeper-demo.`,
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      await exited;
      cleanUp();
    },
  };
}
