import { readFileSync } from 'node:fs';
import { addressesIn } from './counts.mjs';
import { passes } from './passes.mjs';

const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'];
const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--check'];
const knip = ['node_modules/knip/bin/knip.js'];
const surface = ['scripts/surface.mjs', '--check'];

function lockFilePasses() {
  const found = addressesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const address of found.slice(0, 5)) console.error(`package-lock.json records a download address: ${address}`);
  return found.length === 0;
}

/**
 * Lints the product, or some of its packages: what compares packages needs all of them.
 * @param {string[] | null} [packages]
 * @returns {Promise<{passed: number, failed: number}>} how many checks
 */
export async function lint(packages) {
  const ofFiles = [oxlint, oxfmt].map((check) => passes([...check, ...(packages ?? [])]));
  const ofAll = packages ? [] : [passes(knip), passes(surface), lockFilePasses()];
  const outcomes = await Promise.all([...ofFiles, ...ofAll]);
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}
