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
 * Gives every file of scripts a style sheet, which real builds add before or after it, as it happens.
 * @param {string} place first or last
 */
const styles = (place) => (compiler) =>
  compiler.hooks.thisCompilation.tap('styles', (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'styles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 }, () => {
      for (const { id, files } of compilation.chunks) {
        const scripts = [...files];
        const sheet = `assets/${id}.css`;
        compilation.emitAsset(sheet, new webpack.sources.RawSource('p {}'));
        files.clear();
        for (const file of place === 'first' ? [sheet, ...scripts] : [...scripts, sheet]) files.add(file);
      }
    }),
  );

/**
 * The build of a remote with nothing but webpack and the release plugin.
 * @param {string} dir the remote's folder
 * @param {{isLoadable?: boolean, stylesComeIn?: string}} [options] whether pages can load it, which takes longer to
 *   build, and whether it has style sheets
 */
export const tinyRemote = (dir, { isLoadable = false, stylesComeIn } = {}) =>
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
    plugins: [
      ...(isLoadable ? [federation(dir)] : []),
      ...(stylesComeIn ? [styles(stylesComeIn)] : []),
      new ReleasePlugin({ dir }),
    ],
  });
