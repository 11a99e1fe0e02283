import path from 'node:path';
import webpack from 'webpack';
import { ReleasePlugin } from '../releasePlugin.mjs';

/** The build of a remote with nothing but webpack and the release plugin. @param {string} dir the remote's folder */
export const tinyRemote = (dir) =>
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
  });
