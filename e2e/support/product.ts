import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
/** Loaded into every server that a test starts, so that none outlives the run. */
export const END_WITH_RUN = './e2e/support/endWithRun.mjs';
/** Long enough for a busy machine to make the store and its demo data, in milliseconds. */
const PATIENCE = 90_000;

export interface Product {
  address: string;
  port: number;
  /** Ends the process as a service manager would, and waits for it. */
  stop: () => Promise<void>;
}

/** Whether it ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** @returns a port that nobody listens on */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @returns a new folder for the data of one product, and how to remove it */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-e2e-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Waits until a server that was started can be used.
 * @param server its process: no answer comes any more when it has ended
 */
export async function untilReady(address: string, server: ChildProcess): Promise<void> {
  await untilAnswers(address, () => {
    if (hasEnded(server)) throw new Error('The server ended before it was ready.');
  });
}

/**
 * Waits until a server that runs can be used.
 * @param look throws when there is nothing to wait for
 */
export async function untilAnswers(address: string, look: () => void = () => undefined): Promise<void> {
  for (const limit = Date.now() + PATIENCE; Date.now() < limit;) {
    look();
    const answer = await fetch(`${address}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready in time.');
}

/**
 * Starts the built product, as `npm start` does after its build.
 * @param dataDir an empty folder, or one that another run has left; demo data fills an empty one
 * @param port a free one by default
 * @param settings more variables
 */
export async function startProduct(dataDir: string, port?: number, settings: Record<string, string> = {}): Promise<Product> {
  return startAt(dataDir, port ?? (await freePort()), settings);
}

async function startAt(dataDir: string, port: number, settings: Record<string, string>): Promise<Product> {
  const address = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: address, LOG_LEVEL: 'error', ...settings };
  const server = spawn(process.execPath, ['--import', END_WITH_RUN, 'provider-api/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  await untilReady(address, server).catch((error: unknown) => {
    server.kill('SIGTERM');
    throw error;
  });
  return {
    address,
    port,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
