import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownEnvironment } from '../../scripts/lib/ownEnvironment.mjs';

const root = path.resolve(__dirname, '../..');
/** Loaded into every server that a test starts, so that no server outlives the run. */
export const END_WITH_RUN = './e2e/support/endWithRun.mjs';
/** Time in which even a busy machine creates the database and its demo data. */
const START_LIMIT_MS = 90_000;

export interface Product {
  address: string;
  port: number;
  /** Stops the process as a service manager does, and waits until it has exited. */
  stop: () => Promise<void>;
}

/** Whether a process has exited, by itself or because of a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** @returns a port that is not in use */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @returns a new folder for the data of a product, and a function that removes it */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-e2e-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Waits until a new server is ready.
 * @param server its process; the wait ends with an error if it exits
 */
export async function untilReady(address: string, server: ChildProcess): Promise<void> {
  await untilAnswers(address, () => {
    if (hasEnded(server)) throw new Error('The server ended before it was ready.');
  });
}

/**
 * Waits until a server answers that it is ready.
 * @param check throws if waiting has become pointless
 */
export async function untilAnswers(address: string, check: () => void = () => undefined): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline;) {
    check();
    const response = await fetch(`${address}/api/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready in time.');
}

/**
 * Starts the built product, as `npm start` does after its build.
 * @param dataDir an empty folder, which gets demo data, or the folder of an earlier run
 * @param port a free one by default
 * @param settings further environment variables
 */
export async function startProduct(dataDir: string, port?: number, settings: Record<string, string> = {}): Promise<Product> {
  return startAt(dataDir, port ?? (await freePort()), settings);
}

async function startAt(dataDir: string, port: number, settings: Record<string, string>): Promise<Product> {
  const address = `http://localhost:${port}`;
  const env = {
    ...ownEnvironment(),
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: address,
    LOG_LEVEL: 'error',
    ...settings,
  };
  const server = spawn(process.execPath, ['--import', END_WITH_RUN, 'provider-api/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  await untilReady(address, server).catch((error: unknown) => {
    server.kill('SIGTERM');
    throw error;
  });
  return {
    address,
    port,
    stop: () => {
      server.kill('SIGTERM');
      return exited;
    },
  };
}
