/**
 * Every test of Playwright's report (`--reporter=json`), whatever suites it stands in.
 * @param {{suites?: object[], specs?: object[]}} suite the report, or a suite of it
 * @returns {{file: string, title: string, projectName: string, status: string, results: {duration: number}[]}[]}
 */
export const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((one) => ({ file, title, ...one }))),
  ...suites.flatMap(testsOf),
];
