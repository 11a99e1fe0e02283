import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ownEnvironment } from '../../scripts/lib/ownEnvironment.mjs';
import { stopProcess } from '../support/stopProcess';
import { startPostgres } from '../support/postgres';
import { END_WITH_RUN, freePort, temporaryFolder, untilReady } from '../support/product';
import { ANSWER_LIMIT } from './calls';

const root = path.resolve(__dirname, '../..');
export const ADMIN = { email: 'campaign@innkeeper.example', password: 'a campaign of its own' };

export interface Server {
  address: string;
  /** Its folder: files, and the mails when there is no mail server. */
  dataDir: string;
  /** Ends the server without warning, as a power cut does. */
  kill: () => Promise<void>;
  /** Shuts the server down; throws when it does not exit cleanly. */
  stop: () => Promise<void>;
  /** The longest time that its event loop was blocked since this was last called, in milliseconds. */
  longestBlock: () => Promise<number>;
}

/** @throws when the server does not exit cleanly: it hangs, or had ended before */
async function stopInOrder(child: ChildProcess): Promise<void> {
  await stopProcess(child, 'SIGTERM');
  if (child.exitCode !== 0) throw new Error(`The server did not stop in order (${child.exitCode ?? child.signalCode}).`);
}

const askLongestBlock = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('message', (milliseconds) => resolve(Number(milliseconds)));
    child.send('longest block', (error) => error && reject(error));
  });

/**
 * Starts the built server on loopback, on an empty store or on the store of an earlier run.
 * @param dataDir its folder
 * @param env further environment variables, such as DATABASE_URL
 * @param preload modules that run before the server does
 * @param program the program to run, by default the repository's build
 */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  preload: readonly string[] = [],
  program = 'provider-api/dist/main.js',
): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: address, LOG_LEVEL: 'fatal', DEMO_DATA: '0' };
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SECRET_KEY: 'k'.repeat(32) };
  const modules = ['./e2e/campaign/loopDelay.mjs', END_WITH_RUN, ...preload].flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...modules, program], {
    cwd: root,
    env: { ...ownEnvironment(), ...own, ...admin, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilReady(address, child);
  return {
    address,
    dataDir,
    kill: () => stopProcess(child, 'SIGKILL'),
    stop: () => stopInOrder(child),
    longestBlock: () => askLongestBlock(child),
  };
}

/** @returns a token of the first super user */
export async function signIn({ address }: Server): Promise<string> {
  const answer = await fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
    signal: AbortSignal.timeout(ANSWER_LIMIT),
  });
  if (answer.status !== 201) throw new Error(`The first super user could not sign in: ${answer.status}.`);
  return ((await answer.json()) as { data: { token: { value: string } } }).data.token.value;
}

export type Engine = 'embedded database' | 'PostgreSQL';

/**
 * Starts a fresh server of one engine.
 * @param more environment variables of the server, such as DEMO_DATA
 * @returns the server, a function that kills it and starts another one on the same store, and one that stops it and
 * cleans up
 */
export async function startOn(
  engine: Engine,
  more: Record<string, string> = {},
): Promise<{ server: Server; restart: () => Promise<Server>; end: () => Promise<void> }> {
  const { folder, remove } = temporaryFolder();
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  const cleanUp = async () => {
    await postgres?.stop();
    remove();
  };
  try {
    const start = () => startServer(folder, { ...(postgres && { DATABASE_URL: postgres.url }), ...more });
    let server = await start();
    const restart = async () => {
      await server.kill();
      server = await start();
      return server;
    };
    return { server, restart, end: () => server.stop().finally(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Runs work against a fresh server of one engine, and cleans up afterwards. */
export async function withServer<T>(
  engine: Engine,
  work: (server: Server) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const { server, end: endServer } = await startOn(engine, more);
  try {
    return await work(server);
  } finally {
    await endServer();
  }
}
