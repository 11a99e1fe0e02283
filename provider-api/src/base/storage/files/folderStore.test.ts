import { mkdtempSync, rmSync } from 'node:fs';
import { access, open, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAll, type FileStore } from './FileStore';
import { folderStore } from './folderStore';
import { newKey, releaseKey } from './keys';

const RELEASE = '00000000-0000-4000-8000-000000000000';
const MANY = 100;
const HOUR = 3_600_000;

describe('Files in a folder', () => {
  let folder: string;
  let files: FileStore;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'innkeeper-files-'));
    files = await folderStore({ folder, secret: 'x', path: '/api/files' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = async (keys: string[]) => {
    for (const key of keys) await files.put(key, Buffer.from('x'));
  };
  const many = (name: (index: number) => string) => Array.from({ length: MANY }, (_, index) => name(index));

  it('are all listed, even if one release has many in one folder', async () => {
    const keys = many((index) => releaseKey(RELEASE, index % 2 ? `assets/${index}.js` : `assets/deep/${index}.js`));
    await put(keys);
    const listed: string[] = [];
    for await (const { key } of files.list('releases')) listed.push(key);
    expect(listed.sort()).toEqual(keys.sort());
  });

  it('that are deleted while files are listed are left out, but the others are listed', async () => {
    await put(many(() => newKey('x.pdf', 'application/pdf')));
    const listed: string[] = [];
    for await (const { key } of files.list('media')) {
      listed.push(key);
      if (listed.length > 1) continue;
      const others: string[] = [];
      for await (const other of files.list('media')) if (other.key !== key) others.push(other.key);
      for (const other of others.slice(0, MANY / 2)) await files.remove(other);
    }
    expect(listed).toHaveLength(MANY / 2);
  });

  it('never take the place of one another', async () => {
    const key = newKey('x.pdf', 'application/pdf');
    await put([key]);
    await expect(files.put(key, Buffer.from('another'))).rejects.toMatchObject({ kind: 'exists' });
    expect((await readAll(files, key)).toString()).toBe('x');
  });

  it('count as written when they came here, even if a copy kept an older time', async () => {
    const key = newKey('x.pdf', 'application/pdf');
    await put([key]);
    await utimes(join(folder, key), new Date(0), new Date(0));
    for await (const { writtenOn } of files.list('media')) expect(writtenOn.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('that are only half written stay for an hour: another process may be writing them', async () => {
    const half = join(folder, '.partial', 'half');
    await writeFile(half, 'x');
    const exists = () =>
      access(half).then(
        () => true,
        () => false,
      );
    await files.removeAbandoned(new Date(Date.now() + 0.9 * HOUR));
    expect(await exists()).toBe(true);
    await files.removeAbandoned(new Date(Date.now() + 1.1 * HOUR));
    expect(await exists()).toBe(false);
  });

  it('are closed again when their size cannot be read', async () => {
    const key = newKey('x.pdf', 'application/pdf');
    await put([key]);
    const other = await open(join(folder, key));
    await other.close();
    const opened: FileHandle[] = [];
    jest.spyOn(Object.getPrototypeOf(other) as FileHandle, 'stat').mockImplementationOnce(function fail(this: FileHandle) {
      opened.push(this);
      return Promise.reject(new Error('EIO: i/o error, fstat'));
    });
    await expect(files.open(key)).rejects.toThrow('EIO');
    expect(opened.map(({ fd }) => fd)).toEqual([-1]);
    jest.restoreAllMocks();
  });
});
