/**
 * `npm test`: everything that has to hold, one after another; `npm test -- unit e2e` runs parts. Ends with one line that
 * sums all tests.
 */
import { readFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { addressesIn, countJest, countPlaywright, reportFile } from './lib/counts.mjs';
import { run } from './lib/run.mjs';

const node = process.execPath;
const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

function lockFile() {
  const found = addressesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const address of found.slice(0, 5)) console.error(`package-lock.json records a download address: ${address}`);
  return { passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1 };
}

async function jest(name, ...projects) {
  const file = reportFile(name);
  const report = ['--ci', '--json', '--outputFile', file, '--silent=false'];
  // The report goes to the file; what people read goes to the error stream in any case.
  const stdio = ['inherit', 'ignore', 'inherit'];
  return countJest(
    file,
    await run(node, ['node_modules/jest/bin/jest.js', ...report, '--selectProjects', ...projects], { stdio }),
  );
}

async function browser() {
  if ((await run(node, ['scripts/build.mjs'])) !== 0) return { passed: 0, failed: 1 };
  const file = reportFile('e2e');
  const env = { ...process.env, CHROMIUM: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  return countPlaywright(file, await run(node, args, { env }));
}

const parts = {
  lint: async () => {
    const eslint = one(await run('npm', ['run', '--silent', 'lint']));
    const lock = lockFile();
    return { passed: eslint.passed + lock.passed, failed: eslint.failed + lock.failed };
  },
  types: async () => one(await run('npm', ['run', '--silent', 'types'])),
  unit: () => jest('unit', 'browser', 'rules', 'tools'),
  api: () => jest('api', 'api'),
  e2e: browser,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join("', '")}'. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

ensureInstalled();
const outcomes = [];
for (const [name, work] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const began = Date.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    console.error(error.message);
    outcome = { passed: 0, failed: 1 };
  }
  outcomes.push({ name, ...outcome, seconds: Math.round((Date.now() - began) / 1000) });
}

console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
