import path from 'node:path';
import { readReport, testsOf } from './reports.mjs';
import { root } from './run.mjs';

const MAX_FILES = 12;

/** The file and the duration of each test in Playwright's report. Tests of a remote alone are listed separately. */
function playwrightTests(report) {
  return testsOf(report).map(({ file, projectName, results }) => ({
    file: projectName === 'alone' ? `${file} (alone)` : file,
    millis: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
}

const jestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), millis: endTime - startTime }));

/**
 * Sums the durations of a test run by file.
 * @param {any} report the JSON report of jest or Playwright
 * @returns {{file: string, tests: number, seconds: number}[]} the slowest file first; a file of jest counts as one test
 */
export function secondsByFile(report) {
  const files = new Map();
  for (const { file, millis } of report.testResults ? jestFiles(report) : playwrightTests(report)) {
    const sum = files.get(file) ?? { file, tests: 0, seconds: 0 };
    files.set(file, { file, tests: sum.tests + 1, seconds: sum.seconds + millis / 1000 });
  }
  return [...files.values()].sort((a, b) => b.seconds - a.seconds);
}

/** Prints the slowest files of a report, and the total. @param {string} file the report; if it is missing, nothing is printed */
export function printSlowest(file) {
  const report = readReport(file);
  if (!report) return;
  const files = secondsByFile(report);
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`\nThe slowest of ${files.length} files, which took ${Math.round(total)} s one after the other:`);
  for (const { file: name, seconds } of files.slice(0, MAX_FILES)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}
