import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jpeg, upload } from '../../testing/assets';
import { onBothEngines } from '../../testing/server';
import { signal } from '../../testing/signal';
import { scheduleFileCleaning } from './fileCleaning';

const HALF = join('.partial', 'of-a-process-that-died');

onBothEngines('Cleaning up files', (server) => {
  it('repeats daily, so that even a server that is never restarted deletes leftovers of interrupted uploads', async () => {
    const folder = join(server().services.config.dataDir, 'files');
    const leftovers = async () => (await readdir(folder, { recursive: true })).filter((name) => [unclaimed, HALF].includes(name));
    const unclaimed = await upload(server(), await jpeg());
    await writeFile(join(folder, HALF), 'half a picture');
    jest.useFakeTimers({
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    });
    const log = { info: jest.fn(), warn: jest.fn() };
    const stop = scheduleFileCleaning(server().services, log);
    try {
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await leftovers()).toHaveLength(2);
      jest.advanceTimersByTime(25 * 3_600_000);
    } finally {
      jest.useRealTimers();
      stop();
    }
    for (let attempt = 0; attempt < 100 && (await leftovers()).length > 0; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect([await leftovers(), log.warn.mock.calls]).toEqual([[], []]);
  });

  it('removes what a process that died in the middle of unpacking a release left, not what others unpack now', async () => {
    const unpack = async () => {
      const folder = await mkdtemp(join(tmpdir(), 'innkeeper-release-1-'));
      await writeFile(join(folder, 'entry.js'), 'half a file');
      return folder;
    };
    const [left, underWay] = [await unpack(), await unpack()];
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(left, yesterday, yesterday);
    const stop = scheduleFileCleaning(server().services, { info: jest.fn(), warn: jest.fn() });
    try {
      for (let attempt = 0; attempt < 100 && existsSync(left); attempt += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect([existsSync(left), existsSync(underWay)]).toEqual([false, true]);
    } finally {
      stop();
      for (const folder of [left, underWay]) await rm(folder, { recursive: true, force: true });
    }
  });

  it('does not report what fails after it was stopped, when the store is closed', async () => {
    const { services } = server();
    for (const isStopped of [false, true]) {
      const [begun, mayFail] = [signal(), signal()];
      const files = {
        ...services.files,
        removeAbandoned: async () => {
          begun.send();
          await mayFail.received;
          throw new Error('closed');
        },
      };
      const log = { info: jest.fn(), warn: jest.fn() };
      const stop = scheduleFileCleaning({ ...services, files }, log);
      await begun.received;
      if (isStopped) stop();
      mayFail.send();
      await new Promise((resolve) => setTimeout(resolve, 50));
      stop();
      expect(log.warn).toHaveBeenCalledTimes(isStopped ? 0 : 1);
    }
  });
});
