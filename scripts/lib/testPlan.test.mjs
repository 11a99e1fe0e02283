import { affectedPackages } from './affected.mjs';
import { everything, planOfChange, planOfArguments } from './testPlan.mjs';
import { packageNames } from './workspaces.mjs';

const known = packageNames();
const isRemote = (name) => name.startsWith('mf-');
// Not a list of four: `npm run new:remote` adds one.
const remotes = known.filter(isRemote);
const words = (...list) => planOfArguments(list, known, isRemote);
const change = (affected, ...files) => planOfChange(files, () => affected, known, isRemote);

test('every remote is a package, and so are the others', () =>
  expect(known).toEqual(expect.arrayContaining(['mf-platform', 'mf-restaurants', 'shared-kit', 'provider-api', 'shell', 'e2e'])));

describe('what the words of `npm test` ask for', () => {
  test('nothing is everything', () => expect(words()).toEqual(everything()));

  test('a remote is its lint, the types, its unit tests and its own journeys', () =>
    expect(words('mf-restaurants')).toEqual({
      parts: ['lint', 'types', 'unit', 'e2e'],
      packages: ['mf-restaurants'],
      journeys: ['mf-restaurants'],
    }));

  test('parts of a remote are those alone', () =>
    expect(words('mf-restaurants', 'unit')).toMatchObject({ parts: ['unit'], packages: ['mf-restaurants'] }));

  test('the journeys of two remotes are theirs alone', () =>
    expect(words('mf-restaurants', 'mf-platform', 'e2e')).toEqual({
      parts: ['e2e'],
      packages: ['mf-restaurants', 'mf-platform'],
      journeys: ['mf-restaurants', 'mf-platform'],
    }));

  test('the API has its own tests, and the journeys of the product only when they are asked for', () => {
    expect(words('provider-api').parts).toEqual(['lint', 'types', 'api']);
    expect(words('provider-api', 'e2e')).toMatchObject({ parts: ['e2e'], journeys: null });
  });

  test('a word that is neither is named', () =>
    expect(() => words('mf-cellar', 'unit')).toThrow("There is no part and no package 'mf-cellar'."));
});

describe('what a change asks for', () => {
  test('words alone ask for nothing', () => expect(change([], 'README.md', 'docs/how-to/qa.md').parts).toEqual([]));

  test('a remote asks for itself', () =>
    expect(change(['mf-restaurants'], 'mf-restaurants/src/app.tsx')).toEqual({
      parts: ['lint', 'types', 'unit', 'e2e'],
      packages: ['mf-restaurants'],
      journeys: ['mf-restaurants'],
    }));

  test('the kit asks for all journeys', () =>
    expect(change([...remotes, 'shell', 'shared-kit'], 'shared-kit/src/ui/classes.ts')).toMatchObject({ journeys: null }));

  test('a tool or the lock file asks for everything', () => {
    for (const file of ['scripts/build.mjs', 'package-lock.json', 'nx.json']) expect(change([], file)).toEqual(everything());
  });
});

describe('the graph of packages', () => {
  const affectedBy = (file) => affectedPackages([file]).sort();
  const kit = [...remotes, 'e2e', 'shared-kit', 'shell'];

  test('the API hangs on the rules, and so does everything', () =>
    expect(affectedBy('shared-kit/src/rules/limits.ts')).toEqual(
      [...kit, 'demo-pictures', 'provider-api', 'shared-rules'].sort(),
    ));

  test('the API hangs on what it shares about releases', () =>
    expect(affectedBy('shared-kit/src/rules/remote/registry.ts')).toContain('provider-api'));

  test('the API does not hang on the look of the kit', () =>
    expect(affectedBy('shared-kit/src/ui/classes.ts')).toEqual(kit.sort()));

  test('nobody hangs on a page of a remote', () =>
    expect(affectedBy('mf-restaurants/src/press/PressPage.tsx')).toEqual(['mf-restaurants']));
});
