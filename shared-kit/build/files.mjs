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
 * Few files instead of many small ones. Each lazily imported page has its own file and at most two that it shares with others,
 * neither of them small, since a small one would take the place of a large one. Styles stay with their page.
 */
export const splitChunks = () => ({
  chunks: 'async',
  minSize: 26_000,
  maxAsyncRequests: 3,
  // However large a part is, it never overrides the limits above.
  enforceSizeThreshold: Number.MAX_SAFE_INTEGER,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // Shared by the editor and everything that displays rich text, whatever else they share.
    sanitiser: {
      test: /[\\/](dompurify[\\/]|CleanHtml\.tsx)/,
      minChunks: 2,
      priority: 1,
      enforce: true,
      reuseExistingChunk: true,
    },
    // The bundler would otherwise pick what most pages share first; a large file saves more.
    large: { ...common, minSize: 60_000, priority: 0.5 },
    common,
  },
});

/**
 * The oldest supported browsers, for the CSS properties that one of them knows only with a prefix (docs/how-to/browsers.md).
 * Chrome needs no prefixes.
 */
const BROWSERS = ['firefox128', 'safari17'];

/** Each build needs its own plugin instances. */
export const minimizers = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // Library licences are published beside the scripts: inside them, every visitor would have to load the licences too.
    extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
    terserOptions: { compress: { passes: 4 } },
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, minimizerOptions: { target: BROWSERS } }),
];
