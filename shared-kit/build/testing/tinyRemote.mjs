import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { minimizers } from '../files.mjs';
import { ReleasePlugin } from '../releasePlugin.mjs';

/** What lets a page load the remote; its plugin puts the folder of the build into the text of a module. @param {string} dir */
const federation = (dir) =>
  new ModuleFederationPlugin({
    name: 'mf_tiny',
    filename: 'remoteEntry.[contenthash:10].js',
    exposes: { './app': path.join(dir, 'src/app.tsx') },
    dts: false,
    manifest: false,
    runtimePlugins: [path.join(dir, 'src/loading.mjs')],
  });

/**
 * The build of a remote with nothing but webpack and the release plugin.
 * @param {string} dir the remote's folder
 * @param {{isLoadable?: boolean}} [options] whether pages can load it, which takes longer to build
 */
export const tinyRemote = (dir, { isLoadable = false } = {}) =>
  webpack({
    context: dir,
    mode: 'production',
    resolve: { extensions: ['.ts', '.tsx'] },
    entry: isLoadable ? {} : { remoteEntry: path.join(dir, 'src/app.tsx') },
    output: {
      path: path.join(dir, 'dist'),
      filename: '[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      clean: true,
    },
    // The bundler's comments name the folder.
    optimization: { minimize: isLoadable, minimizer: minimizers() },
    // From Node 22.6 on, webpack would take these files for TypeScript, and refuse those that end in .tsx.
    experiments: { typescript: false },
    plugins: [...(isLoadable ? [federation(dir)] : []), new ReleasePlugin({ dir })],
  });
