import { Readable } from 'node:stream';
import { FileProblem, FilesOutOfReach } from '../../base/storage/files/problems';
import { filesInMemory } from './filesInMemory';

const SOON = 20;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A store of files that counts how often each is opened. */
function countingStore(files: Record<string, string | Buffer>) {
  const opened: string[] = [];
  const open = async (key: string) => {
    opened.push(key);
    const bytes = files[key];
    if (bytes === undefined) throw new FileProblem('missing');
    return { size: bytes.length, stream: Readable.from([Buffer.from(bytes)]) };
  };
  return { files, opened, open };
}
const reader = (store: ReturnType<typeof countingStore>, freshFor?: number) => {
  const { read } = filesInMemory(store, freshFor);
  return async (key: string, size: number) => String(await read({ key, size }));
};

describe('Files of releases in memory', () => {
  it('are read from the store once, even by many at the same time', async () => {
    const store = countingStore({ entry: 'let a;', empty: '' });
    const read = reader(store);
    expect(await Promise.all([1, 2, 3].map(() => read('entry', 6)))).toEqual(['let a;', 'let a;', 'let a;']);
    expect([await read('entry', 6), await read('empty', 0), await read('empty', 0)]).toEqual(['let a;', '', '']);
    expect(store.opened).toEqual(['entry', 'empty']);
  });

  it('are still sent while the store cannot be reached, however old they are', async () => {
    const store = countingStore({ entry: 'let a;' });
    const read = reader(store, SOON);
    await read('entry', 6);
    store.open = () => Promise.reject(new FilesOutOfReach({ cause: new Error('away') }));
    for (const _again of [1, 2, 3]) {
      await wait(SOON * 2);
      expect(await read('entry', 6)).toBe('let a;');
    }
    await expect(read('never read', 6)).rejects.toThrow(FilesOutOfReach);
  });

  it('are sent at once while the store takes its time to be asked again', async () => {
    const store = countingStore({ entry: 'let a;' });
    const read = reader(store, SOON);
    await read('entry', 6);
    await wait(SOON * 2);
    store.open = () => new Promise(() => undefined);
    expect(await read('entry', 6)).toBe('let a;');
  });

  it('are replaced after a while if they were damaged and uploaded again', async () => {
    const store = countingStore({ entry: 'lat a;' });
    const read = reader(store, SOON);
    expect(await read('entry', 6)).toBe('lat a;');
    store.files.entry = 'let a;';
    await wait(SOON * 2);
    await read('entry', 6);
    await wait(SOON / 2);
    expect(await read('entry', 6)).toBe('let a;');
  });

  it('are missing if they are not whole, and are there as soon as they are', async () => {
    const store = countingStore({ entry: 'let' });
    const read = reader(store);
    await expect(read('entry', 6)).rejects.toMatchObject({ kind: 'missing' });
    store.files.entry = 'let a;';
    expect(await read('entry', 6)).toBe('let a;');
  });

  it('are sent while they are read if they are large, and not kept', async () => {
    const size = 1_000_001;
    const store = countingStore({ map: Buffer.alloc(size) });
    const { read } = filesInMemory(store);
    for (const _again of [1, 2]) expect(await read({ key: 'map', size })).toBeInstanceOf(Readable);
    expect(store.opened).toEqual(['map', 'map']);
  });

  it('take up at most 32 MB: what was not asked for longest goes first', async () => {
    const size = 999_000;
    const names = Array.from({ length: 33 }, (_, index) => `file ${index}`);
    const store = countingStore(Object.fromEntries(names.map((name) => [name, Buffer.alloc(size)])));
    const { read } = filesInMemory(store);
    for (const key of names) await read({ key, size });
    store.opened.length = 0;
    await read({ key: 'file 32', size });
    await read({ key: 'file 0', size });
    expect(store.opened).toEqual(['file 0']);
  });

  it('that are still being read arrive, even if so many others were read meanwhile that there is no room for them', async () => {
    const size = 999_000;
    const others = Array.from({ length: 33 }, (_, index) => `file ${index}`);
    const store = countingStore({ slow: 'let a;', ...Object.fromEntries(others.map((name) => [name, Buffer.alloc(size)])) });
    const { open } = store;
    let arrive: () => void = () => undefined;
    store.open = async (key) => {
      if (key === 'slow') await new Promise<void>((resolve) => (arrive = resolve));
      return open(key);
    };
    const { read } = filesInMemory(store);
    const reading = read({ key: 'slow', size: 6 });
    for (const key of others) await read({ key, size });
    arrive();
    expect(String(await reading)).toBe('let a;');
  });

  it('are read ahead once, without the large ones, and again after a failure', async () => {
    const files = [
      { key: 'entry', size: 6 },
      { key: 'large', size: 1_000_001 },
      { key: 'late', size: 4 },
    ];
    const store = countingStore({ entry: 'let a;' });
    const memory = filesInMemory(store);
    await expect(memory.readAhead('a release', () => files)).rejects.toMatchObject({ kind: 'missing' });
    store.files.late = 'late';
    store.opened.length = 0;
    for (const _again of [1, 2]) await memory.readAhead('a release', () => files);
    await memory.read({ key: 'late', size: 4 });
    expect(store.opened).toEqual(['late']);
  });
});
