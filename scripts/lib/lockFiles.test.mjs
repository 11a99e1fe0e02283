import { findMissing } from './lockFiles.mjs';

const react = { version: '18.3.1', integrity: 'sha512-a' };
const required = {
  '': { name: 'innkeeper' },
  shell: { version: '0.1.0' },
  'node_modules/shell': { resolved: 'shell', link: true },
  'node_modules/react': react,
  'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
};
const installed = { 'node_modules/react': react };
const isLinked = () => true;

it('nothing is missing after an installation that skipped packages for other machines', () => {
  expect(findMissing(required, installed, isLinked)).toEqual([]);
});

it.each([
  ['a package that is missing', { ...installed, 'node_modules/react': undefined }],
  ['another version', { ...installed, 'node_modules/react': { ...react, version: '18.3.0' } }],
  ['other files under the same version', { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
])('detects %s', (_what, found) => {
  expect(findMissing(required, found, isLinked)).toEqual(['node_modules/react']);
});

it('detects a folder of the project that is not linked', () => {
  expect(findMissing(required, installed, () => false)).toEqual(['node_modules/shell']);
});
