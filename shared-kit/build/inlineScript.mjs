import { buildSync } from 'esbuild';
import { kitSource } from './preset.mjs';

/**
 * A small script that stands in the page itself, built from TypeScript with all that it imports.
 * @param {string} entry its file
 * @param {Record<string, unknown>} constants what the build puts in, by the name that the script declares
 * @returns {string} its text
 */
export function inlineScript(entry, constants) {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const built = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { 'shared-kit': kitSource },
    define,
  });
  return built.outputFiles[0].text.trim();
}
