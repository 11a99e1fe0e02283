/** Layers of a package from the bottom up: each imports itself and those below it, none above. */
const apiLayers = ['src/base', 'src/http', 'src/access', 'src/content', 'src/resources', 'demo', 'src/server'];
const kitLayers = [
  'src/ui',
  'src/{api,session,router,shellServices}',
  'src/remote',
  'src/{modals,media,generators}',
  'src/fields',
  'src/form',
  'src/content',
  'src/{calendar,second-factor,shared-screens}',
  'src/frame',
  'src/alone',
];
const layersOf = (name, folder, layers) => layers.map((layer) => ({ type: `${name} ${layer}`, pattern: `${folder}/${layer}` }));
const api = layersOf('api', 'provider-api', apiLayers);
const kit = layersOf('kit', 'shared-kit', kitLayers);
const typesOf = (elements) => elements.map(({ type }) => type);

/** The type of a file is the first one whose pattern matches the beginning of its path from the root. */
export const elements = [
  { type: 'tooling', pattern: 'shared-kit/build' },
  { type: 'faultRemote', pattern: 'e2e/faults/remote' },
  { type: 'control', pattern: 'e2e/bench/control' },
  { type: 'rulesTesting', pattern: 'shared-kit/src/rules/testing' },
  { type: 'rules', pattern: 'shared-kit/src/rules' },
  ...kit,
  { type: 'kitTesting', pattern: 'shared-kit/testing' },
  { type: 'kit', pattern: 'shared-kit' },
  { type: 'journeys', pattern: 'mf-*/e2e', capture: ['name'] },
  { type: 'remoteTesting', pattern: 'mf-*/testing', capture: ['name'] },
  { type: 'remote', pattern: 'mf-*', capture: ['name'] },
  { type: 'shellTesting', pattern: 'shell/testing' },
  { type: 'shell', pattern: 'shell' },
  { type: 'demoPictures', pattern: 'demo-pictures' },
  ...api,
  { type: 'apiTesting', pattern: 'provider-api/testing' },
  { type: 'api', pattern: 'provider-api' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'scripts', pattern: 'scripts' },
].map((element) => ({ ...element, partialMatch: false }));

/** Tests and their helpers may import everything that their package may know. */
export const files = [{ category: 'test', pattern: ['**/*.test.{ts,tsx}', '**/testing/**'] }];

const mayImport = (from, ...types) => ({
  from: { element: { type: from } },
  allow: { to: { element: { type: types } } },
});
const testsMayImport = (from, ...types) => ({
  from: { element: { type: from }, file: { categories: 'test' } },
  allow: { to: { element: { type: types } } },
});
const noneUpward = (layers, ...below) =>
  typesOf(layers).map((type, index, all) => mayImport(type, ...all.slice(0, index + 1), ...below));
const wholeApi = [...typesOf(api), 'api', 'apiTesting'];
const wholeKit = [...typesOf(kit), 'kit', 'rules'];
const testsOfKit = [...wholeKit, 'kitTesting', 'rulesTesting'];
const remoteTests = { element: { type: ['remote', 'remoteTesting'] }, file: { categories: 'test' } };
const sameRemote = { type: ['remote', 'remoteTesting'], captured: { name: '{{ from.element.captured.name }}' } };

/** Which package may import which (architecture); what is not named here is forbidden. Remotes never know each other. */
export const importPolicies = [
  mayImport('rules', 'rules'),
  testsMayImport(['rules', 'rulesTesting'], 'rules', 'rulesTesting'),
  ...noneUpward(kit, 'rules'),
  testsMayImport([...typesOf(kit), 'kitTesting'], ...testsOfKit),
  mayImport('remote', ...wholeKit),
  testsMayImport(['remote', 'remoteTesting'], ...testsOfKit),
  { from: remoteTests, allow: { to: { element: sameRemote } } },
  mayImport('shell', ...wholeKit, 'shell'),
  testsMayImport(['shell', 'shellTesting'], ...testsOfKit, 'shell', 'shellTesting'),
  ...noneUpward(api, 'rules'),
  mayImport('api demo', 'demoPictures'),
  testsMayImport(wholeApi, ...wholeApi, 'rules', 'rulesTesting', 'demoPictures'),
  mayImport('demoPictures', 'demoPictures', 'rules'),
  // The walk over every page reads the route table's types and titles.
  mayImport('e2e', 'e2e', ...wholeKit, 'tooling', 'control', 'scripts'),
  mayImport('journeys', 'journeys', 'e2e', 'rules'),
  mayImport('faultRemote', ...wholeKit),
  // The site built as a single application, to measure what federation costs.
  mayImport('control', 'control', ...wholeKit, 'shell', 'remote', 'tooling'),
  mayImport('tooling', 'tooling', ...wholeKit),
  mayImport('scripts', 'scripts', 'tooling', 'e2e'),
];

const foldersOf = ({ pattern }) => [pattern].flat().map((one) => one.split('/')[0]);
const policiesOf = (folder) => {
  const types = typesOf(elements.filter((element) => foldersOf(element).includes(folder)));
  return importPolicies.filter(({ from }) => [from.element.type].flat().some((type) => types.includes(type)));
};

/**
 * The policies of each folder at the root, without those that concern only other folders: an import is checked against all
 * policies that apply to its file, even if an earlier one allows it.
 */
export const policiesIn = [...new Set(elements.flatMap(foldersOf))].map((folder) => ({ folder, policies: policiesOf(folder) }));
