import path from 'node:path';
import { readReport, testsOf } from './reports.mjs';
import { root } from './run.mjs';

/** A run that fails without a failed test, or that runs no test at all, counts as one failure. */
function countOutcome(passed, failed, code) {
  const hidesFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: hidesFailure ? 1 : failed };
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
  const report = readReport(file);
  if (!report) return countOutcome(0, 0, 1);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const flaky = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isFlaky)).length;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { ...countWithFlaky(numPassedTests - flaky, flaky, failed, code), named: jestLines(testResults) };
}

/** Like `countJest`, for Playwright's JSON report. @returns {Counts} */
export function countPlaywright(file, code) {
  const report = readReport(file);
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
