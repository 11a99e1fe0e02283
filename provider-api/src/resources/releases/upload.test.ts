import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { RELEASE_LIMITS } from 'shared-kit/rules/remote/releaseLimits';
import { rateHits } from '../../http/schema';
import { newRemoteName, packed, releaseOf, sha384, upload, type ReleaseParts } from '../../../testing/packedRelease';
import { onBothEngines } from '../../../testing/server';
import { tgzOf } from '../../../testing/tarball';
import { deployTokenFor, releaseKeysOf, unpackFolders } from '../../../testing/uploads';
import { releases } from './schema';

const ALLOWED = 'maps.house.example';
const siteDir = mkdtempSync(join(tmpdir(), 'innkeeper-kit-'));
writeFileSync(join(siteDir, 'kit.json'), JSON.stringify({ react: { useState: ['18'] } }));
afterAll(() => rmSync(siteDir, { recursive: true }));

onBothEngines(
  'Uploading a release',
  (server) => {
    const tokenFor = async (remote: string): Promise<string> => (await deployTokenFor(server(), remote)).value;
    const listKeys = () => releaseKeysOf(server());
    const rowsOf = (remote: string) => server().services.db.select().from(releases).where(eq(releases.remote, remote));

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

    it.each<[string, ReleaseParts, string, RegExp]>([
      ['code without a hash', { fields: { hashes: {} } }, 'release', /The file remoteEntry.1111111111.js has no hash/],
      ['code that is another than its hash', { fields: { integrity: sha384('x') } }, 'hashes', /has two different hashes/],
      [
        'a page file that is not there',
        { fields: { app: ['assets/gone.js'] } },
        'release',
        /The file assets\/gone.js is missing/,
      ],
      ['a kit that is not served', { fields: { uses: { react: { useMagic: '18' } } } }, 'release', /useMagic of react/],
      ['a build that does not say what it uses', { fields: { uses: undefined } }, 'release', /does not say what it uses/],
      ["an address of the shell's", { paths: ['/settings'] }, 'release', /already taken by \/settings of the shell/],
      [
        'a page that does not exist',
        { fields: { routes: [{ path: '/x', title: 'X', page: 'two' }] } },
        'routes',
        /names the page 'two'/,
      ],
      ['styles for the whole page', { files: { 'assets/9.css': 'body { margin: 0 }' } }, 'release', /body/],
      ['a host that is not known', { files: { 'assets/9.js': 'fetch("https://evil.example/x")' } }, 'release', /evil.example/],
      [
        'a dialog that there is not',
        { files: { 'assets/9.js': 'x.openModal({name:"Sauna"})' } },
        'release',
        /the dialog 'Sauna'/,
      ],
      [
        'a resource that there is not',
        { fields: { routes: [{ path: '/x', title: 'X', page: 'one', resource: 'spa' }] } },
        'release',
        /no such resource/,
      ],
      ['more than its budget', { files: { 'assets/9.js': `/*${'x'.repeat(3_100_000)}*/` } }, 'release', /the limit is/],
      ['a kind that only sounds known', { files: { 'x.constructor': 'x' } }, 'files', /is of a kind that remotes do not serve/],
      ['a web page', { files: { 'evil.html': '<script>' } }, 'files', /evil.html is of a kind that remotes do not serve/],
      [
        'a variant that cannot be unpacked',
        { files: { 'remoteEntry.1111111111.js.br': 'x' } },
        'files',
        /does not have the same content/,
      ],
      [
        'a variant of other code',
        { files: { 'remoteEntry.1111111111.js.br': brotliCompressSync('fetch("/other")') } },
        'files',
        /does not have the same content/,
      ],
      ['an incomplete description', { fields: { container: undefined } }, 'manifest', /remote.json is wrong at 'container'/],
      ['a version without a hash', { fields: { version: '0.1.0' } }, 'manifest', /remote.json is wrong at 'version'/],
      ['a release of another remote', { fields: { name: 'mf-other' } }, 'manifest', /This is a release of mf-other/],
    ])('refuses %s with one sentence, and keeps nothing', async (_, parts, field, message) => {
      const name = newRemoteName();
      const before = await listKeys();
      const { status, body } = await upload(server().app, await tokenFor(name), name, packed(name, parts));
      expect(status).toBe(422);
      expect(body.fields[field]).toMatch(message);
      expect(body.message).toMatch(/\.$/);
      expect(await rowsOf(name)).toEqual([]);
      expect(await listKeys()).toEqual(before);
      expect(unpackFolders()).toEqual([]);
    });

    it('names the first five faults of a kind, and how many more there are', async () => {
      const messageOf = async (count: number): Promise<string> => {
        const name = newRemoteName();
        const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}.html`, 'x']));
        return (await upload(server().app, await tokenFor(name), name, packed(name, { files }))).body.fields.files;
      };
      expect(await messageOf(5)).toMatch(/page-4\.html is of a kind that remotes do not serve\.$/);
      expect(await messageOf(7)).toMatch(/page-4\.html is of a kind that remotes do not serve\. And 2 more\.$/);
    });

    it('accepts a host that the settings allow', async () => {
      const name = newRemoteName();
      const files = { 'assets/9.js': `fetch("https://${ALLOWED}/x")` };
      expect((await upload(server().app, await tokenFor(name), name, packed(name, { files }))).status).toBe(201);
    });

    it('refuses a file that is missing or does not match its hash', async () => {
      const name = newRemoteName();
      const { files } = releaseOf(name);
      const send = async (entries: Record<string, string | Buffer>) => {
        const list = Object.entries(entries).map(([file, content]) => ({ path: `package/release/${file}`, content }));
        return (await upload(server().app, await tokenFor(name), name, tgzOf(list))).body.fields;
      };
      const { 'assets/1.3333333333.css': _gone, ...rest } = files as Record<string, string>;
      expect((await send(rest)).release).toMatch(/The file assets\/1.3333333333.css is missing/);
      const changed = { ...files, 'assets/1.3333333333.css': `.${name}-red-a1b2c3 { color: blue }` };
      expect((await send(changed)).hashes).toMatch(/does not match its hash/);
    });

    it("refuses addresses that another remote's live version shows", async () => {
      const [first, second] = [newRemoteName(), newRemoteName()];
      const takenPaths = { paths: ['/shared-place/:id'] };
      await upload(server().app, await tokenFor(first), first, packed(first, takenPaths));
      const token = await tokenFor(second);
      expect(
        (await upload(server().app, token, second, packed(second, { paths: ['/shared-place/:id'], hash: 'bbbbbbbb' }))).status,
      ).toBe(201);
      const live = { release: '0.1.0-aaaaaaaa', share: 100 };
      expect((await server().admin.put(`/remotes/${first}/live`, live, { 'if-match': '"1"' })).status).toBe(200);
      const late = await upload(
        server().app,
        token,
        second,
        packed(second, { paths: ['/shared-place/:hotelid'], hash: 'cccccccc' }),
      );
      expect(late.body.fields.release).toMatch(/is already taken by \/shared-place\/:id of mf-shipped/);
      // A version uploaded before the other one went live is refused when it is put into use.
      const answer = await server().admin.put(`/remotes/${second}/live`, { release: '0.1.0-bbbbbbbb' }, { 'if-match': '"1"' });
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/already taken/)]);
    });

    it('refuses addresses that a version of another remote shows to some', async () => {
      const [first, second] = [newRemoteName(), newRemoteName()];
      const token = await tokenFor(first);
      await upload(server().app, token, first, packed(first));
      await upload(server().app, token, first, packed(first, { paths: ['/place-on-trial'], hash: 'bbbbbbbb' }));
      const trial = { release: '0.1.0-bbbbbbbb', share: 10 };
      expect((await server().admin.put(`/remotes/${first}/live`, trial, { 'if-match': '"1"' })).status).toBe(200);
      const late = await upload(server().app, await tokenFor(second), second, packed(second, { paths: ['/place-on-trial'] }));
      expect(late.body.fields?.release).toMatch(/is already taken by \/place-on-trial of mf-shipped/);
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
  },
  { siteDir, releaseLimits: { ...RELEASE_LIMITS, hosts: [...RELEASE_LIMITS.hosts, ALLOWED] } },
);
