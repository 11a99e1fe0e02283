/** Builds the remote that the fault tests load: `node e2e/faults/buildRemote.mjs <folder> <label>`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { remoteConfig } from '../../shared-kit/build/remote.mjs';

const [folder, label] = process.argv.slice(2);
const { plugins, ...config } = remoteConfig(fileURLToPath(new URL('remote', import.meta.url)), 'production');

webpack({
  .../** @type {import('webpack').Configuration} */ (config),
  output: { ...config.output, path: path.resolve(folder) },
  plugins: [...plugins, new webpack.DefinePlugin({ __LABEL__: JSON.stringify(label) })],
  cache: false,
}).run((error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) {
    console.error(stats.toString('errors-only'));
    process.exitCode = 1;
  }
});
