import { createWorkQueue } from './workQueue';

const BUSY = { statusCode: 503, message: 'Much to do.', extra: { retryAfter: 5 } };

describe('A work queue', () => {
  const setUp = (bounds: Partial<Parameters<typeof createWorkQueue>[0]> = {}) => {
    const { run, refuseWaiting } = createWorkQueue({
      concurrency: 2,
      maxWaiting: 2,
      maxWait: 1_000,
      busyMessage: 'Much to do.',
      ...bounds,
    });
    const running: { name: string; end: () => void; fail: () => void }[] = [];
    const enter = (name: string) =>
      run(
        () =>
          new Promise<string>((resolve, reject) => {
            running.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) });
          }),
      );
    const names = async () => {
      await new Promise(setImmediate);
      return running.map(({ name }) => name);
    };
    return { enter, running, names, refuseWaiting };
  };

  it('runs as many jobs at once as allowed, and the others in order, also after a failure', async () => {
    const { enter, running, names } = setUp();
    const [a, b, c, d] = [enter('a'), enter('b'), enter('c'), enter('d')];
    expect(await names()).toEqual(['a', 'b']);
    running[1]?.fail();
    await expect(b).rejects.toThrow('b');
    expect(await names()).toEqual(['a', 'b', 'c']);
    running[0]?.end();
    expect([await a, await names()]).toEqual(['a', ['a', 'b', 'c', 'd']]);
    for (const { end } of running) end();
    expect([await c, await d]).toEqual(['c', 'd']);
    const last = [enter('e'), enter('f')];
    expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    for (const { end } of running) end();
    await Promise.all(last);
  });

  it('refuses a job if too many are waiting', async () => {
    const { enter, running, names } = setUp({ concurrency: 1, maxWaiting: 1 });
    const [a, b] = [enter('a'), enter('b')];
    await expect(enter('c')).rejects.toMatchObject(BUSY);
    running[0]?.end();
    await a;
    expect(await names()).toEqual(['a', 'b']);
    running[1]?.end();
    await b;
  });

  it('refuses a job that has waited too long, and runs the next one', async () => {
    const { enter, running, names } = setUp({ concurrency: 1, maxWait: 20 });
    const a = enter('a');
    await expect(enter('b')).rejects.toMatchObject(BUSY);
    const c = enter('c');
    running[0]?.end();
    await a;
    expect(await names()).toEqual(['a', 'c']);
    running[1]?.end();
    await c;
  });

  it('refuses all waiting jobs before the process ends, and finishes those that run', async () => {
    const { enter, running, names, refuseWaiting } = setUp({ concurrency: 1 });
    const [a, b, c] = [enter('a'), enter('b'), enter('c')];
    const refused = Promise.all([b, c].map((waiting) => expect(waiting).rejects.toMatchObject(BUSY)));
    refuseWaiting();
    await refused;
    running[0]?.end();
    expect([await a, await names()]).toEqual(['a', ['a']]);
    const next = enter('d');
    expect(await names()).toEqual(['a', 'd']);
    running[1]?.end();
    await next;
  });
});
