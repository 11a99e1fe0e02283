import { root } from './run.mjs';
import { secondsByFile } from './slowest.mjs';

const spec = (file, projectName, ...durations) => ({
  file,
  tests: [{ projectName, results: durations.map((duration) => ({ duration })) }],
});

it('adds up a Playwright report by file, counts every attempt, and lists runs of a remote alone separately', () => {
  const inner = { specs: [spec('e2e/a.e2e.ts', 'site', 2000)] };
  const suites = [
    { specs: [spec('e2e/a.e2e.ts', 'site', 500, 500)], suites: [inner] },
    { specs: [spec('mf-x/e2e/b.e2e.ts', 'site', 4000)] },
    { specs: [spec('mf-x/e2e/b.e2e.ts', 'alone', 1000)] },
  ];
  expect(secondsByFile({ suites })).toEqual([
    { file: 'mf-x/e2e/b.e2e.ts', tests: 1, seconds: 4 },
    { file: 'e2e/a.e2e.ts', tests: 2, seconds: 3 },
    { file: 'mf-x/e2e/b.e2e.ts (alone)', tests: 1, seconds: 1 },
  ]);
});

it('adds up a jest report by file', () => {
  const testResults = [
    { name: `${root}/shell/src/a.test.ts`, startTime: 1000, endTime: 2500 },
    { name: `${root}/shell/src/b.test.ts`, startTime: 1000, endTime: 3500 },
  ];
  expect(secondsByFile({ testResults }).map(({ file, seconds }) => [file, seconds])).toEqual([
    ['shell/src/b.test.ts', 2.5],
    ['shell/src/a.test.ts', 1.5],
  ]);
});
