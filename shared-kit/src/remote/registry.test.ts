import { folderOf, readRegistry, VERSIONS_KEPT, withRelease, withRollback, type Release, type Version } from './registry';

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
  previous.map((one) => one.version),
];

describe('a release is one line of the registry', () => {
  it('puts a version into use and remembers the one before', () => {
    const first = withRelease(undefined, release('1'));
    expect(versions(first)).toEqual(['1', []]);
    expect(versions(withRelease(first, release('2')))).toEqual(['2', ['1']]);
  });

  it('remembers the last versions only', () => {
    let record = withRelease(undefined, release('0'));
    for (let number = 1; number < 8; number += 1) record = withRelease(record, release(String(number)));
    expect(versions(record)).toEqual(['7', ['6', '5', '4']]);
    expect(record.previous).toHaveLength(VERSIONS_KEPT);
  });

  it('changes nothing when the same version is released again', () => {
    const record = withRelease(withRelease(undefined, release('1')), release('2'));
    expect(versions(withRelease(record, release('2')))).toEqual(['2', ['1']]);
  });

  it('steps back, and forward again', () => {
    const record = withRelease(withRelease(undefined, release('1')), release('2'));
    const back = withRollback(record, ({ version }) => release(version));
    expect(versions(back)).toEqual(['1', ['2']]);
    expect(versions(withRelease(back, release('2')))).toEqual(['2', ['1']]);
  });

  it('says of earlier versions only what is needed to load them: everyone fetches this file', () => {
    const [before] = withRelease(withRelease(undefined, release('1')), release('2')).previous;
    expect(Object.keys(before!)).toEqual(['name', 'version', 'container', 'entry', 'integrity', 'hashes', 'kit', 'uses']);
  });

  it('says so when there is nothing to step back to', () => {
    expect(() => withRollback(withRelease(undefined, release('1')), () => release('0'))).toThrow(
      'There is no earlier version of mf-restaurants',
    );
  });

  it('keeps every version in a folder of its own', () => {
    expect(folderOf(release('0.1.0-1a2b3c4d'))).toBe('/remotes/mf-restaurants/0.1.0-1a2b3c4d/');
  });
});

describe('a registry from the network', () => {
  it('leaves out a line that lacks what a remote needs, and keeps the others', () => {
    const good = { ...release('1'), previous: [] };
    expect(readRegistry({ remotes: [{ name: 'mf-broken' }, null, good] }).remotes).toEqual([good]);
  });

  const page = 'assets/1.js';
  it.each([
    ['no hash at all', { hashes: undefined }],
    ['no hash for its entry', { hashes: {} }],
    ['no hash for its first files', { app: [page] }],
    ['no hash for the files of a page', { pages: { list: [page] } }],
    ['something that is no hash', { hashes: { 'remoteEntry.js': 'sha384-x', [page]: 'none' } }],
  ])('leaves out a line with %s: what nothing vouches for is not run', (_, change) => {
    const line = { ...release('1'), ...change, previous: [] };
    expect(readRegistry({ remotes: [line] }).remotes).toEqual([]);
    expect(readRegistry({ remotes: [line] }, { withoutHashes: true }).remotes).toEqual([line]);
  });

  it('leaves out an earlier version without hashes, so that nobody steps back to it', () => {
    const before = { ...release('1'), hashes: undefined };
    const line = { ...release('3'), previous: [before, null, release('2')] };
    expect(readRegistry({ remotes: [line] }).remotes.map(versions)).toEqual([['3', ['2']]]);
  });

  it.each([null, 'text', {}, { remotes: 'none' }])('is refused with a sentence when it is none: %j', (value) => {
    expect(() => readRegistry(value)).toThrow('The list of the areas of this site could not be read.');
  });
});
