/** Turns a folder into a release, with nothing but webpack and the release plugin: `node tinyRelease.mjs <folder>`. */
import path from 'node:path';
import webpack from 'webpack';
import { ReleasePlugin } from '../releasePlugin.mjs';

const [dir] = process.argv.slice(2);

webpack({
  context: dir,
  mode: 'production',
  resolve: { extensions: ['.ts', '.tsx'] },
  entry: { remoteEntry: path.join(dir, 'src/app.tsx') },
  output: {
    path: path.join(dir, 'dist'),
    filename: '[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    clean: true,
  },
  optimization: { minimize: false },
  // From Node 22.6 on, webpack would take these files for TypeScript, and refuse those that end in .tsx.
  experiments: { typescript: false },
  plugins: [new ReleasePlugin({ dir })],
}).run((error, stats) => {
  if (error) throw error;
  if (!stats?.hasErrors()) return;
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
});
