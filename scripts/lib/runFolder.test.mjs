import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withRunFolder } from './runFolder.mjs';

// Stands for the folder in memory, which not every machine has.
const memory = realpathSync(mkdtempSync(path.join(tmpdir(), 'memory-')));
afterAll(() => rmSync(memory, { recursive: true, force: true }));

const folderOfRun = (options) => withRunFolder(({ TMPDIR }) => Promise.resolve(TMPDIR), options);

it('temporary files of a run are in memory, and removed when it ends', async () => {
  let isThere;
  const folder = await withRunFolder(
    ({ TMPDIR }) => {
      isThere = existsSync(TMPDIR);
      return Promise.resolve(TMPDIR);
    },
    { memory, needed: 1 },
  );
  expect(isThere).toBe(true);
  expect(path.dirname(folder)).toBe(memory);
  expect(existsSync(folder)).toBe(false);
});

it('they are removed when the run fails, too', async () => {
  let folder;
  const run = withRunFolder(
    ({ TMPDIR }) => {
      folder = TMPDIR;
      return Promise.reject(new Error('PostgreSQL could not be started.'));
    },
    { memory, needed: 1 },
  );
  await expect(run).rejects.toThrow('PostgreSQL could not be started.');
  expect(existsSync(folder)).toBe(false);
});

it.each([
  ['memory is short', { memory, needed: Infinity }],
  ['the machine has no such folder', { memory: path.join(memory, 'none'), needed: 1 }],
])('they are on the disk if %s', async (_, options) => {
  expect(path.dirname(await folderOfRun(options))).toBe(tmpdir());
});

it('folders of runs that were killed are removed, those of running ones are not', async () => {
  const NO_PROCESS = 2 ** 22 + 1; // More than Linux gives.
  const killed = path.join(memory, `innkeeper-run-${NO_PROCESS}-abcdef`);
  const running = path.join(memory, `innkeeper-run-${process.ppid}-abcdef`);
  const others = path.join(memory, 'PostgreSQL.1');
  for (const folder of [killed, running, others]) mkdirSync(folder);
  await folderOfRun({ memory, needed: 1 });
  expect([killed, running, others].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
