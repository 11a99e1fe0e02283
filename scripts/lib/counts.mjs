import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testsOf } from './reports.mjs';
import { root } from './run.mjs';

const reports = path.join(root, 'node_modules/.cache/test-reports');
const timesFile = path.join(reports, 'parts.json');

/**
 * The results of the last run of each part of `npm test` for the whole product, and its time.
 * @returns {Record<string, {passed: number, failed: number, seconds: number, on: string}>} without parts that never ran
 */
export const readTimes = () => readJson(timesFile) ?? {};

/** Stores the results of parts, for `npm run measure`. */
export function saveTimes(outcomes) {
  const measuredAt = new Date().toISOString();
  const times = {
    ...readTimes(),
    ...Object.fromEntries(outcomes.map(({ name, ...outcome }) => [name, { ...outcome, on: measuredAt }])),
  };
  mkdirSync(reports, { recursive: true });
  writeFileSync(timesFile, JSON.stringify(times));
}

/** Removes the report of an earlier run. @returns {string} where a test runner may write its report */
export function reportFile(name) {
  const file = path.join(reports, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** A run that fails without a failed test, or that runs no test at all, counts as one failure. */
function countOutcome(passed, failed, code) {
  const hidesFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: hidesFailure ? 1 : failed };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * @typedef {{passed: number, failed: number, named?: string[]}} Counts numbers of tests, and a line for each failed or flaky one
 */

/** How many tests of a run may need a second attempt: a shared machine is sometimes slow. */
const MAX_FLAKY = 1;

/** Tests that passed only at their second attempt count as passed up to the limit, and as failed above it. */
const countWithFlaky = (passed, flaky, failed, code) =>
  flaky <= MAX_FLAKY ? countOutcome(passed + flaky, failed, code) : countOutcome(passed, failed + flaky, code);

/**
 * @param {string} file jest's report (`--json --outputFile`)
 * @param {number} code exit code of the run
 * @returns {Counts} a test file that could not run counts as one failed test
 */
export function countJest(file, code) {
  const report = readJson(file);
  if (!report) return countOutcome(0, 0, 1);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const flaky = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFlaky)).length;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { ...countWithFlaky(numPassedTests - flaky, flaky, failed, code), named: jestLines(testResults) };
}

/** Like `countJest`, for Playwright's JSON report. @returns {Counts} */
export function countPlaywright(file, code) {
  const report = readJson(file);
  if (!report) return countOutcome(0, 0, 1);
  const { expected, unexpected, flaky } = report.stats;
  return { ...countWithFlaky(expected, flaky, unexpected, code), named: playwrightLines(report) };
}

const OUTCOMES = { unexpected: 'failed', flaky: 'passed at its second attempt' };

const isFlaky = ({ status, invocations }) => status === 'passed' && invocations > 1;

const jestLines = (files) =>
  files.flatMap(({ name, status, assertionResults }) => {
    const line = (kind, title) => `${OUTCOMES[kind]}: ${path.relative(root, name)}: ${title}`;
    const failed = assertionResults.filter((result) => result.status === 'failed').map((result) => result.fullName);
    const titles = failed.length === 0 && status === 'failed' ? ['could not run'] : failed;
    return [
      ...titles.map((title) => line('unexpected', title)),
      ...assertionResults.filter(isFlaky).map(({ fullName }) => line('flaky', fullName)),
    ];
  });

const playwrightLines = (report) =>
  testsOf(report).flatMap(({ file, title, status }) => (status in OUTCOMES ? [`${OUTCOMES[status]}: ${file}: ${title}`] : []));

/** @returns {string[]} download addresses that a lock file records; it should say versions and checksums only */
export const downloadAddresses = ({ packages }) =>
  Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []));
