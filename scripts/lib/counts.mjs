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

/** How many tests of a run may need their second attempt: a machine that others use as well is not always prompt. */
const UNSTEADY = 1;

/** Counts a run in which `unsteady` tests passed only at the second attempt: when more did so than may, they have failed. */
const steady = (passed, unsteady, failed, code) =>
  unsteady <= UNSTEADY ? honest(passed + unsteady, failed, code) : honest(passed, failed + unsteady, code);

/**
 * @param {string} file jest's report (`--json --outputFile`)
 * @param {number} code exit code of the run
 * @returns {Counts} a suite that could not run counts as one failed test
 */
export function countJest(file, code) {
  const report = read(file);
  if (!report) return honest(0, 0, 1);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const unsteady = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isUnsteady)).length;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { ...steady(numPassedTests - unsteady, unsteady, failed, code), named: namedOfJest(testResults) };
}

/** The same of Playwright's report. */
export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return honest(0, 0, 1);
  const { expected, unexpected, flaky } = report.stats;
  return { ...steady(expected, flaky, unexpected, code), named: namedOfPlaywright(report) };
}

const ATTEMPTS = { unexpected: 'failed', flaky: 'passed at its second attempt' };

const isUnsteady = ({ status, invocations }) => status === 'passed' && invocations > 1;

const namedOfJest = (files) =>
  files.flatMap(({ name, status, assertionResults }) => {
    const line = (kind, title) => `${ATTEMPTS[kind]}: ${path.relative(root, name)}: ${title}`;
    const failed = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
    const titles = failed.length === 0 && status === 'failed' ? ['could not run'] : failed;
    return [
      ...titles.map((title) => line('unexpected', title)),
      ...assertionResults.filter(isUnsteady).map(({ fullName }) => line('flaky', fullName)),
    ];
  });

const namedOfPlaywright = (report) =>
  testsOf(report).flatMap(({ file, title, status }) => (status in ATTEMPTS ? [`${ATTEMPTS[status]}: ${file}: ${title}`] : []));

/** @returns {string[]} download addresses that a lock file records; it should say versions and checksums only */
export const addressesIn = ({ packages }) =>
  Object.values(packages).flatMap(({ resolved }) => (resolved?.includes('://') ? [resolved] : []));
