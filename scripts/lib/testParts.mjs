import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureChromium } from './chromium.mjs';
import { addressesIn, countJest, countPlaywright, reportFile } from './counts.mjs';
import { buildPackages } from './packages.mjs';
import { run } from './run.mjs';
import { printSlowest } from './slowest.mjs';

const node = process.execPath;
const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

function lockFile() {
  const found = addressesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const address of found.slice(0, 5)) console.error(`package-lock.json records a download address: ${address}`);
  return { passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1 };
}

async function lint({ packages }) {
  if (packages) {
    const eslint = one(await run(node, ['node_modules/eslint/bin/eslint.js', ...packages]));
    const prettier = one(
      await run(node, ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...packages]),
    );
    return { passed: eslint.passed + prettier.passed, failed: eslint.failed + prettier.failed };
  }
  const eslint = one(await run('npm', ['run', '--silent', 'lint']));
  const lock = lockFile();
  return { passed: eslint.passed + lock.passed, failed: eslint.failed + lock.failed };
}

/** Arguments that limit jest to the tests of some packages. */
const inside = (packages) => (packages ? ['--testPathPatterns', `${process.cwd()}/(${packages.join('|')})/`] : []);

async function jest(name, projects, more) {
  const file = reportFile(name);
  const report = ['--ci', '--json', '--outputFile', file, '--silent=false'];
  // The report goes to the file; what people read goes to the error stream in any case.
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', 'ignore', 'inherit'];
  const args = ['node_modules/jest/bin/jest.js', ...report, '--selectProjects', ...projects, ...more];
  const code = await run(node, args, { stdio });
  printSlowest(file);
  return countJest(file, code);
}

/** Builds the site. @returns {Promise<number>} the exit code; what is built already costs seconds */
export const build = () => run(node, ['scripts/build.mjs']);

async function browser({ journeys }) {
  if ((await build()) !== 0) return { passed: 0, failed: 1 };
  await buildPackages(journeys ?? [], 'build-alone');
  const file = reportFile('e2e');
  ensureChromium();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const only = journeys?.map((name) => `${name}/e2e/`) ?? [];
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...only];
  const code = await run(node, args, { env });
  printSlowest(file);
  return countPlaywright(file, code);
}

/**
 * What each part of `npm test` does with a plan (see `testPlan.mjs`).
 * @type {Record<string, (plan: import('./testPlan.mjs').Plan) => Promise<{passed: number, failed: number}>>}
 */
export const work = {
  lint,
  types: async () => one(await run('npm', ['run', '--silent', 'types'])),
  unit: ({ packages }) => jest('unit', ['browser', 'rules', 'tools'], inside(packages)),
  // One worker more than there are cores: a test that waits for its database leaves its core to another.
  api: () => jest('api', ['api'], ['--maxWorkers', String(availableParallelism() + 1)]),
  e2e: browser,
};
