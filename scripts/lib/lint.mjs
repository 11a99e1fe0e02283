import { readFileSync } from 'node:fs';
import { checkPasses } from './checkPasses.mjs';
import { downloadAddresses } from './lockFiles.mjs';

const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'];
const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--check'];
const knip = ['node_modules/knip/bin/knip.js'];
const surface = ['scripts/surface.mjs', '--check'];

function lockFilePasses() {
  const addresses = downloadAddresses(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const address of addresses.slice(0, 5)) console.error(`package-lock.json records a download address: ${address}`);
  return addresses.length === 0;
}

/**
 * Lints the product, or some of its packages. Checks that compare packages run only for the whole product.
 * @param {string[] | null} [packages]
 * @returns {Promise<{passed: number, failed: number}>} the number of checks
 */
export async function lint(packages) {
  const fileChecks = [oxlint, oxfmt].map((check) => checkPasses([...check, ...(packages ?? [])]));
  const productChecks = packages ? [] : [checkPasses(knip), checkPasses(surface), lockFilePasses()];
  const outcomes = await Promise.all([...fileChecks, ...productChecks]);
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}
