/**
 * `npm run dev`: the whole product on one port (PORT, 4000), rebuilt and reloaded on every change: the shell from memory,
 * each remote into its own folder, the API restarted behind a proxy.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../shared-kit/build/preset.mjs';
import { remoteConfig } from '../shared-kit/build/remote.mjs';
import shellConfig from '../shell/webpack.config.mjs';
import { builtRelease, publishFiles, remoteNames, writeRegistry } from './lib/remotes.mjs';
import { run } from './lib/run.mjs';

const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;
const folder = path.join(root, 'node_modules/.cache/dev-site');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const shell = shellConfig({}, { mode: 'development' });
const server = new WebpackDevServer(
  {
    host: 'localhost',
    port,
    hot: false,
    historyApiFallback: { rewrites: [{ from: /^\/remotes\//, to: ({ parsedUrl }) => parsedUrl.pathname }] },
    static: { directory: folder, watch: false },
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${apiPort}` }],
  },
  webpack({ ...shell, output: { ...shell.output, clean: false } }),
);

const records = new Map();

/** Publishes what a remote's build made and reloads the open pages. */
function publish(name, from) {
  const release = builtRelease(name, from);
  publishFiles(release, from, folder);
  records.set(name, { ...release, previous: [] });
  writeRegistry({ remotes: [...records.values()] }, folder);
  if (server.webSocketServer) server.sendMessage(server.webSocketServer.clients, 'static-changed');
}

const watchers = remoteNames().map((name) => {
  const from = path.join(folder, 'builds', name);
  const config = remoteConfig(path.join(root, name), 'development');
  const compiler = webpack({ ...config, output: { ...config.output, path: from } });
  return compiler.watch({}, (error, stats) => {
    if (error || stats.hasErrors()) console.error(error ?? stats.toString('errors-only'));
    else publish(name, from);
  });
});

if (!process.env.DATABASE_URL) await run('npm', ['run', '--silent', 'template', '-w', 'provider-api']);
const api = spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', 'src/main.ts'], {
  cwd: path.join(root, 'provider-api'),
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` },
});
await server.start();
console.log(`Innkeeper is at http://localhost:${port}; its API runs behind it on port ${apiPort}.`);

async function stop() {
  api.kill('SIGTERM');
  await Promise.all(watchers.map((watcher) => new Promise((resolve) => watcher.close(resolve))));
  await server.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
