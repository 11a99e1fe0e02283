import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { compressAnswers } from './compress';

const long = { data: Array.from({ length: 200 }, (_, index) => ({ id: String(index), title: 'Three nights by the sea' })) };

describe('Answers over the network', () => {
  const app = Fastify();
  beforeAll(async () => {
    await compressAnswers(app);
    app.get('/long', async () => long);
    app.get('/short', async () => ({ data: null }));
    app.post('/read', ({ body }) => ({ body }));
    app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
  });
  afterAll(() => app.close());
  const get = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a long list is sent as %s to clients that accept it, with the same content', async (encoding, open) => {
    const answer = await get('/long', encoding);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 10);
    expect(JSON.parse(open(answer.rawPayload).toString())).toEqual(long);
  });

  it.each([
    ['a short answer', '/short', 'br'],
    ['a picture', '/picture', 'br'],
    ['anything for those who take no compression', '/long', undefined],
  ])('%s is sent as it is', async (_what, url, accepted) => {
    expect((await get(url, accepted)).headers['content-encoding']).toBeUndefined();
  });

  it('the smallest of those that a browser accepts is sent', async () => {
    expect((await get('/long', 'gzip, deflate, br')).headers['content-encoding']).toBe('br');
  });

  it('a compressed request, which may unpack to any size, is not unpacked', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await app.inject({ method: 'POST', url: '/read', headers, payload: gzipSync('{"name":"Anna"}') });
    expect(answer.statusCode).toBe(400);
  });
});
