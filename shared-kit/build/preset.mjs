import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { CompressPlugin } from './compressPlugin.mjs';

const require = createRequire(import.meta.url);

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const kitSource = path.join(root, 'shared-kit/src');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The kit's version: what a remote was built for and what a shell serves. */
export const kitVersion = readJson(path.join(root, 'shared-kit/package.json')).version;

export const readPackage = (dir) => readJson(path.join(dir, 'package.json'));

const ERROR_DESCRIPTIONS = /^@module-federation\/error-codes$|\/error-codes\/dist\/(error-codes|getShortErrorMsg|desc)\.js$/;

/** Leaves out what the federation runtime says about its own errors beside their codes (docs/decisions/lean-host.md). */
export const plainErrors = () =>
  new webpack.NormalModuleReplacementPlugin(ERROR_DESCRIPTIONS, path.join(root, 'shared-kit/build/plainErrors.mjs'));

/** Package, local name and a hash of the file's text: two versions of the kit on one page never meet. */
function className(context, _pattern, local) {
  const file = context.resourcePath;
  const owner = path.relative(root, file).split(path.sep)[0];
  const hash = createHash('sha256').update(readFileSync(file)).update(file.slice(root.length)).digest('hex').slice(0, 6);
  return `${owner}-${local}-${hash}`;
}

const cssRule = {
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: { auto: /\.module\.css$/, namedExport: false, getLocalIdent: className, exportLocalsConvention: 'as-is' },
      },
    },
  ],
};

const scriptRule = ({ sourceMap }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      compiler: fileURLToPath(new URL('typescriptOnce.cjs', import.meta.url)),
      // It would warn that it does not know this compiler, which is TypeScript.
      logLevel: 'error',
      configFile: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { noEmit: false, module: 'esnext', sourceMap },
    },
  },
});

const lodashPart = (name) => fileURLToPath(new URL(`lodash/${name}.cjs`, import.meta.url));
/**
 * The editor and the forms depend on four packages with the same two functions; all now use those of `lodash-es`, which saves a
 * form 8 KB. Modules that use `require` expect a function, so a file for each exports it as they expect.
 */
const oneLodash = {
  'lodash.clonedeep$': lodashPart('cloneDeep'),
  'lodash.isequal$': lodashPart('isEqual'),
  'lodash/isEqual$': lodashPart('isEqual'),
};

/** react-router's package entry is its development build; the production build beside it is the one to ship. */
const routerBuild = (mode) =>
  mode === 'production'
    ? { 'react-router$': path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs') }
    : {};

/**
 * Kinds of modules that never go into a common file: styles, which stay with their page, and placeholders of shared modules.
 * Their size counts as zero, so no minimum size would hold them back, and each would use up one of the few files that a page may
 * have.
 */
const NEVER_COMMON = ['css/mini-extract', 'consume-shared-module'];

/**
 * What every build of a package has in common.
 * @param {{dir: string, mode: 'production' | 'development', variant?: string, insertStyle?: (link: HTMLLinkElement) => void}} options
 *   the package's folder, the mode, a name that keeps caches of different builds of one package apart, and how style
 *   sheets that are loaded later are inserted, if not as usual
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
      alias: { 'shared-kit': kitSource, ...oneLodash, ...routerBuild(mode) },
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
      // Few files instead of many small ones: each lazily imported page has one of its own and at most two that it shares with
      // others, neither of them small: a small one would take the place of a large one. Styles stay with their page.
      splitChunks: {
        chunks: 'async',
        minSize: 24_000,
        maxAsyncRequests: 3,
        // A part does not become another file, however large it is.
        enforceSizeThreshold: Number.MAX_SAFE_INTEGER,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // The editor and what shows rich text share it, whatever else they share.
          sanitiser: {
            test: /[\\/](dompurify[\\/]|CleanHtml\.tsx)/,
            minChunks: 2,
            priority: 1,
            enforce: true,
            reuseExistingChunk: true,
          },
          common: { minChunks: 2, reuseExistingChunk: true, test: ({ type }) => !NEVER_COMMON.includes(type) },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Licences of libraries are published beside the scripts: in them, every visitor would load them.
          extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
          terserOptions: { compress: { passes: 4 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
      ],
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
    // It looks for date-fns-tz under a computed name, for a property that the kit does not use.
    ignoreWarnings: [{ module: /react-datepicker/, message: /the request of a dependency is an expression/ }],
    stats: 'errors-warnings',
  };
}

function buildFiles() {
  return [
    'remote.mjs',
    'compressPlugin.mjs',
    'loadThroughShellPlugin.mjs',
    'releasePlugin.mjs',
    'sharedModules.mjs',
    'singletonsPlugin.mjs',
    'typescriptOnce.cjs',
    'usesOf.mjs',
  ].map((file) => fileURLToPath(new URL(file, import.meta.url)));
}
