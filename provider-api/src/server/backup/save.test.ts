import {
  existsSync,
  promises as files,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  readFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { newPath } from '../../../testing/backups';
import { checkBackup, packLines } from './format';
import { requireNewFile, saveBackup } from './save';

/** The bytes of the smallest backup. @param innkeeper the version of its format */
const smallest = (innkeeper: unknown = 1) => {
  const head = { innkeeper, at: '', engine: 'pglite', migration: 0, tag: '', writersWaited: 0, tables: 0, rows: 0 };
  return packLines(Readable.from([JSON.stringify(head)]));
};

/** The files next to a backup whose names begin with its own. */
const besides = (file: string) => readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.`));

describe('A backup is saved', () => {
  it('under its name once it is whole and verified', async () => {
    const file = newPath();
    expect(await saveBackup(file, smallest())).toMatchObject({ innkeeper: 1, files: 0 });
    expect(existsSync(file)).toBe(true);
  });

  it('so that only its owner can read it', async () => {
    const file = newPath();
    await saveBackup(file, smallest());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    [2, 'was made by a later version of Innkeeper: restore it with that one.'],
    [null, 'is not a backup of Innkeeper.'],
    [0, 'is not a backup of Innkeeper.'],
  ])('not with the format %j', async (format, message) => {
    const file = newPath();
    await expect(saveBackup(file, smallest(format))).rejects.toThrow(message);
    expect(existsSync(file)).toBe(false);
  });

  it('not in a folder that does not exist, and the message names it', async () => {
    const folder = newPath();
    await expect(saveBackup(join(folder, 'nightly.backup'), smallest())).rejects.toThrow(
      `There is no folder ${folder}. Make it, or name a file in another one.`,
    );
    expect(existsSync(folder)).toBe(false);
  });

  it('not in a folder that cannot be written, which is found out before anybody makes it', async () => {
    const file = newPath();
    const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    const open = jest.spyOn(files, 'open').mockRejectedValueOnce(refused);
    await expect(requireNewFile(file)).rejects.toThrow(
      `${file} cannot be written (EACCES). Name a file in another folder, or give this user the right to write there.`,
    );
    open.mockRestore();
    await requireNewFile(file);
    expect([existsSync(file), besides(file)]).toEqual([false, []]);
  });

  it('not under a name that is too long for the disk, which is found out before anybody makes it', async () => {
    const file = join(dirname(newPath()), 'x'.repeat(250));
    await expect(requireNewFile(file)).rejects.toThrow(/x cannot be written \(ENAMETOOLONG\)\./);
  });

  it('not at all if the disk is full: the message says so, and nothing is left', async () => {
    const file = newPath();
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const bytes = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000);
        throw full;
      })(),
    );
    await expect(saveBackup(file, bytes)).rejects.toThrow(
      'The backup was aborted (ENOSPC: no space left on device, write). Nothing was kept; try again.',
    );
    expect([existsSync(file), besides(file)]).toEqual([false, []]);
  });

  it('not at all if it is damaged or breaks off', async () => {
    const file = newPath();
    await expect(saveBackup(file, Readable.from([Buffer.from('no backup')]))).rejects.toThrow('is cut off or damaged');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('1');
        throw new Error('connection lost');
      })(),
    );
    await expect(saveBackup(file, broken)).rejects.toThrow(
      'The backup was aborted (connection lost). Nothing was kept; try again.',
    );
    expect(besides(file)).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it.each(['bytes are still arriving', 'it is being verified'])(
    'not at all if it is interrupted while %s, and nothing is left',
    async (moment) => {
      const file = newPath();
      const interruption = new AbortController();
      const interrupt = () => interruption.abort();
      const bytes = Readable.from(
        (async function* () {
          for await (const chunk of smallest()) yield chunk as Buffer;
          if (moment === 'it is being verified') return setImmediate(interrupt);
          interrupt();
          await new Promise(() => undefined);
        })(),
      );
      await expect(saveBackup(file, bytes, interruption.signal)).rejects.toThrow('The backup was interrupted. Nothing was kept.');
      expect([existsSync(file), besides(file)]).toEqual([false, []]);
    },
  );

  it('under one name only once, also by two at a time: the first to end has it, and the other is told so', async () => {
    const file = newPath();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const slowly = async function* () {
      for await (const chunk of smallest()) yield chunk as Buffer;
      await ended;
    };
    const slow = saveBackup(file, Readable.from(slowly()));
    slow.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await saveBackup(file, smallest())).toMatchObject({ files: 0 });
    end();
    await expect(slow).rejects.toThrow(`${file} already exists. Name another file.`);
    expect(await checkBackup(file)).toMatchObject({ files: 0 });
    expect(besides(file)).toEqual([]);
  });

  it('on a disk without hard links too', async () => {
    const file = newPath();
    const refused = Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
    const noLinks = jest.spyOn(files, 'link').mockRejectedValue(refused);
    try {
      await saveBackup(file, smallest());
      expect([(await checkBackup(file)).files, besides(file)]).toEqual([0, []]);
    } finally {
      noLinks.mockRestore();
    }
  });

  it('and removes what a process that died left an hour ago, but not what another one is writing', async () => {
    const file = newPath();
    const [old, present, other] = [`${file}.unfinished`, `${file}.x.unfinished`, `${file}2.x.unfinished`];
    for (const path of [old, present, other]) writeFileSync(path, 'half');
    const past = new Date(Date.now() - 61 * 60_000);
    for (const path of [old, other]) utimesSync(path, past, past);
    await saveBackup(file, smallest());
    expect([old, present, other].map((path) => existsSync(path))).toEqual([false, true, true]);
  });

  it('and removes what a process that died left a day ago under another name, and nothing else', async () => {
    const file = newPath();
    const folder = dirname(file);
    const [aged, recent] = [25, 23].map((hours) => new Date(Date.now() - hours * 3_600_000)) as [Date, Date];
    const leftover = () => join(folder, `night-1.backup.${randomUUID()}.unfinished`);
    const [old, young, foreign, good] = [leftover(), leftover(), join(folder, 'mine.unfinished'), join(folder, 'night-0.backup')];
    for (const path of [old, young, foreign, good]) {
      writeFileSync(path, 'half');
      utimesSync(path, aged, aged);
    }
    utimesSync(young, recent, recent);
    await saveBackup(file, smallest());
    expect([old, young, foreign, good].map((path) => existsSync(path))).toEqual([false, true, true, true]);
  });

  it('and one that cannot be read is not said to be damaged', async () => {
    const folder = dirname(newPath());
    await expect(checkBackup(folder)).rejects.toThrow(`${folder} cannot be read (EISDIR).`);
  });

  it('never in the place of a file', async () => {
    const file = newPath();
    writeFileSync(file, 'mine');
    await expect(saveBackup(file, smallest())).rejects.toThrow(`${file} already exists. Name another file.`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('never in the place of a link, even one to a disk that is not mounted', async () => {
    const [file, elsewhere] = [newPath(), newPath()];
    symlinkSync(elsewhere, file);
    await expect(saveBackup(file, smallest())).rejects.toThrow(`${file} already exists. Name another file.`);
    expect(readlinkSync(file)).toBe(elsewhere);
  });
});
