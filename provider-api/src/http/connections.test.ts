import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { portOf } from '../../testing/listen';
import { onBothEngines } from '../../testing/server';
import Fastify from 'fastify';
import { CALLS_WHILE_STOPPING, closeWhenStopping, limitConnections, maxConnections } from './connections';

it('a third of the files that the process may open is for connections', () => {
  expect(
    maxConnections(
      'Max processes             5000                 5000                 processes \nMax open files            1024                 4096                 files     \n',
    ),
  ).toBe(341);
  for (const limits of ['', 'Max open files            unlimited            unlimited            files     \n'])
    expect(maxConnections(limits)).toBeUndefined();
});

it('the log says once that connections are refused, and how many are open', async () => {
  const warn = jest.fn();
  const server = createServer();
  limitConnections(server, warn, 1);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets = [1, 2, 3].map(() => connect({ port, host: '127.0.0.1' }).on('error', () => undefined));
  for (const refused of sockets.slice(1)) {
    refused.resume();
    await new Promise((resolve) => refused.once('close', resolve));
  }
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Connections are refused: 1 are open already/)]]);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

it('a server that stops answers current requests, and does not wait for idle connections', async () => {
  const app = Fastify(CALLS_WHILE_STOPPING);
  closeWhenStopping(app);
  let sendAnswer = (): void => undefined;
  const received = new Promise<void>((markReceived) => {
    app.get('/', () => {
      markReceived();
      return new Promise((resolve) => (sendAnswer = () => resolve({ data: 'late' })));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [silent, busy] = [1, 2].map(() => connect({ port, host: '127.0.0.1' }).on('error', () => undefined)) as [Socket, Socket];
  let text = '';
  busy.on('data', (bytes: Buffer) => (text += bytes.toString()));
  busy.write('GET / HTTP/1.1\r\nHost: test.example\r\n\r\n');
  await received;
  let isStopped = false;
  const stopped = app.close().then(() => (isStopped = true));
  silent.resume();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const first = [silent.closed, isStopped];
  sendAnswer();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const isStoppedAfterwards = isStopped;
  for (const socket of [silent, busy]) socket.destroy();
  await stopped;
  expect([...first, isStoppedAfterwards]).toEqual([true, false, true]);
  expect(text).toMatch(/^HTTP\/1\.1 200 .*late"}$/s);
});

it('a server that stops sends the rest of a file that has begun, and does not wait for its connection afterwards', async () => {
  const app = Fastify(CALLS_WHILE_STOPPING);
  closeWhenStopping(app);
  const file = new PassThrough();
  app.get('/', (_request, reply) => reply.header('content-length', 8).send(file));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1' });
  let text = '';
  client.on('data', (bytes: Buffer) => (text += bytes.toString()));
  client.write('GET / HTTP/1.1\r\nHost: test.example\r\n\r\n');
  file.write('half');
  while (!text.endsWith('half')) await new Promise(setImmediate);
  let isStopped = false;
  const stopped = app.close().then(() => (isStopped = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const isStoppedBefore = isStopped;
  file.end('half');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const isStoppedAfterwards = isStopped;
  client.destroy();
  await stopped;
  expect([isStoppedBefore, isStoppedAfterwards]).toEqual([false, true]);
  expect(text).toMatch(/\r\n\r\nhalfhalf$/);
});

it.each(['unused', 'used before'])(
  'a server that stops answers a call that it has not read yet, on a connection that is %s',
  async (state) => {
    const app = Fastify(CALLS_WHILE_STOPPING);
    closeWhenStopping(app);
    app.get('/', () => ({ data: 'answered' }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const client = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
    const accepted = new Promise((resolve) => app.server.once('connection', resolve));
    let text = '';
    client.on('data', (bytes: Buffer) => (text += bytes.toString()));
    const call = 'GET / HTTP/1.1\r\nHost: test.example\r\n\r\n';
    await accepted;
    if (state === 'used before') client.write(call);
    while (state === 'used before' && !text.endsWith('answered"}')) await new Promise(setImmediate);
    text = '';
    const closed = new Promise((resolve) => client.once('close', resolve));
    client.write(call);
    await Promise.all([app.close(), closed]);
    expect(text).toMatch(/^HTTP\/1\.1 200 .*connection: close.*answered"}$/is);
  },
);

onBothEngines('Many connections', (server) => {
  it('are refused above the limit that leaves files for the database; the others keep working', async () => {
    const { app } = server();
    const port = await portOf(app);
    expect(app.server.maxConnections).toBe(maxConnections());
    app.server.maxConnections = 3;
    const sockets: Socket[] = [];
    for (let count = 0; count < 5; count += 1) {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve));
      sockets.push(socket);
    }
    for (const socket of sockets) socket.resume();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sockets.map(({ closed }) => closed)).toEqual([false, false, false, true, true]);
    const answer = new Promise<string>((resolve) => sockets[0]!.once('data', (bytes: Buffer) => resolve(bytes.toString())));
    sockets[0]!.write('GET /api/health HTTP/1.1\r\nHost: test.example\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200/);
    for (const socket of sockets) socket.destroy();
  });
});
