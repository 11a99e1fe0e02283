import Fastify from 'fastify';
import { connect } from 'node:net';
import { portOf } from '../../testing/listen';
import { onBothEngines } from '../../testing/server';
import type { App } from './app';
import { readRestOfBodies } from './restOfBodies';

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** A client that writes everything before it reads, as browsers do and nginx may. @returns what it could still read */
async function writeThenRead(app: App, head: string[], parts: Buffer[], millis = 0): Promise<string> {
  const socket = connect({ port: await portOf(app), host: '127.0.0.1' });
  socket.pause();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let fault = '';
  socket.on('error', ({ message }) => (fault = message));
  const [first, ...headers] = head;
  socket.write([`${first} HTTP/1.1`, 'host: test.example', ...headers, '', ''].join('\r\n'));
  for (const part of parts) {
    if (millis > 0) await pause(millis);
    // The server may have stopped reading; the write would then never finish.
    await Promise.race([new Promise((resolve) => socket.write(part, resolve)), pause(2_000)]);
  }
  await pause(20);
  let answer = '';
  socket.setTimeout(2_000, () => socket.destroy());
  socket.on('data', (bytes: Buffer) => {
    answer += bytes.toString();
    // Where the connection stays open, the answer ends with its body.
    if (answer.endsWith('}')) socket.end();
  });
  socket.resume();
  await closed;
  return answer || fault;
}

/** Sends a body that never ends. @returns the bytes that were accepted until the connection was closed */
async function writeForEver(app: App, part: Buffer, millis: number): Promise<number> {
  const socket = connect({ port: await portOf(app), host: '127.0.0.1' });
  socket.on('error', () => undefined).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST /api/auth HTTP/1.1\r\nhost: test.example\r\ncontent-type: application/gzip\r\n');
  socket.write('connection: close\r\ntransfer-encoding: chunked\r\n\r\n');
  let taken = 0;
  for (const end = Date.now() + 20_000; !socket.destroyed && Date.now() < end;) {
    const chunk = Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
    await new Promise((resolve) => socket.write(chunk, resolve));
    taken += part.length;
    await pause(millis);
  }
  socket.destroy();
  await closed;
  return taken;
}

const mebibytes = (count: number) => Buffer.alloc(count * 1_048_576, 7);

onBothEngines('A client that sends a whole body before it reads the answer', (server) => {
  const json = (length: number) => ['content-type: application/json', `content-length: ${length}`];
  const sentence = (status: number) => new RegExp(`^HTTP/1.1 ${status} [^]*"message":"[^"]+"`);

  it.each([
    ['at once', [mebibytes(1.5)], 0],
    ['slowly', Array.from({ length: 6 }, () => mebibytes(0.25)), 30],
  ])('reads that it is too large: sent %s', async (_how, parts, millis) => {
    for (let round = 0; round < 8; round += 1) {
      const answer = await writeThenRead(server().app, ['POST /api/auth', ...json(1_572_864)], parts, millis);
      expect(answer).toMatch(sentence(413));
    }
  });

  it('reads it even if the length was not announced', async () => {
    const chunk = Buffer.concat([Buffer.from('40000\r\n'), mebibytes(0.25), Buffer.from('\r\n')]);
    const head = ['POST /api/auth', 'content-type: application/json', 'transfer-encoding: chunked'];
    const parts = [...Array.from({ length: 8 }, () => chunk), Buffer.from('0\r\n\r\n')];
    expect(await writeThenRead(server().app, head, parts)).toMatch(sentence(413));
  });

  it('reads why a release is refused', async () => {
    const { app, adminToken } = server();
    const address = 'POST /api/remotes/mf-restaurants/releases';
    const upload = (type: string, ...more: string[]) => [address, `content-type: ${type}`, 'content-length: 19922944', ...more];
    const signedIn = `authorization: Bearer ${adminToken}`;
    expect(await writeThenRead(app, upload('text/plain', signedIn), [mebibytes(19)])).toMatch(sentence(415));
    expect(await writeThenRead(app, upload('application/gzip', signedIn), [mebibytes(19)])).toMatch(sentence(422));
    expect(await writeThenRead(app, upload('application/gzip'), [mebibytes(19)])).toMatch(sentence(401));
  });

  it('reads it even if it asked to close the connection', async () => {
    const head = ['POST /api/properties', 'connection: close', ...json(1_572_864)];
    expect(await writeThenRead(server().app, head, [mebibytes(1.5)])).toMatch(sentence(401));
  });

  it('reads at once why a complete body is refused, if it asked to close the connection', async () => {
    const head = ['POST /api/auth', 'connection: close', ...json(1)];
    expect(await writeThenRead(server().app, head, [Buffer.from('{')])).toMatch(sentence(400));
  });

  it('reads at once that it is too large if it announces more than is ever read', async () => {
    const begun = Date.now();
    const answer = await writeThenRead(server().app, ['POST /api/auth', ...json(30_000_000)], [Buffer.from('{')]);
    expect(answer).toMatch(sentence(413));
    // The rest of a shorter body is waited for.
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  it('is not read without limit', async () => {
    const taken = await writeForEver(server().app, mebibytes(0.5), 0);
    expect(taken).toBeLessThan(64 * 1_048_576);
  }, 30_000);
});

describe('A client that sends a refused body very slowly', () => {
  it('is disconnected after a while', async () => {
    const app = Fastify() as unknown as App;
    readRestOfBodies(app, 400);
    const begun = Date.now();
    await writeForEver(app, Buffer.from('a'), 50);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(350);
    expect(Date.now() - begun).toBeLessThan(5_000);
    await app.close();
  });
});
