import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { affectedPackages } from './affected.mjs';
import { everything, planOfChange, planOfArguments, unitTestPattern } from './testPlan.mjs';
import { packageNames } from './workspaces.mjs';

const known = packageNames();
const isRemote = (name) => name.startsWith('mf-');
// Not a fixed list of four, since `npm run new:remote` adds one.
const remotes = known.filter(isRemote);
const words = (...list) => planOfArguments(list, known, isRemote);
const change = (affected, ...files) => planOfChange(files, () => affected, known, isRemote);

test('remotes and all other packages are found', () =>
  expect(known).toEqual(expect.arrayContaining(['mf-platform', 'mf-restaurants', 'shared-kit', 'provider-api', 'shell', 'e2e'])));

describe('the arguments of `npm test`', () => {
  test('no argument runs everything', () => expect(words()).toEqual(everything()));

  test('a remote runs its lint, the types, its unit tests and its own journeys', () =>
    expect(words('mf-restaurants')).toEqual({
      parts: ['lint', 'types', 'unit', 'e2e'],
      packages: ['mf-restaurants'],
      journeys: ['mf-restaurants'],
    }));

  test('a remote and a part run only that part of the remote', () =>
    expect(words('mf-restaurants', 'unit')).toMatchObject({ parts: ['unit'], packages: ['mf-restaurants'] }));

  test('two remotes and e2e run only the journeys of these two', () =>
    expect(words('mf-restaurants', 'mf-platform', 'e2e')).toEqual({
      parts: ['e2e'],
      packages: ['mf-restaurants', 'mf-platform'],
      journeys: ['mf-restaurants', 'mf-platform'],
    }));

  test('the API runs its own tests, and journeys only when e2e is named too', () => {
    expect(words('provider-api').parts).toEqual(['lint', 'types', 'api']);
    expect(words('provider-api', 'e2e')).toMatchObject({ parts: ['e2e'], journeys: null });
  });

  test('an unknown argument is reported by name', () =>
    expect(() => words('mf-cellar', 'unit')).toThrow("There is no part and no package 'mf-cellar'."));
});

describe('what a change runs', () => {
  test('no change runs nothing', () => expect(change([]).parts).toEqual([]));

  test('a change of documents runs the tests that read them', () =>
    expect(change([], 'README.md', 'docs/how-to/qa.md')).toEqual({
      parts: ['unit'],
      packages: [],
      journeys: [],
      readsDocuments: true,
    }));

  test('a change of the API and of documents runs the tests of both', () =>
    expect(change(['provider-api'], 'provider-api/src/a.ts', 'docs/CHANGELOG.md')).toMatchObject({
      parts: ['lint', 'types', 'unit', 'api', 'e2e'],
      packages: ['provider-api'],
      readsDocuments: true,
    }));

  test('a change of a remote runs the tests of that remote', () =>
    expect(change(['mf-restaurants'], 'mf-restaurants/src/app.tsx')).toEqual({
      parts: ['lint', 'types', 'unit', 'e2e'],
      packages: ['mf-restaurants'],
      journeys: ['mf-restaurants'],
    }));

  test('a change of the kit runs all journeys', () =>
    expect(change([...remotes, 'shell', 'shared-kit'], 'shared-kit/src/ui/classes.ts')).toMatchObject({ journeys: null }));

  test('a change of a script, the lock file or the Nx configuration runs everything', () => {
    for (const file of ['scripts/build.mjs', 'package-lock.json', 'nx.json']) expect(change([], file)).toEqual(everything());
  });
});

describe('the files of unit tests that run', () => {
  const runs = (plan, file) => new RegExp(unitTestPattern('/srv/inn (2) c++', plan) ?? '^$').test(`/srv/inn (2) c++/${file}`);

  test('are those of the packages, whatever the folder of the project is called', () => {
    const plan = words('mf-restaurants');
    expect(runs(plan, 'mf-restaurants/src/routes.test.ts')).toBe(true);
    expect(runs(plan, 'mf-platform/src/routes.test.ts')).toBe(false);
  });

  test('are those that read documents when documents changed', () => {
    const plan = change([], 'README.md');
    expect(runs(plan, 'scripts/docs.test.mjs')).toBe(true);
    expect(runs(plan, 'scripts/specification.test.mjs')).toBe(true);
    expect(runs(plan, 'scripts/commands.test.mjs')).toBe(false);
  });
});

test('a file that moved counts as changed where it was, too', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  try {
    const git = (...args) => execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args]);
    git('init', '--quiet');
    writeFileSync(path.join(folder, 'before.txt'), 'The same text in both places.');
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    renameSync(path.join(folder, 'before.txt'), path.join(folder, 'after.txt'));
    git('add', '.');
    const env = { ...process.env, GIT_DIR: path.join(folder, '.git'), GIT_WORK_TREE: folder };
    const program = `console.log(JSON.stringify((await import('${path.join(__dirname, 'affected.mjs')}')).changedSince('HEAD')))`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, encoding: 'utf8' });
    expect(JSON.parse(output)).toEqual(expect.arrayContaining(['before.txt', 'after.txt']));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('the dependency graph of the packages', () => {
  const affectedBy = (file) => affectedPackages([file]).sort();
  const kit = [...remotes, 'e2e', 'shared-kit', 'shell'];

  test('the API and every remote depend on the rules', () =>
    expect(affectedBy('shared-kit/src/rules/limits.ts')).toEqual(
      [...kit, 'demo-pictures', 'provider-api', 'shared-rules'].sort(),
    ));

  test("the API depends on the kit's modules about releases", () =>
    expect(affectedBy('shared-kit/src/rules/remote/registry.ts')).toContain('provider-api'));

  test('the API does not depend on the look of the kit', () =>
    expect(affectedBy('shared-kit/src/ui/classes.ts')).toEqual(kit.sort()));

  test('no package depends on a page of a remote', () =>
    expect(affectedBy('mf-restaurants/src/press/PressPage.tsx')).toEqual(['mf-restaurants']));
});
