import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testsOf } from './reports.mjs';
import { root } from './run.mjs';

const MAX_FILES = 12;

/** Each test of Playwright's report with its file and milliseconds; those of a remote by itself are separate. */
function playwrightTests(report) {
  return testsOf(report).map(({ file, projectName, results }) => ({
    file: projectName === 'alone' ? `${file} (alone)` : file,
    millis: results.reduce((sum, { duration }) => sum + duration, 0),
  }));
}

const jestFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), millis: endTime - startTime }));

/**
 * Where the time of a run went.
 * @param {any} report of jest or of Playwright, as JSON
 * @returns {{file: string, tests: number, seconds: number}[]} the slowest files first; tests of jest are not counted one by one
 */
export function secondsByFile(report) {
  const files = new Map();
  for (const { file, millis } of report.testResults ? jestFiles(report) : playwrightTests(report)) {
    const sum = files.get(file) ?? { file, tests: 0, seconds: 0 };
    files.set(file, { file, tests: sum.tests + 1, seconds: sum.seconds + millis / 1000 });
  }
  return [...files.values()].sort((a, b) => b.seconds - a.seconds);
}

/** Prints the slowest files of a report, and how much they are of all. @param {string} file the report; nothing when it is missing */
export function printSlowest(file) {
  if (!existsSync(file)) return;
  const files = secondsByFile(JSON.parse(readFileSync(file, 'utf8')));
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`\nThe slowest of ${files.length} files, which took ${Math.round(total)} s one after the other:`);
  for (const { file: name, seconds } of files.slice(0, MAX_FILES)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}
