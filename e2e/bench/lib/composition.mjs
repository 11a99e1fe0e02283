import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { root } from '../../../shared-kit/build/places.mjs';

const built = ['shell', 'mf-hotel-marketing'];

/** Builds a package again with source maps, beside the real build. */
async function mapped(name, folder) {
  const { default: configure } = await import(path.join(root, name, 'webpack.config.mjs'));
  const config = configure({}, { mode: 'production' });
  const changed = {
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, path: path.join(folder, name) },
    cache: { ...config.cache, name: `${config.cache.name}-parts` },
  };
  await new Promise((resolve, reject) =>
    webpack(changed, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(undefined),
    ),
  );
}

function ownerOf(source) {
  if (!source) return 'webpack';
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(source);
  if (library) return library[1];
  const own = /(shared-kit\/src\/[^/]+|shell\/src|mf-[^/]+\/src)/.exec(source);
  return own ? own[1] : 'webpack';
}

/** @returns {Record<string, number>} bytes of a minified file by the package that they come from */
function bytesByOwner(code, map) {
  const found = {};
  code.split('\n').forEach((line, at) => {
    for (let column = 0; column < line.length; column += 4) {
      const owner = ownerOf(map.findEntry(at, column)?.originalSource);
      found[owner] = (found[owner] ?? 0) + Math.min(4, line.length - column);
    }
  });
  return found;
}

function sized(folder) {
  const files = new Map();
  for (const name of built) {
    for (const entry of readdirSync(path.join(folder, name), { recursive: true })) {
      const file = path.join(folder, name, String(entry));
      if (file.endsWith('.js')) files.set(path.basename(file).split('.')[0], file);
    }
  }
  return files;
}

/**
 * Tells what the scripts of the list and of the form consist of.
 * @returns {Promise<Record<string, Record<string, number>>>} KB after gzip by package; a file's compressed size is shared out by
 *   what its minified text comes from
 */
export async function composition(found) {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-parts-'));
  try {
    for (const name of built) await mapped(name, folder);
    const files = sized(folder);
    const parts = {};
    for (const place of ['signIn', 'list', 'form']) {
      parts[place] = {};
      for (const { path: address, gzip, type } of found[place].files) {
        const file = type === 'Script' && files.get(path.basename(address).split('.')[0]);
        if (type === 'Stylesheet') add(parts[place], 'styles', gzip);
        if (!file) continue;
        const code = readFileSync(file, 'utf8');
        const owners = bytesByOwner(code, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
        const share = gzipSync(code, { level: 9 }).length / code.length;
        for (const [owner, bytes] of Object.entries(owners)) add(parts[place], owner, bytes * share);
      }
    }
    return parts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function add(sums, key, bytes) {
  sums[key] = (sums[key] ?? 0) + bytes / 1024;
}

export function printComposition(parts) {
  for (const [place, sums] of Object.entries(parts)) {
    const rows = Object.entries(sums).sort(([, a], [, b]) => b - a);
    console.log(
      `${place}: ${rows
        .filter(([, size]) => size >= 0.5)
        .map(([owner, size]) => `${owner} ${size.toFixed(1)}`)
        .join(', ')} (KB gzip)`,
    );
  }
}
