/**
 * `npm run dev`: the whole product on one port (PORT, 4000), rebuilt and reloaded on every change: the shell from memory,
 * each remote into its own folder, the API restarted behind a proxy.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../shared-kit/build/preset.mjs';
import { remoteConfig } from '../shared-kit/build/remote.mjs';
import shellConfig from '../shell/webpack.config.mjs';
import { ownPort } from './lib/arguments.mjs';
import { builtRelease, publishFiles, registryFile, remoteNames, writeRegistry } from './lib/remotes.mjs';
import { begin, run } from './lib/run.mjs';

const port = await ownPort(process.env.PORT ?? '4000', 'PORT');
const apiPort = await ownPort(String(port + 1), 'PORT');
const folder = path.join(root, 'node_modules/.cache/dev-site');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeRegistry({ remotes: [] }, folder);

const shell = /** @type {import('webpack').Configuration & {entry: {main: string}}} */ (shellConfig({}, { mode: 'development' }));
const server = new WebpackDevServer(
  {
    host: 'localhost',
    port,
    hot: false,
    historyApiFallback: { rewrites: [{ from: /^\/remotes\//, to: ({ parsedUrl }) => parsedUrl.pathname ?? '/' }] },
    static: { directory: folder, watch: false },
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${apiPort}` }],
  },
  webpack({
    ...shell,
    // With the registry inside, a page finds out that it is behind by the hash of the shell, whenever it connects. A word sent
    // at the moment of a change would be lost: a connection is cut whenever building takes the server longer than a second.
    entry: { main: [registryFile(folder), shell.entry.main] },
    output: { ...shell.output, clean: false },
  }),
);

const records = new Map();

/** Publishes what a remote's build made; the shell is built again with it, and so the open pages are loaded again. */
function publish(name, from) {
  const release = builtRelease(name, from);
  publishFiles(release, from, folder);
  records.set(name, { ...release, previous: [] });
  writeRegistry({ remotes: [...records.values()] }, folder);
}

/** Builds a remote on every change. @returns the watcher, and when the first build was tried */
function watch(name) {
  const from = path.join(folder, 'builds', name);
  const config = /** @type {import('webpack').Configuration} */ (remoteConfig(path.join(root, name), 'development'));
  const compiler = webpack({ ...config, output: { ...config.output, path: from } });
  let watcher;
  const tried = new Promise((resolve) => {
    watcher = compiler.watch({}, (error, stats) => {
      if (error || stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'));
      else publish(name, from);
      resolve(undefined);
    });
  });
  return { watcher, tried };
}

/** Long enough for a busy machine to make the store and its demo, in milliseconds. */
const PATIENCE = 90_000;

async function isApiReady() {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 250))) {
    const answer = await fetch(`http://127.0.0.1:${apiPort}/api/ready`).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}

const remotes = remoteNames().map(watch);
if (!process.env.DATABASE_URL) await run('npm', ['run', '--silent', 'template', '-w', 'provider-api']);
const api = begin(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', 'src/server/main.ts'], {
  cwd: path.join(root, 'provider-api'),
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  },
});

async function stop() {
  // It got the same signal; a second one would keep it from ending in order.
  const ended = new Promise((resolve) =>
    api.exitCode === null && api.signalCode === null ? api.once('exit', resolve) : resolve(undefined),
  );
  await Promise.all([ended, server.stop(), ...remotes.map(({ watcher }) => new Promise((done) => watcher.close(done)))]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

await server.start();
const [isReady] = await Promise.all([isApiReady(), ...remotes.map(({ tried }) => tried)]);
if (isReady) console.log(`Innkeeper is at http://localhost:${port}; its API runs behind it on port ${apiPort}.`);
else console.error('The API is not ready; see its message above. It restarts when one of its files changes.');
