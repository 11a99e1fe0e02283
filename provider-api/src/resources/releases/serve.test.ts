import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sweepFiles } from '../assets/sweep';
import { given, jpeg, upload as uploadMedia } from '../../../testing/assets';
import { readAll } from '../../base/storage/files/FileStore';
import { FilesOutOfReach } from '../../base/storage/files/problems';
import { newRemoteName, packed, releaseOf, upload } from '../../../testing/packedRelease';
import { onBothEngines, type TestServer } from '../../../testing/server';
import { sweepReleases } from './sweep';

const DAY = 24 * 60 * 60 * 1000;
const ENTRY = 'remoteEntry.1111111111.js';

onBothEngines('What pages load', (server) => {
  const released = async (parts = {}) => {
    const name = newRemoteName();
    const expires_on = new Date(Date.now() + 3_600_000).toISOString();
    const { value } = await server().given.item('/deploy-tokens', { remote: name, expires_on });
    await upload(server().app, value, name, packed(name, parts));
    return name;
  };
  const live = (name: string) =>
    server().admin.put(`/remotes/${name}/live`, { release: '0.1.0-aaaaaaaa' }, { 'if-match': '"1"' });
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers });

  it('files can be cached for ever, and are sent compressed if accepted, with their type and the content policy', async () => {
    const name = await released({ files: { 'assets/logo.svg': '<svg/>' } });
    const { files } = releaseOf(name);
    const code = files[ENTRY] as string;
    const base = `/remotes/${name}/0.1.0-aaaaaaaa`;
    const plain = await get(`${base}/${ENTRY}`);
    expect(plain.body).toBe(code);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(code.length),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await get(`${base}/${ENTRY}`, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(code);
    const gzip = await get(`${base}/${ENTRY}`, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(code);
    const logo = await get(`${base}/assets/logo.svg`, { 'accept-encoding': 'br' });
    expect(logo.headers['content-type']).toBe('image/svg+xml');
    expect(logo.headers['content-security-policy']).toContain("script-src 'self'");
    const head = await server().app.inject({ method: 'HEAD', url: `${base}/${ENTRY}` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(code.length)]);
  });

  it('once a browser has loaded a file, all that it needs of the release is there while the store cannot be reached', async () => {
    const name = await released();
    const { files } = server().services;
    const base = `/remotes/${name}/0.1.0-aaaaaaaa`;
    const open = jest.spyOn(files, 'open');
    await get(`${base}/${ENTRY}`);
    const needed = Object.keys(releaseOf(name).files).filter((file) => !/\.(br|gz|map)$/.test(file));
    while (open.mock.calls.length < needed.length) await new Promise(setImmediate);
    open.mockImplementation(() => Promise.reject(new FilesOutOfReach({ cause: new Error('away') })));
    for (const file of needed) expect((await get(`${base}/${file}`)).body).toBe(releaseOf(name).files[file]);
    expect((await get(`${base}/${ENTRY}`, { 'accept-encoding': 'br' })).statusCode).toBe(503);
    open.mockRestore();
  });

  it.each([
    '/0.1.0-aaaaaaaa/gone.js',
    '/0.1.0-aaaaaaaa/',
    '/0.1.0-aaaaaaaa/assets',
    '/0.1.0-aaaaaaaa/%2e%2e/%2e%2e/secret.key',
    '/0.1.0-aaaaaaaa/__proto__',
    '/0.1.0-bbbbbbbb/remoteEntry.1111111111.js',
    '/0.1.0-aaaaaaaa',
  ])('%s is a 404, never the page', async (path) => {
    const answer = await get(`/remotes/${await released()}${path}`, { accept: 'text/html' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('the list for everybody is revalidated every time, and sent only when it has changed', async () => {
    const name = await released();
    const names = ({ body }: { body: string }) => JSON.parse(body).remotes.map((line: { name: string }) => line.name);
    const before = await get('/remotes/registry.json');
    expect(before.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
    expect(names(before)).not.toContain(name);
    const etag = String(before.headers.etag);
    // Some proxies leave out that a tag is weak.
    for (const tag of [etag, etag.replace('W/', '')])
      expect((await get('/remotes/registry.json', { 'if-none-match': tag })).statusCode).toBe(304);
    await live(name);
    const after = await get('/remotes/registry.json', { 'if-none-match': etag });
    expect([after.statusCode, names(after).includes(name)]).toEqual([200, true]);
    const line = JSON.parse(after.body).remotes.find((remote: { name: string }) => remote.name === name);
    expect(line).toEqual({ ...releaseOf(name).descriptor, previous: [] });
  });

  it("a person's list is sent again only when it has changed for them", async () => {
    const name = await released();
    const { email } = await server().given.user();
    const { body } = await server().nobody.post('/auth', { username: email, password: 'correct horse' });
    const authorization = `Bearer ${body.data.token.value}`;
    const first = await get('/api/remotes/registry', { authorization });
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringContaining('authorization') });
    const headers = { authorization, 'if-none-match': String(first.headers.etag) };
    const again = await get('/api/remotes/registry', headers);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await live(name);
    expect((await get('/api/remotes/registry', headers)).statusCode).toBe(200);
    expect((await get('/api/remotes/registry', { authorization: 'Bearer ended' })).statusCode).toBe(200);
  });

  it('files of a withdrawn version stay available to pages that already use it', async () => {
    const name = await released();
    await live(name);
    await server().admin.post(`/remotes/${name}/releases/0.1.0-aaaaaaaa/withdraw`, { why: 'x' }, { 'if-match': '"2"' });
    expect((await get(`/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}`)).statusCode).toBe(200);
  });

  it('cleaning up media never deletes releases, and cleaning up interrupted uploads deletes neither', async () => {
    const name = await released();
    const asset = await given(server());
    const abandoned = await uploadMedia(server(), await jpeg());
    const { db, files } = server().services;
    const cutOff = 'releases/00000000-0000-4000-8000-000000000000/assets/half.js';
    await files.put(cutOff, Buffer.from('half'));
    const later = new Date(Date.now() + 2 * DAY);
    expect(await sweepReleases(db, files, new Date(Date.now() + DAY / 2))).toBe(0);
    expect(await sweepFiles(db, files, later, { info: () => undefined, warn: () => undefined })).toBe(1);
    await expect(files.open(abandoned)).rejects.toMatchObject({ kind: 'missing' });
    expect((await readAll(files, cutOff)).toString()).toBe('half');
    expect(await sweepReleases(db, files, later)).toBe(1);
    await expect(files.open(cutOff)).rejects.toMatchObject({ kind: 'missing' });
    expect((await get(`/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}`)).statusCode).toBe(200);
    expect((await get(new URL(asset.url).pathname)).statusCode).toBe(200);
  });

  it('cleaning up interrupted uploads keeps a release that is stored while it looks for their files', async () => {
    const { db, files } = server().services;
    const { list } = files;
    let name = '';
    files.list = async function* (kind) {
      name = await released();
      yield* list.call(files, kind);
    };
    await sweepReleases(db, files, new Date(Date.now() + 2 * DAY));
    files.list = list;
    expect((await get(`/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}`)).statusCode).toBe(200);
  });

  it('a file that the store has lost is a 404 that is not cached for a year', async () => {
    const name = await released();
    const { files } = server().services;
    for await (const { key } of files.list('releases')) await files.remove(key);
    const answer = await get(`/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}`, { 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.headers['content-length']]).toEqual([404, String(answer.body.length)]);
    expect([answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual(['no-store', undefined]);
  });

  it('a file that cannot be read for a moment is a 503 that is not cached, and no 404', async () => {
    const name = await released();
    const { files } = server().services;
    const { open } = files;
    files.open = () => Promise.reject(new FilesOutOfReach({ cause: new Error('away') }));
    const answer = await get(`/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}`, { 'accept-encoding': 'br' });
    files.open = open;
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect([answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual(['no-store', undefined]);
  });

  it('the frontend discovery schema has the versions with their shares', async () => {
    const name = await released();
    await live(name);
    const { body } = await server().nobody.get('/remotes/discovery');
    expect(body.schema).toMatch(/frontend-discovery.*v1-pre/);
    expect(body.microFrontends[name]).toEqual([
      {
        url: `http://test.example/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}`,
        metadata: { integrity: releaseOf(name).descriptor.integrity, version: '0.1.0-aaaaaaaa' },
        deployment: { traffic: 100, default: true },
      },
    ]);
  });
});

onBothEngines(
  'Files of remotes on a CDN',
  (server: () => TestServer) => {
    it('every entry says where its files are, and the files can be read from another origin', async () => {
      const name = newRemoteName();
      const files = { 'assets/logo.svg': '<svg/>' };
      const body = await upload(server().app, await superToken(server()), name, packed(name, { files }));
      expect(body.status).toBe(201);
      await server().admin.put(`/remotes/${name}/live`, { release: '0.1.0-aaaaaaaa' }, { 'if-match': '"1"' });
      const base = `https://cdn.example/remotes/${name}/0.1.0-aaaaaaaa/`;
      const { remotes } = (await server().nobody.get('/remotes/registry')).body.data;
      expect(remotes).toEqual([{ ...releaseOf(name).descriptor, base, previous: [] }]);
      const file = await server().app.inject({ url: `/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}` });
      expect(file.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      const logo = await server().app.inject({ url: `/remotes/${name}/0.1.0-aaaaaaaa/assets/logo.svg` });
      expect(logo.headers['content-security-policy']).toContain('https://cdn.example');
      const { microFrontends } = (await server().nobody.get('/remotes/discovery')).body;
      expect(microFrontends[name][0]).toMatchObject({
        url: base + ENTRY,
        fallbackUrl: `http://test.example/remotes/${name}/0.1.0-aaaaaaaa/${ENTRY}`,
      });
    });
  },
  { remotesUrl: 'https://cdn.example/remotes' },
);

/** A session of the first super user, who may also release. */
async function superToken({ nobody, services }: TestServer): Promise<string> {
  const { email, password } = services.config.admin;
  return (await nobody.post('/auth', { username: email, password })).body.data.token.value;
}
