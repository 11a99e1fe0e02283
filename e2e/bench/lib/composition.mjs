import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { root } from '../../../shared-kit/build/places.mjs';

const PACKAGES = ['shell', 'mf-hotel-marketing'];

/** Builds a package with source maps into another folder. */
async function buildWithSourceMaps(name, folder) {
  const { default: configure } = await import(path.join(root, name, 'webpack.config.mjs'));
  const config = configure({}, { mode: 'production' });
  const mappedConfig = {
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, path: path.join(folder, name) },
    cache: { ...config.cache, name: `${config.cache.name}-parts` },
  };
  await new Promise((resolve, reject) =>
    webpack(mappedConfig, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(undefined),
    ),
  );
}

function ownerOf(source) {
  if (!source) return 'webpack';
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(source);
  if (library) return library[1];
  const ours = /(shared-kit\/src\/[^/]+|shell\/src|mf-[^/]+\/src)/.exec(source);
  return ours ? ours[1] : 'webpack';
}

/** @returns {Record<string, number>} how many bytes of a minified file come from each package */
function bytesByOwner(code, map) {
  const bytes = {};
  code.split('\n').forEach((line, lineIndex) => {
    for (let column = 0; column < line.length; column += 4) {
      const owner = ownerOf(map.findEntry(lineIndex, column)?.originalSource);
      bytes[owner] = (bytes[owner] ?? 0) + Math.min(4, line.length - column);
    }
  });
  return bytes;
}

function scriptsByName(folder) {
  const files = new Map();
  for (const name of PACKAGES) {
    for (const entry of readdirSync(path.join(folder, name), { recursive: true })) {
      const file = path.join(folder, name, String(entry));
      if (file.endsWith('.js')) files.set(path.basename(file).split('.')[0], file);
    }
  }
  return files;
}

/**
 * Attributes the scripts of sign-in, list and form to the packages they come from.
 * @param loads the measured loads, by page
 * @returns {Promise<Record<string, Record<string, number>>>} KB after gzip by page and package; the compressed size of a file is
 * divided in proportion to its minified text
 */
export async function composition(loads) {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-parts-'));
  try {
    for (const name of PACKAGES) await buildWithSourceMaps(name, folder);
    const files = scriptsByName(folder);
    const sizesByPage = {};
    for (const page of ['signIn', 'list', 'form']) {
      const sizes = (sizesByPage[page] = {});
      for (const { path: address, gzip, type } of loads[page].files) {
        const file = type === 'Script' && files.get(path.basename(address).split('.')[0]);
        if (type === 'Stylesheet') add(sizes, 'styles', gzip);
        if (!file) continue;
        const code = readFileSync(file, 'utf8');
        const owners = bytesByOwner(code, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
        const ratio = gzipSync(code, { level: 9 }).length / code.length;
        for (const [owner, bytes] of Object.entries(owners)) add(sizes, owner, bytes * ratio);
      }
    }
    return sizesByPage;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function add(sizes, key, bytes) {
  sizes[key] = (sizes[key] ?? 0) + bytes / 1024;
}

export function printComposition(sizesByPage) {
  for (const [page, sizes] of Object.entries(sizesByPage)) {
    const rows = Object.entries(sizes).sort(([, a], [, b]) => b - a);
    console.log(
      `${page}: ${rows
        .filter(([, size]) => size >= 0.5)
        .map(([owner, size]) => `${owner} ${size.toFixed(1)}`)
        .join(', ')} (KB gzip)`,
    );
  }
}
