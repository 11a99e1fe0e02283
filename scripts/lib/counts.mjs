import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testsOf } from './reports.mjs';
import { root } from './run.mjs';

const reports = path.join(root, 'node_modules/.cache/test-reports');
const times = path.join(reports, 'parts.json');

/**
 * How each part of `npm test` went when it last ran for the whole product, and when that was.
 * @returns {Record<string, {passed: number, failed: number, seconds: number, on: string}>} nothing of a part that never ran
 */
export const readTimes = () => read(times) ?? {};

/** Stores how parts went, for `npm run measure`. */
export function keepTimes(outcomes) {
  const on = new Date().toISOString();
  const kept = { ...readTimes(), ...Object.fromEntries(outcomes.map(({ name, ...outcome }) => [name, { ...outcome, on }])) };
  mkdirSync(reports, { recursive: true });
  writeFileSync(times, JSON.stringify(kept));
}

/** @returns {string} where a test runner may write its report; nothing of an earlier run is left */
export function reportFile(name) {
  const file = path.join(reports, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** A run that ended badly without a failed test, or without any test at all, still counts as a failure. */
function honest(passed, failed, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * @typedef {{passed: number, failed: number, named?: string[]}} Counts how many tests, and lines that name those that failed
 */

/**
 * @param {string} file jest's report (`--json --outputFile`)
 * @param {number} code exit code of the run
 * @returns {Counts} a suite that could not run counts as one failed test
 */
export function countJest(file, code) {
  const report = read(file);
  if (!report) return honest(0, 0, 1);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  return { ...honest(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, code), named: failedOfJest(testResults) };
}

/** How many browser tests of a run may need their second attempt: a machine that others use as well is not always prompt. */
const UNSTEADY = 1;

/** The same of Playwright's report. A test that passed only at the second attempt is named, and has failed when more did so. */
export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return honest(0, 0, 1);
  const { expected, unexpected, flaky } = report.stats;
  const isSteady = flaky <= UNSTEADY;
  const counts = isSteady ? honest(expected + flaky, unexpected, code) : honest(expected, unexpected + flaky, code);
  return { ...counts, named: failedOfPlaywright(report) };
}

const failedOfJest = (files) =>
  files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
    const titles = failed.length === 0 && status === 'failed' ? ['could not run'] : failed;
    return titles.map((title) => `failed: ${path.relative(root, name)}: ${title}`);
  });

const ATTEMPTS = { unexpected: 'failed', flaky: 'passed at its second attempt' };

const failedOfPlaywright = (report) =>
  testsOf(report).flatMap(({ file, title, status }) => (status in ATTEMPTS ? [`${ATTEMPTS[status]}: ${file}: ${title}`] : []));

/** @returns {string[]} download addresses that a lock file records; it should say versions and checksums only */
export const addressesIn = ({ packages }) =>
  Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []));
