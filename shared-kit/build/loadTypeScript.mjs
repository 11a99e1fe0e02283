import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { kitSource, root } from './places.mjs';

/** Replaces a lazily imported page with the path of its file: only the path is needed here, not the code. */
const pagesAsFiles = {
  name: 'pages-as-files',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, async (args) => {
      if (args.kind !== 'dynamic-import' || args.pluginData === 'inner') return undefined;
      const resolved = await bundler.resolve(args.path, {
        kind: 'import-statement',
        resolveDir: args.resolveDir,
        pluginData: 'inner',
      });
      return resolved.errors.length > 0 ? { errors: resolved.errors } : { path: resolved.path, namespace: 'page' };
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
    packages: 'external',
    logLevel: 'silent',
  });
  return import(pathToFileURL(cacheModule(outputFiles[0].contents)).href);
}

/** Writes a program into a file named after its content, in a folder from which packages resolve. The write is atomic. */
function cacheModule(contents) {
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const file = path.join(root, 'node_modules/.cache/loaded', `${name}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, contents);
    renameSync(temporary, file);
  }
  return file;
}
