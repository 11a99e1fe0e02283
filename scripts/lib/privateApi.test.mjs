import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isHeld } from './privateApi.mjs';

describe('A data folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'innkeeper-held-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const note = (/** @type {number} */ pid) =>
    writeFileSync(path.join(folder, 'holder.pid'), [pid, hostname(), '123', ''].join('\n'));

  it('is held by the process in its note as long as that runs', () => {
    expect(isHeld(folder)).toBe(false);
    note(process.pid);
    expect(isHeld(folder)).toBe(true);
    note(2 ** 22 + 1);
    expect(isHeld(folder)).toBe(false);
  });
});
