/**
 * Every test of Playwright's report (`--reporter=json`), whatever suites it is in.
 * @typedef {{projectName: string, status: string, results: {duration: number}[]}} Outcome
 * @typedef {{suites?: Suite[], specs?: {file: string, title: string, tests: Outcome[]}[]}} Suite
 * @param {Suite} suite the report, or a suite of it
 * @returns {(Outcome & {file: string, title: string})[]}
 */
export const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsOf),
];
