import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countJest, countPlaywright } from './counts.mjs';

const fileOf = (report) => {
  const file = path.join(tmpdir(), `report-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const test = (title, status, error) => ({
  file: 'e2e/a.e2e.ts',
  title,
  tests: [{ projectName: 'site', status, results: error ? [{ error }, { error }] : [] }],
});
const browserRun = (...specs) => {
  const count = (status) => specs.filter((spec) => spec.tests[0].status === status).length;
  const stats = { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky') };
  return fileOf({ stats, suites: [{ suites: [{ specs }] }] });
};

it('one browser test may need its second attempt and is named; two have failed', () => {
  expect(countPlaywright(browserRun(test('opens', 'expected'), test('saves', 'flaky')), 0)).toEqual({
    passed: 2,
    failed: 0,
    named: ['passed at its second attempt: e2e/a.e2e.ts: saves'],
  });
  const two = browserRun(test('opens', 'expected'), test('saves', 'flaky'), test('leaves', 'flaky'));
  expect(countPlaywright(two, 0)).toMatchObject({ passed: 1, failed: 2 });
  expect(countPlaywright(browserRun(test('opens', 'unexpected'), test('saves', 'flaky')), 1)).toMatchObject({
    passed: 1,
    failed: 1,
    named: ['failed: e2e/a.e2e.ts: opens', 'passed at its second attempt: e2e/a.e2e.ts: saves'],
  });
});

it('a run that exits with an error, or has no test, has failed', () => {
  expect(countPlaywright(browserRun(test('opens', 'expected')), 1).failed).toBe(1);
  expect(countPlaywright(browserRun(), 0).failed).toBe(1);
  expect(countPlaywright('/nowhere.json', 0).failed).toBe(1);
});

it('failed tests of jest are named, and so is a file that could not run', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'subtracts' },
  ];
  const testResults = [
    { name: path.resolve('a.test.ts'), status: 'failed', assertionResults },
    { name: path.resolve('b.test.ts'), status: 'failed', assertionResults: [] },
  ];
  const file = fileOf({ numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults });
  expect(countJest(file, 1)).toEqual({
    passed: 1,
    failed: 2,
    named: ['failed: a.test.ts: subtracts', 'failed: b.test.ts: could not run'],
  });
});

it('one test of jest may need its second attempt and is named; two have failed', () => {
  const flaky = (fullName) => ({ status: 'passed', fullName, invocations: 2 });
  const runOf = (...flakyResults) => {
    const assertionResults = [{ status: 'passed', fullName: 'adds', invocations: 1 }, ...flakyResults];
    const numPassedTests = assertionResults.length;
    const testResults = [{ name: path.resolve('a.test.ts'), status: 'passed', assertionResults }];
    return fileOf({ numPassedTests, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults });
  };
  expect(countJest(runOf(flaky('waits')), 0)).toEqual({
    passed: 2,
    failed: 0,
    named: ['passed at its second attempt: a.test.ts: waits'],
  });
  expect(countJest(runOf(flaky('waits'), flaky('shows')), 0)).toMatchObject({ passed: 1, failed: 2 });
});

it('a failed test is named with its error in one line, so that the end of a log is enough to see why', () => {
  const message = '\u001b[31mError: expect(received)\u001b[39m\n\nExpected: []\nReceived: ["/users"]';
  expect(countPlaywright(browserRun(test('opens', 'unexpected', { message })), 1).named).toEqual([
    'failed: e2e/a.e2e.ts: opens (Error: expect(received) Expected: [] Received: ["/users"])',
  ]);
  const failure = { status: 'failed', fullName: 'adds', failureMessages: [`1 is not 2\n${'x'.repeat(1000)}`] };
  const testResults = [
    { name: path.resolve('a.test.ts'), status: 'failed', assertionResults: [failure] },
    { name: path.resolve('b.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  const file = fileOf({ numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults });
  expect(countJest(file, 1).named).toEqual([
    expect.stringMatching(/^failed: a\.test\.ts: adds \(1 is not 2 x{389}…\)$/),
    'failed: b.test.ts: could not run (Cannot find module)',
  ]);
});
