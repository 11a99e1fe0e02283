import { createHash } from 'node:crypto';
import path from 'node:path';
import webpack from 'webpack';
import { keepFolderOutOfIds } from './entryIds.mjs';
import { loadTypeScript } from './loadTypeScript.mjs';
import { kitSource, kitVersion, readPackage } from './places.mjs';
import { usesOf } from './usesOf.mjs';

/** Placeholder for the version in a remote's code, until all of its files are known. */
export const VERSION_PLACEHOLDER = 'v0v0v0v0';

const { Compilation, sources } = webpack;
const shorten = (hash) => hash.digest('hex').slice(0, VERSION_PLACEHOLDER.length);
const isCode = (name) => /\.(js|css)$/.test(name);
const sha384 = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Turns a remote's build into a release: checks its routes, names it by package version and content, and writes
 * `remote.json` (all that the registry says about it) and `routes.json` beside the code.
 */
export class ReleasePlugin {
  constructor({ dir }) {
    this.dir = dir;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      keepFolderOutOfIds(compilation);
      // Read before modules are concatenated, which merges many into one.
      let uses = {};
      compilation.hooks.afterOptimizeDependencies.tap('ReleasePlugin', () => {
        uses = usesOf(compilation);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      // An unreadable route table is reported as a build error: anything thrown here would end a dev server's watch mode.
      compilation.hooks.processAssets.tapPromise({ name: 'ReleasePlugin', stage }, () =>
        this.release(compilation, uses).catch((error) => void compilation.errors.push(error)),
      );
    });
  }

  async release(compilation, uses) {
    const files = ['routes.ts', 'pages.ts'].map((file) => path.join(this.dir, 'src', file));
    for (const file of files) compilation.fileDependencies.add(file);
    const [{ routes }, { pages }, { routeProblems }] = await Promise.all([
      ...files.map(loadTypeScript),
      loadTypeScript(path.join(kitSource, 'rules/remote/contract.ts')),
    ]);
    const problems = routeProblems(routes, Object.keys(pages));
    if (problems.length > 0) {
      compilation.errors.push(new Error(`routes of ${readPackage(this.dir).name}:\n  ${problems.join('\n  ')}`));
      return;
    }
    const { name, version } = readPackage(this.dir);
    const description = { kit: `^${kitVersion}`, uses, ...(await filesOf(compilation, this.dir, pages)), routes };
    const hash = this.stamp(compilation, JSON.stringify(description));
    const entry = Object.keys(compilation.assets).find((file) => /^remoteEntry\.\w+\.js$/.test(file));
    if (!entry) return;
    const hashes = hashesOf(compilation);
    const release = {
      name,
      version: `${version}-${hash}`,
      container: `${name.replaceAll('-', '_')}_${hash}`,
      entry,
      integrity: hashes[entry],
      hashes,
      ...description,
    };
    const write = (file, value) => compilation.emitAsset(file, new sources.RawSource(JSON.stringify(value)));
    write('routes.json', routes);
    write('remote.json', release);
  }

  /**
   * Replaces the placeholder with a hash over all files and the description of the release; the same code, styles and routes
   * always get the same version, in whatever folder they are built.
   */
  stamp(compilation, description) {
    const names = Object.keys(compilation.assets).sort();
    const hash = createHash('sha256').update(description);
    for (const name of names) hash.update(name).update(compilation.assets[name].buffer());
    const version = shorten(hash);
    for (const name of names.filter(isCode)) {
      const text = compilation.assets[name].source().toString();
      if (text.includes(VERSION_PLACEHOLDER)) {
        // The hash in the file's name no longer fits its content: without this, an older file of that name would be left in
        // place.
        compilation.updateAsset(name, new sources.RawSource(text.replaceAll(VERSION_PLACEHOLDER, version)), { immutable: false });
      }
    }
    return version;
  }
}

/** Hashes of every script and style sheet as it is delivered, that is, after the placeholder has been replaced. */
function hashesOf({ assets }) {
  const names = Object.keys(assets).filter(isCode).sort();
  return Object.fromEntries(names.map((name) => [name, sha384(assets[name].buffer())]));
}

/** The files behind `./app` and behind each page, so that they can be requested before any code has run. */
async function filesOf(compilation, dir, pages) {
  const { modules, moduleGraph, chunkGraph } = compilation;
  const imports = [...modules].flatMap(({ blocks }) => blocks);
  // Only what an import of the file loads, not every chunk that contains a copy of it: one page may be part of another's chunk.
  const filesBehind = (file) => {
    const groups = imports
      .filter(({ dependencies }) =>
        dependencies.some((dependency) => {
          const module = moduleGraph.getModule(dependency);
          return (module?.rootModule?.resource ?? module?.resource) === file;
        }),
      )
      .map((block) => chunkGraph.getBlockChunkGroup(block));
    // A part's script and style sheet are added in the order in which they were built, which varies from build to build.
    const files = groups.flatMap((group) => group?.chunks ?? []).flatMap((chunk) => [...chunk.files].sort());
    return [...new Set(files)].filter(isCode);
  };
  const app = filesBehind(path.join(dir, 'src/app.tsx'));
  const filesOfPage = async (page) => {
    const parts = await Promise.all((page.parts ?? [page]).map((load) => load()));
    const files = new Set(parts.flatMap((module) => filesBehind(module.default)));
    return [...files].filter((name) => !app.includes(name));
  };
  const entries = Object.entries(pages).map(async ([key, page]) => [key, await filesOfPage(page)]);
  return { app, pages: Object.fromEntries(await Promise.all(entries)) };
}
