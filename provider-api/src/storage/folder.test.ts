import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../configError';
import { makeDataDir } from './folder';

describe('The data directory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-folder-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made with every folder above it, and may be there already', () => {
    const deep = join(folder, 'one/two');
    makeDataDir(deep);
    makeDataDir(deep);
    expect(existsSync(deep)).toBe(true);
  });

  it('is refused with a sentence where a file is in the way', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'below')]) {
      expect(() => makeDataDir(place)).toThrow(ConfigError);
      expect(() => makeDataDir(place)).toThrow(`DATA_DIR ${place} cannot be used: a file is in the way.`);
    }
  });

  it('is refused, and not tried for ever, where no folder can be made', () => {
    expect(() => makeDataDir('/proc/innkeeper/data')).toThrow('DATA_DIR /proc/innkeeper/data cannot be used');
  });
});
