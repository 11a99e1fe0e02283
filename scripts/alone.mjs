/** `npm run alone -- mf-hotel-content [--api http://localhost:4000] [--port 4010]`: one remote by itself against a running API. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../shared-kit/build/preset.mjs';
import { standaloneConfig } from '../shared-kit/build/standalone.mjs';
import { remoteNames } from './lib/remotes.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string', default: 'http://localhost:4000' }, port: { type: 'string', default: '4010' } },
});
const [name] = positionals;
if (!name || !remoteNames().includes(name)) {
  console.error(`Name a remote: ${remoteNames().join(', ')}. For example: npm run alone -- mf-hotel-content`);
  process.exit(1);
}

const server = new WebpackDevServer(
  {
    host: 'localhost',
    port: Number(values.port),
    historyApiFallback: true,
    // Reloads the page; replacing modules in place would need code that a strict policy forbids.
    hot: false,
    proxy: [{ context: ['/api'], target: values.api, changeOrigin: true }],
  },
  webpack(standaloneConfig(path.join(root, name))),
);
await server.start();
console.log(`${name} runs by itself at http://localhost:${values.port}, with the API of ${values.api}.`);
