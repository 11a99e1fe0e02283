import { eq } from 'drizzle-orm';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newRemoteName, packed } from '../../../testing/release';
import { onBothEngines } from '../../../testing/server';
import { deployTokens } from '../../access/deploy-tokens/schema';
import { releases } from './schema';

interface Told {
  status: number;
  message: string;
}

onBothEngines('A release that takes long to arrive', (server) => {
  const tokenFor = (remote: string) =>
    server().given.item('/deploy-tokens', { remote, expires_on: new Date(Date.now() + 3_600_000).toISOString() });

  /** Sends half of a release, lets something happen, then sends the rest. */
  async function send(name: string, bearer: string, meanwhile: () => Promise<unknown>): Promise<Told> {
    const { app } = server();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const body = packed(name);
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/gzip', 'content-length': body.length };
    const sending = httpRequest({ port, method: 'POST', path: `/api/remotes/${name}/releases`, headers, agent: false });
    const answer = new Promise<Told>((resolve, reject) => {
      sending.on('error', reject).on('response', (response) => {
        let text = '';
        response.on('data', (bytes: Buffer) => (text += bytes.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, message: JSON.parse(text).message }));
      });
    });
    await new Promise((sent) => sending.write(body.subarray(0, body.length / 2), sent));
    await new Promise((next) => setTimeout(next, 200));
    await meanwhile();
    sending.end(body.subarray(body.length / 2));
    return answer;
  }

  const expiresOn = '2026-01-01T00:00:00.000Z';
  const kept = async (name: string) =>
    (await server().services.db.select().from(releases).where(eq(releases.remote, name))).length;

  it('is refused, and nothing of it is stored, when its token was revoked or has expired meanwhile', async () => {
    const [revoked, expired] = [newRemoteName(), newRemoteName()];
    const [first, second] = [await tokenFor(revoked), await tokenFor(expired)];
    const { db, files } = server().services;
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of files.list('releases')) keys.push(key);
      return keys;
    };
    const before = await stored();
    expect((await send(revoked, first.value, () => server().admin.del(`/deploy-tokens/${first.id}`))).status).toBe(401);
    const expire = () => db.update(deployTokens).set({ expiresOn }).where(eq(deployTokens.id, second.id));
    const late = await send(expired, second.value, expire);
    expect(late).toEqual({ status: 401, message: expect.stringMatching(/^This deploy token expired on /) });
    expect([await kept(revoked), await kept(expired)]).toEqual([0, 0]);
    expect(await stored()).toEqual(before);
  });

  it('is refused when its super user is none any more', async () => {
    const name = newRemoteName();
    const person = await server().given.user(['*', 'rwx']);
    const demote = () => server().admin.post(`/users/${person.id}/permissions`, []);
    expect((await send(name, person.token, demote)).status).toBe(403);
    expect(await kept(name)).toBe(0);
  });

  it('is stored when nothing has changed', async () => {
    const name = newRemoteName();
    expect((await send(name, (await tokenFor(name)).value, async () => undefined)).status).toBe(201);
  });
});
