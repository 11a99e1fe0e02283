import { connect } from 'node:net';
import { special } from '../../testing/samples';
import { portOf } from '../../testing/listen';
import { onBothEngines } from '../../testing/server';

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

onBothEngines('A request whose body takes long to arrive', (server) => {
  /** Sends the head and one letter, lets something happen, then sends the rest. @returns the status */
  async function put(path: string, token: string, body: object, meanwhile: () => Promise<unknown>): Promise<number> {
    const text = JSON.stringify(body);
    const socket = connect({ port: await portOf(server().app), host: '127.0.0.1' });
    const answer = new Promise<string>((resolve) => socket.once('data', (bytes: Buffer) => resolve(bytes.toString())));
    const head = [
      `PUT /api${path} HTTP/1.1`,
      'host: test.example',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${text.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${text[0]}`);
    await pause(1_100);
    await meanwhile();
    socket.write(text.slice(1));
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1]);
    socket.destroy();
    return status;
  }

  it('is checked again for a right that was taken and a session that ended meanwhile', async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const { id, version } = await given.item(`/properties/${hotel}/specials`, special());
    const [demoted, signedOut] = [await given.user(['special', 'rw', hotel]), await given.user(['special', 'rw', hotel])];
    const itemPath = `/properties/${hotel}/specials/${id}`;
    const change = ({ token }: { token: string }, meanwhile: () => Promise<unknown>) =>
      put(itemPath, token, { title: 'Late' }, meanwhile);
    expect(await change(demoted, () => admin.post(`/users/${demoted.id}/permissions`, []))).toBe(403);
    expect(await change(signedOut, () => signedOut.del('/auth'))).toBe(401);
    expect((await admin.get(itemPath)).body.data.version).toBe(version);
  });

  it('is checked again also for a change that waits for no other', async () => {
    const person = await server().given.user();
    expect(await put('/profile', person.token, { first_name: 'Late' }, () => person.del('/auth'))).toBe(401);
    expect((await server().admin.get(`/users/${person.id}`)).body.data.first_name).not.toBe('Late');
  });

  it('is accepted if the right is still there', async () => {
    const { given } = server();
    const hotel = await given.hotel();
    const { id } = await given.item(`/properties/${hotel}/specials`, special());
    const person = await given.user(['special', 'rw', hotel]);
    expect(await put(`/properties/${hotel}/specials/${id}`, person.token, { title: 'Late' }, async () => undefined)).toBe(200);
  });
});
