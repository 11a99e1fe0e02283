import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { portOf } from '../../testing/listen';
import { onBothEngines } from '../../testing/server';
import { answerErrors } from './errorHandler';

onBothEngines('Invalid requests', (server) => {
  const send = async (text: string): Promise<string> => {
    const socket = connect({ port: await portOf(server().app), host: '127.0.0.1' });
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString())).on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(text);
    await closed;
    return answer;
  };
  const get = (headers: string) => `GET /api/health HTTP/1.1\r\nHost: test.example\r\n${headers}\r\n`;

  it.each([
    ['headers without end', get(`X: ${'a'.repeat(20_000)}\r\n`), 431, 'too_large', /^The address and the headers are too long/],
    ['a header that cannot be read', get('X: a\0b\r\n'), 400, 'bad_request', /^The request could not be read\.$/],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request', /could not be read/],
    ['two hosts', get('HOST: other.example\r\nConnection: close\r\n'), 400, 'bad_request', /could not be read/],
    [
      'an unknown expectation',
      get('Expect: a miracle\r\nConnection: close\r\n').replace('health', 'none'),
      404,
      'not_found',
      /nothing/,
    ],
    ['two lengths', get('Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'), 400, 'bad_request', /could not be read/],
  ])('%s get the one error body', async (_case, text, status, code, message) => {
    const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/json; charset=utf-8');
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(JSON.parse(body)).toEqual({
      message: expect.stringMatching(message),
      code,
      fields: {},
      request_id: expect.any(String),
    });
  });

  it('health checks in HTTP/1.0, which name no host, are answered', async () => {
    expect(await send('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('a request that its sender aborts is not reported as a fault of the store or the server', async () => {
  const app = Fastify();
  answerErrors(app);
  const answered = new Promise<number>((resolve) => {
    app.addHook('onSend', async (_request, { statusCode }) => resolve(statusCode));
  });
  app.post('/', () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.write('POST / HTTP/1.1\r\nHost: test.example\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  const status = await answered;
  await app.close();
  expect(status).toBe(400);
});
