import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fasterShell } from './headlessShell.mjs';

const { CHROMIUM } = process.env;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
});
afterEach(() => {
  delete process.env.CHROMIUM;
  if (CHROMIUM !== undefined) process.env.CHROMIUM = CHROMIUM;
  rmSync(folder, { recursive: true });
});

it('a browser that was chosen is not replaced by a faster one', async () => {
  process.env.CHROMIUM = process.execPath;
  expect(await fasterShell(folder)).toBeUndefined();
});

it('without the faster browser the tests use another one and say so, and nothing half done is left', async () => {
  delete process.env.CHROMIUM;
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await fasterShell(folder, '/none/npm')).toBeUndefined();
  const isSupported = process.platform === 'linux' && process.arch === 'x64';
  expect(log.mock.calls).toEqual(isSupported ? [[expect.stringMatching(/^The faster browser could not be installed/)]] : []);
  expect(readdirSync(folder)).toEqual([]);
});
