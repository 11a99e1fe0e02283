import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { countJest, countPlaywright } from './counts.mjs';
import { fasterShell } from './headlessShell.mjs';
import { lint } from './lint.mjs';
import { buildPackages } from './packages.mjs';
import { reportFile } from './reports.mjs';
import { run } from './run.mjs';
import { withRunFolder } from './runFolder.mjs';
import { printSlowest } from './slowest.mjs';
import { unitTestPattern } from './testPlan.mjs';

const node = process.execPath;
const outcomeOf = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

async function jest(name, projects, extraArguments = []) {
  const file = reportFile(name);
  const report = ['--ci', '--json', '--outputFile', file, '--silent=false'];
  // The report goes to the file; the readable output goes to the error stream anyway.
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', 'ignore', 'inherit'];
  const env = { ...process.env, TEST_ATTEMPTS: '2' };
  // One worker more than there are cores: a test that waits for its database or for a page leaves its core to another.
  const workers = ['--maxWorkers', String(availableParallelism() + 1)];
  // Transpiled modules are kept for the next run.
  const cache = ['--cacheDirectory', path.join(tmpdir(), 'innkeeper-jest')];
  const args = [
    'node_modules/jest/bin/jest.js',
    ...report,
    ...workers,
    ...cache,
    '--selectProjects',
    ...projects,
    ...extraArguments,
  ];
  const code = await withRunFolder((folder) => run(node, args, { stdio, env: { ...env, ...folder } }));
  printSlowest(file);
  return countJest(file, code);
}

/** Builds the site. @returns {Promise<number>} the exit code; if everything is already built, this takes seconds */
export const build = () => run(node, ['scripts/build.mjs']);

async function browser({ journeys }) {
  if ((await build()) !== 0) return { passed: 0, failed: 1 };
  await buildPackages(journeys ?? [], 'build-alone');
  const file = reportFile('e2e');
  ensureChromium();
  const shell = await fasterShell();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(shell && { HEADLESS_SHELL: shell }) };
  const folders = journeys?.map((name) => `${name}/e2e/`) ?? [];
  // One `test.only` that was left behind would skip all other journeys.
  const options = ['-c', 'e2e/playwright.config.ts', '--forbid-only', '--reporter=list,json'];
  const args = ['node_modules/playwright/cli.js', 'test', ...options, ...folders];
  const code = await withRunFolder((folder) => run(node, args, { env: { ...env, ...folder } }));
  printSlowest(file);
  return countPlaywright(file, code);
}

/**
 * What each part of `npm test` does with a plan (see `testPlan.mjs`).
 * @type {Record<string, (plan: import('./testPlan.mjs').Plan) => Promise<{passed: number, failed: number}>>}
 */
export const runPart = {
  lint: ({ packages }) => lint(packages),
  types: async () => outcomeOf(await run('npm', ['run', '--silent', 'types'])),
  unit: (plan) => {
    const pattern = unitTestPattern(process.cwd(), plan);
    return jest('unit', ['browser', 'rules', 'tools'], pattern ? ['--testPathPatterns', pattern] : []);
  },
  api: () => jest('api', ['api']),
  e2e: browser,
};
