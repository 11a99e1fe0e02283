import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CompressPlugin } from './compressPlugin.mjs';
import { minimizers, splitChunks } from './files.mjs';
import { cssRule, leanEditor, oneLodash, routerBuild, scriptRule } from './modules.mjs';
import { kitSource, kitVersion, readPackage, root } from './places.mjs';

const ERROR_DESCRIPTIONS = /^@module-federation\/error-codes$|\/error-codes\/dist\/(error-codes|getShortErrorMsg|desc)\.js$/;

/** Leaves out the federation runtime's descriptions of its own errors, but not their codes (docs/decisions/lean-host.md). */
export const plainErrors = () =>
  new webpack.NormalModuleReplacementPlugin(ERROR_DESCRIPTIONS, path.join(root, 'shared-kit/build/plainErrors.mjs'));

/**
 * What every build of a package has in common.
 * @param {{dir: string, mode: 'production' | 'development', variant?: string, insertStyle?: (link: HTMLLinkElement) => void}} options
 *   the package's folder, the mode, a name that keeps caches of different builds of one package apart, and how lazily loaded
 *   style sheets are inserted, if not in the usual way
 */
export function commonConfig({ dir, mode, variant = 'site', insertStyle }) {
  const isProduction = mode === 'production';
  const { name } = readPackage(dir);
  return {
    name,
    mode,
    context: dir,
    target: ['web', 'es2022'],
    // Never eval: the pages' Content-Security-Policy forbids it, in development too.
    devtool: isProduction ? false : 'source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { 'shared-kit': kitSource, ...oneLodash, ...leanEditor, ...routerBuild(mode) },
    },
    module: {
      rules: [
        scriptRule({ sourceMap: !isProduction }),
        { test: /\.mjs$/, resolve: { fullySpecified: false } },
        cssRule,
        { test: /\.(svg|png|jpg|webp)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: path.join(dir, 'dist'),
      filename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      hashFunction: 'sha256',
      clean: { keep: /^remotes\// },
    },
    optimization: {
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      splitChunks: splitChunks(),
      minimizer: minimizers(),
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: isProduction ? 'assets/[name].[contenthash:10].css' : 'assets/[name].css',
        ignoreOrder: true,
        ...(insertStyle && { insert: insertStyle }),
      }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode), __KIT_VERSION__: JSON.stringify(kitVersion) }),
      ...(isProduction ? [new CompressPlugin()] : []),
    ],
    cache: {
      type: 'filesystem',
      name: `${name}-${variant}-${mode}`,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [fileURLToPath(import.meta.url), ...buildFiles(), path.join(root, 'package-lock.json')],
      },
    },
    infrastructureLogging: { level: 'warn' },
    performance: false,
    // react-datepicker requires date-fns-tz under a computed name, for a prop that the kit does not use.
    ignoreWarnings: [{ module: /react-datepicker/, message: /the request of a dependency is an expression/ }],
    stats: 'errors-warnings',
  };
}

function buildFiles() {
  return [
    'remote.mjs',
    'compressPlugin.mjs',
    'entryIds.mjs',
    'files.mjs',
    'loadThroughShellPlugin.mjs',
    'modules.mjs',
    'places.mjs',
    'releasePlugin.mjs',
    'sharedModules.mjs',
    'singletonsPlugin.mjs',
    'typescriptOnce.cjs',
    'usesOf.mjs',
  ].map((file) => fileURLToPath(new URL(file, import.meta.url)));
}
