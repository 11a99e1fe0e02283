/**
 * Lists all tests in Playwright's report (`--reporter=json`), at any depth of suites.
 * @typedef {{projectName: string, status: string, results: {duration: number}[]}} Outcome
 * @typedef {{suites?: Suite[], specs?: {file: string, title: string, tests: Outcome[]}[]}} Suite
 * @param {Suite} suite the whole report, or one of its suites
 * @returns {(Outcome & {file: string, title: string})[]}
 */
export const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(testsOf),
];
