import { brotliCompressSync } from 'node:zlib';
import { newRemoteName, packed, releaseOf, sha384, upload, type ReleaseParts } from '../../../testing/packedRelease';
import { tgzOf } from '../../../testing/tarball';
import { ALLOWED_HOST, onUploads, unpackFolders } from '../../../testing/uploads';

onUploads('An uploaded release', (server, { tokenFor, listKeys, rowsOf }) => {
  it.each<[string, ReleaseParts, string, RegExp]>([
    ['code without a hash', { fields: { hashes: {} } }, 'release', /The file remoteEntry.1111111111.js has no hash/],
    ['code that is another than its hash', { fields: { integrity: sha384('x') } }, 'hashes', /has two different hashes/],
    ['a page file that is not there', { fields: { app: ['assets/gone.js'] } }, 'release', /The file assets\/gone.js is missing/],
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
    ['a dialog that there is not', { files: { 'assets/9.js': 'x.openModal({name:"Sauna"})' } }, 'release', /the dialog 'Sauna'/],
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
  ])('is refused with one sentence for %s, and nothing of it is kept', async (_, parts, field, message) => {
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

  it('is refused with one sentence if its description is nested without end', async () => {
    const name = newRemoteName();
    const route = `${'{"path":"/x","title":"X","children":['.repeat(9_000)}{}${']}'.repeat(9_000)}`;
    const { descriptor } = releaseOf(name, { fields: { routes: ['deep'] } });
    const text = JSON.stringify(descriptor).replace('"deep"', route);
    const { status, body } = await upload(
      server().app,
      await tokenFor(name),
      name,
      packed(name, { files: { 'remote.json': text } }),
    );
    expect([status, body.fields]).toEqual([422, { manifest: 'remote.json is nested too deeply. Build the remote again.' }]);
  });

  it('is refused with the first five faults of a kind, and how many more there are', async () => {
    const messageOf = async (count: number): Promise<string> => {
      const name = newRemoteName();
      const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}.html`, 'x']));
      return (await upload(server().app, await tokenFor(name), name, packed(name, { files }))).body.fields.files;
    };
    expect(await messageOf(5)).toMatch(/page-4\.html is of a kind that remotes do not serve\.$/);
    expect(await messageOf(7)).toMatch(/page-4\.html is of a kind that remotes do not serve\. And 2 more\.$/);
  });

  it('is accepted with a host that the settings allow', async () => {
    const name = newRemoteName();
    const files = { 'assets/9.js': `fetch("https://${ALLOWED_HOST}/x")` };
    expect((await upload(server().app, await tokenFor(name), name, packed(name, { files }))).status).toBe(201);
  });

  it('is refused for a file that is missing or does not match its hash', async () => {
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

  it("is refused for addresses that another remote's live version shows", async () => {
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

  it('is refused for addresses that a version of another remote shows to some', async () => {
    const [first, second] = [newRemoteName(), newRemoteName()];
    const token = await tokenFor(first);
    await upload(server().app, token, first, packed(first));
    await upload(server().app, token, first, packed(first, { paths: ['/place-on-trial'], hash: 'bbbbbbbb' }));
    const trial = { release: '0.1.0-bbbbbbbb', share: 10 };
    expect((await server().admin.put(`/remotes/${first}/live`, trial, { 'if-match': '"1"' })).status).toBe(200);
    const late = await upload(server().app, await tokenFor(second), second, packed(second, { paths: ['/place-on-trial'] }));
    expect(late.body.fields?.release).toMatch(/is already taken by \/place-on-trial of mf-shipped/);
  });
});
