import { gunzipSync, gzipSync } from 'node:zlib';
import { rateHits } from '../../http/schema';
import { withClockAhead } from '../../../testing/clock';
import { newRemoteName, packed, releaseOf, upload } from '../../../testing/packedRelease';
import { onUploads, unpackFolders } from '../../../testing/uploads';

const HOUR = 3_600_000;

onUploads('Uploading a release', (server, { tokenFor, listKeys, rowsOf }) => {
  it('stores it with who, when and why, without putting it into use, and the same upload again creates nothing', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const before = await listKeys();
    const first = await upload(server().app, token, name, packed(name), '?why=Opening hours');
    expect(first.status).toBe(201);
    const { descriptor, files } = releaseOf(name);
    expect(first.body.data).toMatchObject({
      name,
      release: '0.1.0-aaaaaaaa',
      state: 'uploaded',
      kit: '^0.1.0',
      hashes: descriptor.hashes,
      routes: descriptor.routes,
      why: 'Opening hours',
      by: { name: `Deploy token of ${name}` },
    });
    expect(first.body.data.bytes).toBe(Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0));
    expect(Date.parse(first.body.data.at)).toBeGreaterThan(Date.now() - 60_000);
    expect((await listKeys()).length - before.length).toBe(Object.keys(files).length);
    // Packed at another time, with other timestamps, it is the same release.
    const again = await upload(server().app, token, name, gzipSync(gunzipSync(packed(name)), { level: 1 }));
    expect([again.status, again.body.data.at]).toEqual([200, first.body.data.at]);
    expect((await listKeys()).length - before.length).toBe(Object.keys(files).length);
    const { remotes } = (await server().nobody.get('/remotes/registry')).body.data;
    expect(remotes.map((remote: { name: string }) => remote.name)).not.toContain(name);
    expect(unpackFolders()).toEqual([]);
  });

  it('counts the characters of the reason like the form of the releases', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const reason = '🎄'.repeat(300);
    const { status, body } = await upload(server().app, token, name, packed(name), `?why=${reason}!`);
    expect([status, body.fields]).toEqual([422, { why: 'Must be at most 300 characters.' }]);
    expect((await upload(server().app, token, name, packed(name), `?why=${reason}`)).body.data.why).toBe(reason);
  });

  it('the same upload of a version in use says that it is in use', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const { release } = (await upload(server().app, token, name, packed(name))).body.data;
    const line = (await server().admin.get(`/remotes/${name}/releases`)).body.meta.version;
    await server().admin.put(`/remotes/${name}/live`, { release, share: 20 }, { 'if-match': `"${line}"` });
    const canary = await upload(server().app, token, name, packed(name));
    expect([canary.status, canary.body.data.state]).toEqual([200, 'canary']);
    await server().admin.put(`/remotes/${name}/live`, { release }, { 'if-match': `"${line + 1}"` });
    expect((await upload(server().app, token, name, packed(name))).body.data.state).toBe('live');
  });

  it('does not tell a deploy token which people released, only what it did itself', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const releasesFor = async (client = server().as(token)) => (await client.get(`/remotes/${name}/releases`)).body;
    const authorsOf = async (client = server().as(token)) =>
      (await releasesFor(client)).data.map(({ by }: { by: { name: string } | null }) => by?.name ?? null);
    await upload(server().app, server().adminToken, name, packed(name));
    const again = await upload(server().app, token, name, packed(name));
    expect([again.status, again.body.data.by]).toEqual([200, null]);
    const person = (await authorsOf(server().admin))[0];
    expect([person, await authorsOf()]).toEqual([expect.any(String), [null]]);
    const move = async (body: object, client = server().admin) =>
      client.put(`/remotes/${name}/live`, body, { 'if-match': `"${(await releasesFor()).meta.version}"` });
    const { release } = again.body.data;
    for (const body of [{ release, share: 20 }, { release }]) {
      await move(body);
      expect([await authorsOf(server().admin), await authorsOf()]).toEqual([[person], [null]]);
    }
    await upload(server().app, token, name, packed(name, { hash: 'bbbbbbbb' }));
    await move({ release: '0.1.0-bbbbbbbb' }, server().as(token));
    expect((await authorsOf()).sort()).toEqual([`Deploy token of ${name}`, null]);
    await server().admin.post(
      `/remotes/${name}/releases/0.1.0-bbbbbbbb/withdraw`,
      { why: 'Blank page' },
      { 'if-match': `"${(await releasesFor()).meta.version}"` },
    );
    expect(await authorsOf()).toEqual([null, null]);
  });

  it('refuses the same version with other files, and keeps the existing one', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    await upload(server().app, token, name, packed(name));
    const [row] = await rowsOf(name);
    const keys = await listKeys();
    const other = await upload(server().app, token, name, packed(name, { files: { 'assets/9.9999999999.js': 'more' } }));
    expect(other.status).toBe(409);
    expect(other.body.message).toMatch(/already exists with other files/);
    expect(await rowsOf(name)).toEqual([row]);
    expect((await listKeys()).sort()).toEqual(keys.sort());
  });

  it('refuses the same version with a file under another name', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const put = (file: string) => upload(server().app, token, name, packed(name, { files: { [file]: 'The same' } }));
    expect([(await put('assets/a.txt')).status, (await put('assets/b.txt')).status]).toEqual([201, 409]);
  });

  it('two uploads at the same moment make one release, and leave no second copy', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const before = (await listKeys()).length;
    const both = await Promise.all([1, 2].map(() => upload(server().app, token, name, packed(name))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    const differing = await Promise.all(
      ['x', 'y'].map((content) =>
        upload(server().app, token, name, packed(name, { hash: 'bbbbbbbb', files: { 'assets/1.2222222222.js': content } })),
      ),
    );
    expect(differing.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await rowsOf(name)).toHaveLength(2);
    expect((await listKeys()).length - before).toBe(2 * Object.keys(releaseOf(name).files).length);
  });

  it('accepts only packed releases, of at most 20 MB', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const json = await server().as(token).post(`/remotes/${name}/releases`, {});
    expect([json.status, json.body.message]).toEqual([415, 'Send the packed release, with the content type application/gzip.']);
    expect((await upload(server().app, token, name, Buffer.from('hello'))).status).toBe(422);
    const large = await upload(server().app, token, name, Buffer.alloc(20_000_001));
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('is allowed only with the deploy token of that remote, until it expires', async () => {
    const [ownRemote, otherRemote] = [newRemoteName(), newRemoteName()];
    const token = await tokenFor(ownRemote);
    const refused = await upload(server().app, token, otherRemote, packed(otherRemote));
    expect([refused.status, refused.body.message]).toEqual([
      403,
      `This deploy token can release ${ownRemote} and no other remote.`,
    ]);
    expect((await upload(server().app, 'ikd_guessed', ownRemote, packed(ownRemote))).status).toBe(401);
    const sendOwn = async () => (await upload(server().app, token, ownRemote, packed(ownRemote))).status;
    expect(await withClockAhead(2 * HOUR, sendOwn)).toBe(401);
    expect(await sendOwn()).toBe(201);
  });

  it('is allowed sixty times an hour per remote', async () => {
    const name = newRemoteName();
    const token = await tokenFor(name);
    const at = new Date().toISOString();
    await server()
      .services.db.insert(rateHits)
      .values(Array.from({ length: 60 }, () => ({ key: `release:${name}`, at })));
    const { status, body } = await upload(server().app, token, name, packed(name));
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(await rowsOf(name)).toEqual([]);
  });
});
