import { folderOf, readRegistry, type Release, type Version } from './registry';

const release = (version: string, name = 'mf-restaurants'): Release => ({
  name,
  version,
  container: `c_${version}`,
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  hashes: { 'remoteEntry.js': 'sha384-x' },
  kit: '^0.1.0',
  uses: {},
  app: [],
  pages: {},
  routes: [],
});
const versions = ({ version, previous }: { version: string; previous: Version[] }) => [
  version,
  previous.map((earlier) => earlier.version),
];

it('keeps every version in a folder of its own', () => {
  expect(folderOf(release('0.1.0-1a2b3c4d'))).toBe('/remotes/mf-restaurants/0.1.0-1a2b3c4d/');
});

describe('a registry from the network', () => {
  it('leaves out an entry that lacks what a remote needs, and keeps the others', () => {
    const good = { ...release('1'), previous: [] };
    expect(readRegistry({ remotes: [{ name: 'mf-broken' }, null, good] }).remotes).toEqual([good]);
  });

  it.each(['name', 'version', 'entry', 'container', 'kit'])('leaves out an entry without its %s', (key) => {
    const remotes = [{ ...release('1'), previous: [], [key]: '' }];
    for (const withoutHashes of [true, false]) expect(readRegistry({ remotes }, { withoutHashes }).remotes).toEqual([]);
  });

  const page = 'assets/1.js';
  it.each([
    ['no hash at all', { hashes: undefined }],
    ['no hash for its entry', { hashes: {} }],
    ['no hash for its first files', { app: [page] }],
    ['no hash for the files of a page', { pages: { list: [page] } }],
    ['something that is no hash', { hashes: { 'remoteEntry.js': 'sha384-x', [page]: 'none' } }],
  ])('leaves out an entry with %s: code that cannot be verified is not run', (_, change) => {
    const line = { ...release('1'), ...change, previous: [] };
    expect(readRegistry({ remotes: [line] }).remotes).toEqual([]);
    expect(readRegistry({ remotes: [line] }, { withoutHashes: true }).remotes).toEqual([line]);
  });

  it('leaves out an earlier version without hashes, so that nobody can step back to it', () => {
    const before = { ...release('1'), hashes: undefined };
    const line = { ...release('3'), previous: [before, null, release('2')] };
    expect(readRegistry({ remotes: [line] }).remotes.map(versions)).toEqual([['3', ['2']]]);
  });

  it('keeps the addresses of remotes of which nobody gets a version, and nothing else that is sent for them', () => {
    expect(readRegistry({ remotes: [], unavailable: ['/media', 7, null, ''] })).toEqual({ remotes: [], unavailable: ['/media'] });
    for (const unavailable of [undefined, 'none', {}])
      expect(readRegistry({ remotes: [], unavailable }).unavailable ?? []).toEqual([]);
  });

  it.each([null, 'text', {}, { remotes: 'none' }])('is refused with a message if it is invalid: %j', (value) => {
    expect(() => readRegistry(value)).toThrow('The list of the areas of this site could not be read.');
  });
});
