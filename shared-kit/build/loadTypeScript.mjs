import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { kitSource } from './preset.mjs';

/** A lazily imported page stands for the file it lives in: its code is not wanted here, its address is. */
const pagesAsFiles = {
  name: 'pages-as-files',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, async (args) => {
      if (args.kind !== 'dynamic-import' || args.pluginData === 'inner') return undefined;
      const found = await bundler.resolve(args.path, {
        kind: 'import-statement',
        resolveDir: args.resolveDir,
        pluginData: 'inner',
      });
      return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: 'page' };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'page' }, (args) => ({
      contents: `export default ${JSON.stringify(args.path)}`,
    }));
  },
};

/**
 * Runs a TypeScript module of the project in this process: routes and rules are written once and the build reads them too.
 * @param {string} file its path
 * @returns {Promise<Record<string, any>>} its exports; lazily imported modules come out as `{default: path of the file}`
 */
export async function loadTypeScript(file) {
  const { outputFiles } = await build({
    stdin: { contents: readFileSync(file, 'utf8'), resolveDir: path.dirname(file), sourcefile: file, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    alias: { 'shared-kit': kitSource },
    plugins: [pagesAsFiles],
    logLevel: 'silent',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
