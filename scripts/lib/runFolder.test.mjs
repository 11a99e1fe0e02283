import fs, { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withRunFolder } from './runFolder.mjs';

// Stands for the folder in memory, which not every machine has.
const memory = realpathSync(mkdtempSync(path.join(tmpdir(), 'memory-')));
afterAll(() => rmSync(memory, { recursive: true, force: true }));

/** More than Linux gives. */
const NO_PROCESS = 2 ** 22 + 1;

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

it("a folder of a killed run that cannot be removed, such as another person's, does not keep the tests from running", async () => {
  const killed = path.join(memory, `innkeeper-run-${NO_PROCESS}-others`);
  mkdirSync(killed);
  const { rmSync: remove } = fs;
  const refuse = jest.spyOn(fs, 'rmSync').mockImplementation((folder, options) => {
    if (folder === killed) throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    remove(folder, options);
  });
  const folder = await folderOfRun({ memory, needed: 1 }).finally(() => refuse.mockRestore());
  expect([killed, folder].map((one) => existsSync(one))).toEqual([true, false]);
});

it('folders of runs that were killed are removed, those of running ones are not', async () => {
  const killed = path.join(memory, `innkeeper-run-${NO_PROCESS}-abcdef`);
  const running = path.join(memory, `innkeeper-run-${process.ppid}-abcdef`);
  const others = path.join(memory, 'PostgreSQL.1');
  for (const folder of [killed, running, others]) mkdirSync(folder);
  await folderOfRun({ memory, needed: 1 });
  expect([killed, running, others].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
