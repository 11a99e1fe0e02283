import { createReadStream, mkdtempSync, promises, rmSync } from 'node:fs';
import { access, open, readdir, rm, stat, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readAll, type FileStore } from './FileStore';
import { folderStore } from './folderStore';
import { newKey, releaseKey } from './keys';
import { FilesOutOfReach } from './problems';

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
    const times: number[] = [];
    for await (const { writtenOn } of files.list('media')) times.push(writtenOn.getTime());
    expect(Math.min(...times)).toBeGreaterThan(Date.now() - 60_000);
    expect(times.length).toBeGreaterThan(0);
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

  it('are out of reach while the disk itself fails, as a bucket that is down', async () => {
    const key = newKey('x.pdf', 'application/pdf');
    const built = join(folder, '..', `${key}.built`);
    await writeFile(built, 'x');
    // Not even an administrator can read a folder that is a file.
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    const calls = [
      () => files.open(key),
      () => files.put(key, Buffer.from('x')),
      () => files.put(releaseKey(RELEASE, 'entry.js'), Buffer.from('x')),
      () => files.adopt(key, built),
      () => files.remove(key),
      async () => {
        for await (const { key: listed } of files.list('media')) throw new Error(listed);
      },
      () => files.removeAbandoned(new Date()),
      () => folderStore({ folder, secret: 'x', path: '/api/files' }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(FilesOutOfReach);
    await rm(built);
  });

  it('fail with the error of their bytes, which the disk has no part in', async () => {
    const missing = join(folder, 'missing');
    await expect(files.put(newKey('x.pdf', 'application/pdf'), createReadStream(missing))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('fail with that error even if it comes before the bytes are read', async () => {
    const bytes = new Readable({ read: () => undefined });
    const stored = files.put(newKey('x.pdf', 'application/pdf'), bytes);
    bytes.destroy(new Error('cut off'));
    await expect(stored).rejects.toThrow('cut off');
  });

  it('of a release leave no empty folder behind, in whatever order they are removed', async () => {
    const [first, other] = [RELEASE, RELEASE.replace('0', '1')];
    const keys = ['entry.js', 'assets/page.js', 'assets/deep/page.js', 'assets/deeper/still/page.js'].map((name) =>
      releaseKey(first, name),
    );
    await put([...keys, releaseKey(other, 'entry.js')]);
    await Promise.all(keys.map((key) => files.remove(key)));
    expect(await readdir(join(folder, 'releases'))).toEqual([other]);
    await files.remove(releaseKey(other, 'entry.js'));
    expect(await readdir(join(folder, 'releases'))).toEqual([]);
  });

  it('are readable only by this account, also those that were copied from another disk', async () => {
    const key = releaseKey(RELEASE, 'entry.js');
    const built = join(folder, 'built');
    await writeFile(built, 'x', { mode: 0o644 });
    // A hard link cannot lead to another disk.
    jest.spyOn(promises, 'link').mockRejectedValueOnce(Object.assign(new Error('EXDEV'), { code: 'EXDEV' }));
    await files.adopt(key, built);
    expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600);
    await expect(files.adopt(key, built)).rejects.toMatchObject({ kind: 'exists' });
    jest.restoreAllMocks();
  });

  it('cannot have names that lead out of the folder', async () => {
    for (const key of ['../secret.key', 'releases/../secret.key', '.partial', 'holder.pid']) {
      await expect(files.put(key, Buffer.from('x'))).rejects.toMatchObject({ kind: 'missing' });
      await expect(files.open(key)).rejects.toMatchObject({ kind: 'missing' });
      await expect(files.remove(key)).rejects.toMatchObject({ kind: 'missing' });
    }
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
    await expect(files.open(key)).rejects.toMatchObject({ name: 'FilesOutOfReach', cause: { message: 'EIO: i/o error, fstat' } });
    expect(opened.map(({ fd }) => fd)).toEqual([-1]);
    jest.restoreAllMocks();
  });
});
