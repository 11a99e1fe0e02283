import { buildSync } from 'esbuild';
import { kitSource } from './places.mjs';

/**
 * Builds a small TypeScript module, with everything it imports, into a script to be inlined in the page.
 * @param {string} entry its file
 * @param {Record<string, unknown>} constants values that the build fills in, by the names that the script declares
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
