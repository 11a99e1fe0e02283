import { affectedPackages } from './affected.mjs';
import { everything, planOfChange, planOfArguments } from './testPlan.mjs';
import { packageNames } from './workspaces.mjs';

const known = packageNames();
const isRemote = (name) => name.startsWith('mf-');
// Not a list of four: `npm run new:remote` adds one.
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
  test('a change of documents runs nothing', () => expect(change([], 'README.md', 'docs/how-to/qa.md').parts).toEqual([]));

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
