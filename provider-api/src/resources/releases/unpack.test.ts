import { createHash } from 'node:crypto';
import fs, { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tarOf, tgzOf, type TarEntry } from '../../../testing/tarball';
import { MAX_FILES, MAX_PACKED_BYTES, MAX_UNPACKED_BYTES } from './limits';
import { unpack } from './unpack';

async function* inPieces(bytes: Buffer, size = 4096): AsyncIterable<Buffer> {
  for (let index = 0; index < bytes.length; index += size) yield bytes.subarray(index, index + size);
}

const file = (name: string, content: string | Buffer = name): TarEntry => ({ path: `package/release/${name}`, content });

describe('Unpacking a release', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'innkeeper-unpack-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  afterEach(() => jest.restoreAllMocks());
  const refusal = (bytes: Buffer, size?: number) =>
    unpack(inPieces(bytes, size), mkdtempSync(join(folder, 'one-'))).then(
      () => 'taken',
      ({ statusCode, message }: { statusCode: number; message: string }) => `${statusCode} ${message}`,
    );

  it.each([1, 511, 100_000])('gives every file with its bytes and hashes, sent in pieces of %d', async (size) => {
    const big = Buffer.alloc(5000, 'x');
    const bytes = tgzOf([
      { path: 'package/', type: 'Directory' },
      { path: 'package/package.json', content: '{}' },
      file('remote.json', '{"a":1}'),
      file('assets/1.abc.js', big),
      file('empty.css', ''),
    ]);
    const files = await unpack(inPieces(bytes, size), folder);
    expect([...files.keys()].sort()).toEqual(['assets/1.abc.js', 'empty.css', 'remote.json']);
    const found = files.get('assets/1.abc.js')!;
    expect(readFileSync(found.path)).toEqual(big);
    expect(found).toMatchObject({
      bytes: 5000,
      sha256: createHash('sha256').update(big).digest('hex'),
      integrity: `sha384-${createHash('sha384').update(big).digest('base64')}`,
    });
    expect(files.get('empty.css')?.bytes).toBe(0);
  });

  it('stores every byte when the disk takes only part of what it is given', async () => {
    const { writeSync } = fs;
    const partly = (file: number, bytes: Buffer, offset = 0) =>
      writeSync(file, bytes, offset, Math.min(bytes.length - offset, 1000));
    jest.spyOn(fs, 'writeSync').mockImplementation(partly as typeof fs.writeSync);
    const files = await unpack(inPieces(tgzOf([file('a.js', Buffer.alloc(5000, 'x'))])), folder);
    expect(readFileSync(files.get('a.js')!.path)).toHaveLength(5000);
  });

  it('does not call the file damaged when the disk is full, and leaves no file open', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const [opening, closing] = [jest.spyOn(fs, 'openSync'), jest.spyOn(fs, 'closeSync')];
    jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw full;
    });
    const unpacking = unpack(inPieces(tgzOf([file('a.js', Buffer.alloc(5000, 'x'))])), folder);
    await expect(unpacking).rejects.toBe(full);
    expect(closing.mock.calls.map(([handle]) => handle)).toEqual(opening.mock.results.map(({ value }) => value as number));
    expect(opening).toHaveBeenCalledTimes(1);
  });

  it('takes a compressed variant at whichever byte it begins', async () => {
    // Including the headers of both, the second file begins exactly where the second chunk of unpacked bytes begins.
    const bytes = tgzOf([file('a.js', Buffer.alloc(16_384 - 1024, 'x')), file('a.js.gz', gzipSync('x'))]);
    expect([...(await unpack(inPieces(bytes), folder)).keys()]).toEqual(['a.js', 'a.js.gz']);
  });

  it.each<[string, TarEntry]>([
    ['a way out', file('../../../evil.js')],
    ['a way out at its end', file('assets/..')],
    ['an absolute path', { path: '/etc/passwd', content: 'x' }],
    ['a path of Windows', file('C:\\evil.js')],
    ['a hidden file', file('.npmrc')],
    ['a name with a control character', file('a\u0001.js')],
    ['a file outside of the package', { path: 'other/remote.json', content: 'x' }],
  ])('refuses %s', async (_, entry) => {
    expect(await refusal(tgzOf([file('remote.json'), entry]))).toMatch(
      /^422 The packed file contains '.*', a name that is not accepted\.$/,
    );
  });

  it.each<[string, TarEntry]>([
    ['a symbolic link', { path: 'package/release/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }],
    ['a hard link', { path: 'package/release/a.js', type: 'Link', linkpath: 'package/release/remote.json' }],
    ['a device', { path: 'package/release/a.js', type: 'CharacterDevice' }],
  ])('refuses %s', async (_, entry) => {
    expect(await refusal(tgzOf([file('remote.json'), entry]))).toMatch(
      /^422 .*is not a plain file: links and devices are not accepted\.$/,
    );
  });

  it.each<[string, TarEntry[], RegExp]>([
    ['the same name twice', [file('a.js'), file('a.js')], /^422 The packed file contains 'package\/release\/a.js' twice\.$/],
    ['names that differ in case alone', [file('a.js'), file('A.js')], /^422 .*'package\/release\/A.js' twice\.$/],
    ['a file that is a folder too', [file('a'), file('a/b.js')], /^422 .*as a file and as a folder\.$/],
    ['a folder that is a file too', [file('a/b.js'), file('a')], /^422 .*as a file and as a folder\.$/],
    ['no release', [{ path: 'package/package.json', content: '{}' }], /^422 The packed file contains no release/],
  ])('refuses %s', async (_, entries, message) => {
    expect(await refusal(tgzOf(entries))).toMatch(message);
  });

  it('refuses what is damaged, cut off, compressed twice or no archive at all', async () => {
    const whole = tgzOf([file('remote.json', Buffer.from(Array.from({ length: 9000 }, (_, index) => (index * 7919) % 251)))]);
    const flipped = Buffer.from(whole).fill(0xff, 200, 220);
    const shortTar = gzipSync(tarOf([{ ...file('a.js', 'short'), size: 9000 }]));
    for (const bytes of [
      whole.subarray(0, -20),
      whole.subarray(0, 100),
      flipped,
      shortTar,
      Buffer.from('hello'),
      gzipSync('hello'),
    ]) {
      expect(await refusal(bytes)).toMatch(/^422 The packed file is damaged or was cut off/);
    }
    expect(await refusal(Buffer.alloc(0))).toMatch(/^422/);
    expect(await refusal(gzipSync(whole))).toBe('422 The packed file is compressed twice.');
  });

  it('refuses a bomb by its announced size, before it is unpacked', async () => {
    const announced = gzipSync(tarOf([file('remote.json'), { ...file('a.js', 'x'), size: MAX_UNPACKED_BYTES }]));
    expect(await refusal(announced)).toBe('413 A release is at most 80 MB unpacked.');
    const [fileName] = readdirSync(folder);
    expect(readdirSync(join(folder, fileName!))).toEqual(['remote.json']);
  });

  it('refuses a bomb that announces a small size, while it is unpacked', async () => {
    const nothing = Buffer.alloc(MAX_UNPACKED_BYTES + MAX_FILES * 4096 + 1);
    expect(await refusal(gzipSync(Buffer.concat([tarOf([file('remote.json')]), nothing])))).toBe(
      '413 A release is at most 80 MB unpacked.',
    );
  });

  it('refuses more files or packed bytes than allowed', async () => {
    const many = Array.from({ length: MAX_FILES + 1 }, (_, index) => file(`${index}.js`));
    expect(await refusal(tgzOf(many))).toBe('413 A release is at most 2000 files.');
    const noise = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    const stored = gzipSync(tarOf([file('a.js', Buffer.alloc(MAX_PACKED_BYTES + 1, noise))]), { level: 0 });
    expect(await refusal(stored, 65_536)).toBe('413 A packed release is at most 20 MB.');
  });
});
