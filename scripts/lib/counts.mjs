import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** What is shown of an error: enough for the values that were compared. */
const MAX_REASON = 400;

/** @returns an error in one line, after the name of its test; empty if the report has none */
function reasonOf(message = '') {
  const words = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return words === '' ? '' : ` (${words.length > MAX_REASON ? `${words.slice(0, MAX_REASON)}…` : words})`;
}

const jestLines = (files) =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const line = (kind, title, reason) => `${OUTCOMES[kind]}: ${path.relative(root, name)}: ${title}${reasonOf(reason)}`;
    const failed = assertionResults.filter((result) => result.status === 'failed');
    return [
      ...failed.map(({ fullName, failureMessages }) => line('unexpected', fullName, failureMessages?.[0])),
      ...(failed.length === 0 && status === 'failed' ? [line('unexpected', 'could not run', message)] : []),
      ...assertionResults.filter(isFlaky).map(({ fullName }) => line('flaky', fullName)),
    ];
  });

const playwrightLines = (report) =>
  testsOf(report).flatMap(({ file, title, status, results }) => {
    if (!(status in OUTCOMES)) return [];
    const error = results.find((result) => result.error)?.error;
    return [`${OUTCOMES[status]}: ${file}: ${title}${reasonOf(error?.message)}`];
  });
