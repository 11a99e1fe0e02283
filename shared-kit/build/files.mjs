import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';

/**
 * Kinds of modules that never go into a common file: styles, which stay with their page, and placeholders of shared modules.
 * Their size counts as zero, so no minimum size would hold them back, and each would use up one of the few files that a page may
 * have.
 */
const NEVER_COMMON = ['css/mini-extract', 'consume-shared-module'];

const common = { minChunks: 2, reuseExistingChunk: true, test: ({ type }) => !NEVER_COMMON.includes(type) };

/**
 * Few files instead of many small ones: each lazily imported page has one of its own and at most two that it shares with
 * others, neither of them small: a small one would take the place of a large one. Styles stay with their page.
 */
export const splitChunks = () => ({
  chunks: 'async',
  minSize: 26_000,
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
    // The bundler takes what is shared by most pages first; of two files, a large one saves more.
    large: { ...common, minSize: 60_000, priority: 0.5 },
    common,
  },
});

/**
 * The oldest browsers that are served, for the properties that one of them knows by a name of its own (docs/how-to/browsers.md).
 * Chrome needs no such name.
 */
const BROWSERS = ['firefox128', 'safari17'];

/** Each build needs plugins of its own. */
export const minimizers = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // Licences of libraries are published beside the scripts: in them, every visitor would load them.
    extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
    terserOptions: { compress: { passes: 4 } },
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, minimizerOptions: { target: BROWSERS } }),
];
