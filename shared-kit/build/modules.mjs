import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { root } from './places.mjs';

const require = createRequire(import.meta.url);

/** Package, local name and a hash of the file's text, so that the class names of two kit versions on one page never clash. */
function className(context, _pattern, local) {
  const file = context.resourcePath;
  const owner = path.relative(root, file).split(path.sep)[0];
  const hash = createHash('sha256').update(readFileSync(file)).update(file.slice(root.length)).digest('hex').slice(0, 6);
  return `${owner}-${local}-${hash}`;
}

export const cssRule = {
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

export const scriptRule = ({ sourceMap }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      compiler: fileURLToPath(new URL('typescriptOnce.cjs', import.meta.url)),
      // Suppresses the warning that the compiler is unknown, although it is TypeScript.
      logLevel: 'error',
      configFile: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { noEmit: false, module: 'esnext', sourceMap },
    },
  },
});

const lodashPart = (name) => fileURLToPath(new URL(`lodash/${name}.cjs`, import.meta.url));
/**
 * The editor and the forms depend on four packages with the same two functions; all now use those of `lodash-es`, which saves a
 * form 8 KB. Modules that use `require` expect the function itself, so a small file for each one exports it that way.
 */
export const oneLodash = {
  'lodash.clonedeep$': lodashPart('cloneDeep'),
  'lodash.isequal$': lodashPart('isEqual'),
  'lodash/isEqual$': lodashPart('isEqual'),
};

/** The editor without the formats, themes and pickers that rich text does not have: 14 KB less in a form. */
export const leanEditor = { quill$: 'quill/core' };

/** react-router's package entry is its development build; the production build beside it is the one to ship. */
export const routerBuild = (mode) =>
  mode === 'production'
    ? { 'react-router$': path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs') }
    : {};
