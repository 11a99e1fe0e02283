/**
 * `npm run alone -- mf-hotel-content [--api http://localhost:4000] [--port 4010]`: one remote by itself against a running API.
 * With `--for-site` it is served as the shell loads it: `?remote=mf-hotel-content@http://localhost:4010` puts it into a
 * running site that allows that origin.
 */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../shared-kit/build/preset.mjs';
import { remoteConfig } from '../shared-kit/build/remote.mjs';
import { standaloneConfig } from '../shared-kit/build/standalone.mjs';
import { ownPort, readArguments, stop } from './lib/arguments.mjs';
import { endWithParent } from './lib/endWithParent.mjs';
import { remoteNames } from './lib/remotes.mjs';

const EXAMPLE = 'npm run alone -- mf-hotel-content';
const { values, positionals } = readArguments(
  {
    api: { type: 'string', default: 'http://localhost:4000' },
    port: { type: 'string', default: '4010' },
    'for-site': { type: 'boolean', default: false },
  },
  EXAMPLE,
);
const [name] = positionals;
if (!name || !remoteNames().includes(name)) stop(`Name a remote: ${remoteNames().join(', ')}.`, EXAMPLE);
if (!URL.canParse(values.api))
  stop(`--api must be a complete address; '${values.api}' is none.`, `${EXAMPLE} --api http://localhost:4000`);
const port = await ownPort(values.port, '--port');
endWithParent();

const dir = path.join(root, name);
const place = `http://localhost:${port}`;
// Reloads the page; replacing modules in place would need code that a strict policy forbids.
const common = { host: 'localhost', port, hot: false };

const byItself = {
  ...common,
  historyApiFallback: true,
  proxy: [{ context: ['/api'], target: values.api, changeOrigin: true }],
};
/** Another site asks for these files, so nothing may be put into them and everybody may read them. */
const forSite = { ...common, client: false, liveReload: false, headers: { 'Access-Control-Allow-Origin': '*' } };

const [options, config, words] = values['for-site']
  ? [forSite, remoteConfig(dir, 'development'), `${name} is served to a site: open it with ?remote=${name}@${place}`]
  : [byItself, standaloneConfig(dir), `${name} runs by itself at ${place}, with the API of ${values.api}.`];

const server = new WebpackDevServer(options, webpack(config));
await server.start();
console.log(words);
