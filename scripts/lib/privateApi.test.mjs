import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isInUse } from './privateApi.mjs';

describe('A data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-held-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const writeHolder = (/** @type {number} */ pid) =>
    writeFileSync(path.join(folder, 'holder.pid'), [pid, hostname(), '123', ''].join('\n'));

  it('is in use while the process named in its holder file runs', () => {
    expect(isInUse(folder)).toBe(false);
    writeHolder(process.pid);
    expect(isInUse(folder)).toBe(true);
    writeHolder(2 ** 22 + 1);
    expect(isInUse(folder)).toBe(false);
  });
});
