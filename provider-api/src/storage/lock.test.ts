import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './lock';

const HOLDER = `
  require(${JSON.stringify(require.resolve('proper-lockfile'))})
    .lock(process.argv[1], { lockfilePath: process.argv[1] + '/holder.lock', update: 1000, stale: 10000 })
    .then(() => { require('fs').writeFileSync(process.argv[1] + '/holder.pid', String(process.pid)); console.log('held'); setInterval(() => {}, 1000); });
`;

describe('The data directory', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'innkeeper-lock-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is held by one process; another is told which; after kill -9 it is free again', async () => {
    const holder = spawn(process.execPath, ['-e', HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(lockDataDir(folder)).rejects.toThrow(`${folder} is in use by process ${holder.pid}.`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = await lockDataDir(folder);
    await release();
  }, 20_000);

  it('is free again as soon as it is given back', async () => {
    await (
      await lockDataDir(folder)
    )();
    await (
      await lockDataDir(folder)
    )();
  });
});
