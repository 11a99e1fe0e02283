import { eq } from 'drizzle-orm';
import { request as httpRequest } from 'node:http';
import { newRemoteName, packed } from '../../../testing/packedRelease';
import { portOf } from '../../../testing/listen';
import { onBothEngines } from '../../../testing/server';
import { deployTokenFor, releaseKeysOf } from '../../../testing/uploads';
import { deployTokens } from '../../access/deploy-tokens/schema';
import { releases } from './schema';

interface Answer {
  status: number;
  message: string;
}

onBothEngines('A release that takes long to arrive', (server) => {
  const tokenFor = (remote: string) => deployTokenFor(server(), remote);

  /** Sends half of a release, lets something happen, then sends the rest. */
  async function send(name: string, bearer: string, meanwhile: () => Promise<unknown>): Promise<Answer> {
    const port = await portOf(server().app);
    const body = packed(name);
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/gzip', 'content-length': body.length };
    const sending = httpRequest({ port, method: 'POST', path: `/api/remotes/${name}/releases`, headers, agent: false });
    const answer = new Promise<Answer>((resolve, reject) => {
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
  const countStored = async (name: string) =>
    (await server().services.db.select().from(releases).where(eq(releases.remote, name))).length;

  it('is refused and not stored if its token was revoked or has expired meanwhile', async () => {
    const [revoked, expired] = [newRemoteName(), newRemoteName()];
    const [first, second] = [await tokenFor(revoked), await tokenFor(expired)];
    const { db } = server().services;
    const listKeys = () => releaseKeysOf(server());
    const before = await listKeys();
    expect((await send(revoked, first.value, () => server().admin.del(`/deploy-tokens/${first.id}`))).status).toBe(401);
    const expire = () => db.update(deployTokens).set({ expiresOn }).where(eq(deployTokens.id, second.id));
    const late = await send(expired, second.value, expire);
    expect(late).toEqual({ status: 401, message: expect.stringMatching(/^This deploy token expired on /) });
    expect([await countStored(revoked), await countStored(expired)]).toEqual([0, 0]);
    expect(await listKeys()).toEqual(before);
  });

  it('is refused if its uploader is no longer a super user', async () => {
    const name = newRemoteName();
    const person = await server().given.user(['*', 'rwx']);
    const demote = () => server().admin.post(`/users/${person.id}/permissions`, []);
    expect((await send(name, person.token, demote)).status).toBe(403);
    expect(await countStored(name)).toBe(0);
  });

  it('is stored if nothing has changed', async () => {
    const name = newRemoteName();
    expect((await send(name, (await tokenFor(name)).value, async () => undefined)).status).toBe(201);
  });
});
