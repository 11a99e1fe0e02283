import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LONG, shipping } from '../testing/shipping.mjs';
import { PROGRAMS } from './shipPack.mjs';

const { folder, bytes, site, address } = shipping();
const script = path.join(folder, 'elsewhere/package/ship.mjs');

beforeAll(() => {
  writeFileSync(path.join(folder, 'x.tgz'), bytes);
  mkdirSync(path.join(folder, 'elsewhere'));
  execFileSync('tar', ['-xzf', path.join(folder, 'x.tgz'), '-C', path.join(folder, 'elsewhere')]);
});

describe('a packed release', () => {
  it('is an archive that tar reads, long names too, and holds nothing else', () => {
    const names = execFileSync('tar', ['-tzf', path.join(folder, 'x.tgz')], { encoding: 'utf8' });
    expect(names.trim().split('\n')).toEqual([
      'package/package.json',
      `package/release/${LONG}`,
      'package/release/remote.json',
      ...PROGRAMS.map((file) => `package/${file}`),
    ]);
    expect(gunzipSync(bytes).length % 512).toBe(0);
  });

  it('ships itself from a folder without the repository, with Node alone; packed again, it is the same', async () => {
    const env = { INNKEEPER_TOKEN: 'secret', PATH: process.env.PATH };
    const output = await new Promise((resolve, reject) => {
      execFile(process.execPath, [script, '--to', address(), '--share', '10'], { env, cwd: folder }, (error, out) =>
        error ? reject(error) : resolve(out),
      );
    });
    expect(output).toContain('mf-spa 0.1.0-2 is in use for 10% of the people (before: 0.1.0-1).');
    expect(site.received[0].equals(bytes)).toBe(true);
    expect(site.moved).toEqual({ release: '0.1.0-2', share: 10, why: null });
  });

  it('says what is wrong with the command and ends with 1', async () => {
    const run = (...args) =>
      new Promise((resolve) => {
        execFile(process.execPath, [script, ...args], { env: {} }, (error, _, errorOutput) =>
          resolve([error?.code, errorOutput.trim()]),
        );
      });
    expect(await run()).toEqual([1, 'Name the site: --to https://innkeeper.example']);
    expect(await run('--too')).toEqual([1, expect.stringContaining("Unknown option '--too'")]);
  });
});
