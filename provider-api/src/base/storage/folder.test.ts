import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../configError';
import { folderStore } from './files/folderStore';
import { makeDataDir } from './folder';
import { secretKey } from './secretKey';

describe('The data directory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-folder-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is created with all its parent folders, and may already exist', () => {
    const deep = join(folder, 'one/two');
    makeDataDir(deep);
    makeDataDir(deep);
    expect(existsSync(deep)).toBe(true);
  });

  it('is readable only by this account, with everything in it; an older one that was open to all is closed', async () => {
    const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);
    const dataDir = join(folder, 'private/data');
    const secret = secretKey({ secretKey: null, dataDir });
    const files = await folderStore({ folder: join(dataDir, 'files'), secret, path: '/api/files' });
    await files.put('database-id', Buffer.from('one'));
    expect(['private', 'private/data', 'private/data/files', 'private/data/files/.partial'].map((path) => modeOf(path))).toEqual(
      Array(4).fill('700'),
    );
    expect(modeOf('private/data/secret.key')).toBe('600');
    expect(modeOf('private/data/files/database-id')).toBe('600');

    const open = join(folder, 'open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    makeDataDir(open);
    expect(modeOf('open')).toBe('700');
  });

  it('is refused with a message if there is a file in its place', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'below')]) {
      expect(() => makeDataDir(place)).toThrow(ConfigError);
      expect(() => makeDataDir(place)).toThrow(`DATA_DIR ${place} cannot be used: a file is in the way.`);
    }
  });

  it('is refused without retrying for ever if no folder can be created', () => {
    expect(() => makeDataDir('/proc/innkeeper/data')).toThrow('DATA_DIR /proc/innkeeper/data cannot be used');
  });
});
