import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const folder = path.join(root, 'node_modules/.cache/test-reports');
const timesFile = path.join(folder, 'parts.json');

/** Removes the report of an earlier run. @returns {string} where a test runner may write its report */
export function reportFile(name) {
  const file = path.join(folder, `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @returns what a test runner reported; null when it wrote no report */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * Lists all tests in Playwright's report (`--reporter=json`), at any depth of suites.
 * @typedef {{projectName: string, status: string, results: {duration: number, error?: {message?: string}}[]}} Outcome
 * @typedef {{suites?: Suite[], specs?: {file: string, title: string, tests: Outcome[]}[]}} Suite
 * @param {Suite} suite the whole report, or one of its suites
 * @returns {(Outcome & {file: string, title: string})[]}
 */
export const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsOf),
];

/**
 * The results of the last run of each part of `npm test` for the whole product, and its time.
 * @returns {Record<string, {passed: number, failed: number, seconds: number, on: string}>} without parts that never ran
 */
export const readTimes = () => readReport(timesFile) ?? {};

/** Stores the results of parts, for `npm run measure`. */
export function saveTimes(outcomes) {
  const measuredAt = new Date().toISOString();
  const times = {
    ...readTimes(),
    ...Object.fromEntries(outcomes.map(({ name, ...outcome }) => [name, { ...outcome, on: measuredAt }])),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(timesFile, JSON.stringify(times));
}
