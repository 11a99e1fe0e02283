import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
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

  it('is held by one process; a second one is refused with its number; after kill -9 it is free again', async () => {
    const holder = spawn(process.execPath, ['-e', HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(lockDataDir(folder)).rejects.toThrow(`${folder} is in use by process ${holder.pid}.`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = await lockDataDir(folder);
    await release();
  }, 20_000);

  it('is not taken from a live process that does not respond, however long ago it last renewed its lock', async () => {
    const holder = spawn(process.execPath, ['-e', HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    holder.kill('SIGSTOP');
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(folder, 'holder.lock'), longAgo, longAgo);
    await expect(lockDataDir(folder)).rejects.toThrow(`${folder} is in use by process ${holder.pid}.`);
    expect(existsSync(join(folder, 'holder.lock'))).toBe(true);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (
      await lockDataDir(folder)
    )();
  }, 20_000);

  // Only Linux tells a program the state of a process.
  (process.platform === 'linux' ? it : it.skip)(
    'is taken from a process that was killed and whose parent does not notice',
    async () => {
      const careless = `"$0" -e "$1" "$2" & echo $!; exec sleep 60`;
      const parent = spawn('sh', ['-c', careless, process.execPath, HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      parent.stdout.on('data', (text: Buffer) => (output += text.toString()));
      while (!output.includes('held')) await once(parent.stdout, 'data');
      process.kill(Number.parseInt(output, 10), 'SIGKILL');
      await (
        await lockDataDir(folder)
      )();
      parent.kill('SIGKILL');
      await once(parent, 'exit');
    },
    20_000,
  );

  it('is taken after a short wait when its holder is about to end', async () => {
    const holder = spawn(process.execPath, ['-e', HOLDER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    setTimeout(() => holder.kill('SIGKILL'), 500);
    await (
      await lockDataDir(folder)
    )();
  }, 20_000);

  it('is taken from a dead process even if another process now has its number', async () => {
    mkdirSync(join(folder, 'holder.lock'));
    writeFileSync(join(folder, 'holder.pid'), `${process.ppid}\n${hostname()}\n1\n`);
    await (
      await lockDataDir(folder)
    )();
  }, 20_000);

  it('is free again as soon as it is released', async () => {
    await (
      await lockDataDir(folder)
    )();
    await (
      await lockDataDir(folder)
    )();
  });

  it('names its holder for the next process, with the machine and the time at which it began', async () => {
    const release = await lockDataDir(folder);
    const [pid, host, started] = readFileSync(join(folder, 'holder.pid'), 'utf8').split('\n');
    expect([pid, host]).toEqual([String(process.pid), hostname()]);
    if (process.platform === 'linux') expect(Number(started)).toBeGreaterThan(0);
    await release();
  });

  it('is taken from another machine only after half a minute without a sign of life', async () => {
    const lockFile = join(folder, 'holder.lock');
    mkdirSync(lockFile);
    writeFileSync(join(folder, 'holder.pid'), `${process.ppid}\nanother-machine\n1\n`);
    const renewed = (secondsAgo: number) => {
      const time = new Date(Date.now() - secondsAgo * 1000);
      utimesSync(lockFile, time, time);
    };
    renewed(20);
    const logged = jest.spyOn(console, 'log').mockReturnValue();
    let isTaken = false;
    const taking = lockDataDir(folder).then((release) => ((isTaken = true), release));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([isTaken, logged.mock.calls.flat()]).toEqual([
      false,
      [`${folder} was held by process ${process.ppid} on another-machine. Waiting for a sign of life from there.`],
    ]);
    renewed(31);
    await (
      await taking
    )();
    logged.mockRestore();
  }, 20_000);

  it('that is lost ends the process: another one may write there by now', async () => {
    const lost = jest.spyOn(console, 'error').mockReturnValue();
    const ended = new Promise((resolve) => jest.spyOn(process, 'exit').mockImplementation(resolve as () => never));
    await lockDataDir(folder);
    rmSync(join(folder, 'holder.lock'), { recursive: true });
    expect(await ended).toBe(1);
    expect(lost.mock.calls.flat()).toEqual([expect.stringContaining(`The lock on ${folder} was lost`)]);
    jest.restoreAllMocks();
  }, 20_000);
});
