import { eq } from 'drizzle-orm';
import { request as httpRequest } from 'node:http';
import { newRemoteName, packed, upload } from '../../../testing/packedRelease';
import { portOf } from '../../../testing/listen';
import { onBothEngines } from '../../../testing/server';
import { deployTokenFor, releaseKeysOf, unpackFolders } from '../../../testing/uploads';
import { releases } from './schema';

onBothEngines('An upload that breaks off', (server) => {
  const rowsOf = (remote: string) => server().services.db.select().from(releases).where(eq(releases.remote, remote));

  it('leaves nothing behind when the connection breaks in the middle', async () => {
    const name = newRemoteName();
    const { value: token } = await deployTokenFor(server(), name);
    const before = await releaseKeysOf(server());
    const port = await portOf(server().app);
    const body = packed(name, { files: { 'assets/big.4444444444.js': Buffer.from(noise(300_000)) } });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip', 'content-length': body.length };
    await new Promise<void>((resolve) => {
      const sending = httpRequest({ port, method: 'POST', path: `/api/remotes/${name}/releases`, headers });
      sending.on('error', () => resolve()).on('close', () => resolve());
      sending.write(body.subarray(0, body.length / 2), () => setTimeout(() => sending.destroy(), 100));
    });
    for (let attempts = 0; unpackFolders().length > 0 && attempts < 500; attempts += 1)
      await new Promise((next) => setTimeout(next, 20));
    expect(unpackFolders()).toEqual([]);
    expect(await rowsOf(name)).toEqual([]);
    expect(await releaseKeysOf(server())).toEqual(before);
  });

  it('leaves nothing behind when the store fails on the way', async () => {
    const name = newRemoteName();
    const { value: token } = await deployTokenFor(server(), name);
    const before = await releaseKeysOf(server());
    const { files } = server().services;
    const { put } = files;
    let puts = 0;
    files.put = (...args) => ((puts += 1) === 5 ? Promise.reject(new Error('disk full')) : put(...args));
    expect((await upload(server().app, token, name, packed(name))).status).toBe(500);
    files.put = put;
    expect(await releaseKeysOf(server())).toEqual(before);
    expect(await rowsOf(name)).toEqual([]);
    expect((await upload(server().app, token, name, packed(name))).status).toBe(201);
  });
});

function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => String.fromCharCode(33 + ((seed = (seed * 48_271) % 2_147_483_647) % 90))).join('');
}
