import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { asksForCsv, sendCsv } from './csv';

describe('A list as CSV', () => {
  let isBeingRead = true;

  async function* breakingRows() {
    yield ['first'];
    await wait(20);
    throw new Error('The store is gone.');
  }
  async function* endlessRows() {
    try {
      for (;;) {
        yield ['again'];
        await wait(1);
      }
    } finally {
      isBeingRead = false;
    }
  }

  const app = Fastify({ forceCloseConnections: true });
  app.get('/breaks', (_request, reply) => sendCsv(reply, 'list', ['Name'], breakingRows()));
  app.get('/endless', (_request, reply) => sendCsv(reply, 'list', ['Name'], endlessRows()));
  let address = '';
  beforeAll(async () => {
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it('breaks off when its rows cannot be read any more, instead of looking complete', async () => {
    const answer = await fetch(`${address}/breaks`);
    await expect(answer.text()).rejects.toThrow();
  });

  it('is no longer read once its reader has gone', async () => {
    const leave = new AbortController();
    const answer = await fetch(`${address}/endless`, { signal: leave.signal });
    await answer.body?.getReader().read();
    leave.abort();
    while (isBeingRead) await wait(5);
  });

  it.each([
    ['text/csv', true],
    ['application/json, text/csv', true],
    ['application/json;q=0.5, Text/CSV; q=0.9', true],
    ['application/json, text/csv;q=0.5', false],
    ['text/csv;q=0', false],
    ['text/*', false],
    ['*/*', false],
    [undefined, false],
  ])('is asked for by name, unless JSON is preferred: %s', (accept, asked) => {
    expect(asksForCsv({ headers: { accept } })).toBe(asked);
  });
});
