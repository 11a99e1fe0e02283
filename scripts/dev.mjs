/**
 * `npm run dev`: the whole product on one port (PORT, 4000), rebuilt and reloaded on every change. The shell is served
 * from memory, each remote is built into its own folder, and the API restarts behind a proxy.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../shared-kit/build/places.mjs';
import { remoteConfig } from '../shared-kit/build/remote.mjs';
import shellConfig from '../shell/webpack.config.mjs';
import { requireFreePort } from './lib/arguments.mjs';
import { startDevApi } from './lib/devApi.mjs';
import { devCalls } from './lib/devCalls.mjs';
import { createRemoteErrors } from './lib/remoteErrors.mjs';
import { readBuiltRelease, publishFiles, registryFile, remoteNames, writeRegistry } from './lib/remotes.mjs';
import { run } from './lib/run.mjs';
import { untilReady } from './lib/untilReady.mjs';

const port = await requireFreePort(process.env.PORT ?? '4000', 'PORT');
const apiPort = await requireFreePort(String(port + 1), 'PORT');
const apiAddress = `http://127.0.0.1:${apiPort}`;
// One folder for each port, so that a second run on another port leaves the files of the first one alone.
const folder = path.join(root, 'node_modules/.cache/dev-site', String(port));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeRegistry({ remotes: [] }, folder);

const shell = /** @type {import('webpack').Configuration & {entry: {main: string}}} */ (shellConfig({}, { mode: 'development' }));
const remoteErrors = createRemoteErrors();
const server = new WebpackDevServer(
  {
    host: 'localhost',
    port,
    hot: false,
    // Its own handling of signals would end this process before the API has closed its store.
    setupExitSignals: false,
    historyApiFallback: { rewrites: [{ from: /^\/remotes\//, to: ({ parsedUrl }) => parsedUrl.pathname ?? '/' }] },
    static: { directory: folder, watch: false },
    setupMiddlewares: (middlewares) => [devCalls(apiAddress, folder), ...middlewares],
    proxy: [{ context: ['/api'], target: apiAddress }],
  },
  webpack({
    ...shell,
    // Since the shell contains the registry, its hash tells a page that it is outdated whenever the page connects. A
    // message at the moment of a change could get lost: the connection is cut whenever a build takes longer than a
    // second.
    entry: { main: [registryFile(folder), shell.entry.main] },
    output: { ...shell.output, clean: false },
    plugins: [...(shell.plugins ?? []), remoteErrors.plugin],
  }),
);

const releases = new Map();

/** Publishes a remote's build; this rebuilds the shell, and so reloads the open pages. */
function publish(name, buildFolder) {
  const release = readBuiltRelease(name, buildFolder);
  publishFiles(release, buildFolder, folder);
  releases.set(name, { ...release, previous: [] });
  writeRegistry({ remotes: [...releases.values()] }, folder);
}

/**
 * Builds a remote on every change.
 * @returns the watcher, and a promise that resolves after the first build, even if it failed
 */
function watch(name) {
  const buildFolder = path.join(folder, 'builds', name);
  const config = /** @type {import('webpack').Configuration} */ (remoteConfig(path.join(root, name), 'development'));
  const compiler = webpack({ ...config, output: { ...config.output, path: buildFolder } });
  let watcher;
  const firstBuild = new Promise((resolve) => {
    watcher = compiler.watch({}, (error, stats) => {
      const failed = error ? [error] : (stats?.compilation.getErrors() ?? []);
      remoteErrors.set(name, failed);
      if (failed.length > 0) server.invalidate();
      else publish(name, buildFolder);
      resolve(undefined);
    });
  });
  return { watcher, firstBuild };
}

const remotes = remoteNames().map(watch);
if (!process.env.DATABASE_URL) await run('npm', ['run', '--silent', 'template', '-w', 'provider-api']);
const api = startDevApi('provider-api/src/server/main.ts', {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(apiPort),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
});

async function shutDown() {
  await Promise.all([api.stop(), server.stop(), ...remotes.map(({ watcher }) => new Promise((done) => watcher.close(done)))]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void shutDown());

await server.start();
const [isReady] = await Promise.all([untilReady(apiAddress), ...remotes.map(({ firstBuild }) => firstBuild)]);
if (isReady) console.log(`Innkeeper is at http://localhost:${port}; its API runs behind it on port ${apiPort}.`);
else console.error('The API is not ready; see its message above. It restarts when one of its files changes.');
