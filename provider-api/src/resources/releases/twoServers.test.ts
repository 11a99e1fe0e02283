import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client as PgClient } from 'pg';
import { readConfig } from '../../base/config';
import { buildServer, type Server } from '../../server/server';
import { openPostgres } from '../../base/storage/postgres';
import { bucketServer } from '../../../testing/bucket';
import { clientOf, type Client } from '../../../testing/client';
import { givenOf, type Given } from '../../../testing/given';
import { POSTGRES_URL } from '../../../testing/names';
import { packed, releaseOf, upload } from '../../../testing/packedRelease';
import { makeFirstUser } from '../../access/users/firstUser';
import { publishBuilt } from './publish';
import { sweepReleases } from './sweep';

const A = '0.1.0-aaaaaaaa';
const B = '0.1.0-bbbbbbbb';
const ENTRY = 'remoteEntry.1111111111.js';
/** Every file is stored by a separate call. */
jest.setTimeout(20_000);
const YEAR = 365 * 24 * 60 * 60 * 1000;

describe('Two servers on one database and one bucket', () => {
  const objects = new Map<string, Buffer>();
  const bucket = bucketServer(objects);
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-two-'));
  let servers: [Server, Server];
  let admins: [Client, Client];
  let given: Given;
  let databaseUrl: string;
  let token: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    databaseUrl = await newDatabase();
    const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
    const s3 = { bucket: 'media', region: 'eu-west-2', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' };
    const settings = { DATA_DIR: folder, SITE_DIR: folder, PUBLIC_URL: 'http://test.example', LOG_LEVEL: 'silent' };
    const config = { ...readConfig(settings), passwordCost: 4, s3, secretKey: 'one key for both' };
    const build = () => buildServer(config, () => openPostgres(databaseUrl));
    servers = [await build(), await build()];
    await makeFirstUser(servers[0].services.db, config);
    const { email, password } = config.admin;
    const { body } = await clientOf(servers[0].app, null).post('/auth', { username: email, password });
    token = body.data.token.value;
    admins = [clientOf(servers[0].app, token), clientOf(servers[1].app, token)];
    given = givenOf(admins[0], clientOf(servers[0].app, null), (value) => clientOf(servers[0].app, value));
  }, 60_000);
  afterAll(async () => {
    for (const { app } of servers ?? []) await app.close();
    await new Promise((resolve) => bucket.close(resolve));
    rmSync(folder, { recursive: true });
  });

  const both = <T>(ask: (server: Server, index: number) => Promise<T>) => Promise.all(servers.map(ask));
  const loads = (name: string, bearer: string | null = null) =>
    both(async ({ app }) => {
      const { remotes } = (await clientOf(app, bearer).get('/remotes/registry')).body.data;
      return remotes.find((line: { name: string }) => line.name === name)?.version ?? null;
    });
  const line = async (name: string) => (await admins[1].get(`/remotes/${name}/releases`)).body.meta.version as number;

  it('give the same registry and files, byte for byte, after an upload to one and a release by the other', async () => {
    const name = 'mf-two';
    expect((await upload(servers[0].app, token, name, packed(name))).status).toBe(201);
    expect((await upload(servers[1].app, token, name, packed(name))).status).toBe(200);
    expect((await admins[1].put(`/remotes/${name}/live`, { release: A }, { 'if-match': '"1"' })).status).toBe(200);
    expect(await loads(name)).toEqual([A, A]);
    const lists = await both(({ app }) => app.inject({ url: '/remotes/registry.json' }));
    expect(lists[0]?.body).toBe(lists[1]?.body);
    expect(lists[0]?.headers.etag).toBe(lists[1]?.headers.etag);
    const files = await both(({ app }) => app.inject({ url: `/remotes/${name}/${A}/${ENTRY}` }));
    for (const { statusCode, body } of files) expect([statusCode, body]).toEqual([200, releaseOf(name).files[ENTRY]]);
    expect([...objects.keys()].every((key) => key.startsWith('releases/'))).toBe(true);
  });

  it('give a person the same version, while it is tried and after it was withdrawn', async () => {
    const name = 'mf-tried';
    for (const hash of ['aaaaaaaa', 'bbbbbbbb']) await upload(servers[0].app, token, name, packed(name, { hash }));
    await admins[0].put(`/remotes/${name}/live`, { release: A }, { 'if-match': '"1"' });
    await admins[1].put(`/remotes/${name}/live`, { release: B, share: 50 }, { 'if-match': '"2"' });
    for (let count = 0; count < 4; count += 1) {
      const { email } = await given.user();
      const { body } = await clientOf(servers[1].app, null).post('/auth', { username: email, password: 'correct horse' });
      const [first, second] = await loads(name, body.data.token.value);
      expect([A, B]).toContain(first);
      expect(second).toBe(first);
    }
    await admins[0].put(`/remotes/${name}/live`, { release: B }, { 'if-match': '"3"' });
    expect(await loads(name)).toEqual([B, B]);
    await admins[1].post(`/remotes/${name}/releases/${B}/withdraw`, { why: 'It fails' }, { 'if-match': '"4"' });
    expect(await loads(name)).toEqual([A, A]);
  });

  it('refuse the second of two releases at the same moment, which undoes nothing', async () => {
    const name = 'mf-raced';
    for (const hash of ['aaaaaaaa', 'bbbbbbbb']) await upload(servers[0].app, token, name, packed(name, { hash }));
    const answers = await Promise.all(
      [A, B].map((release, index) => admins[index]!.put(`/remotes/${name}/live`, { release }, { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers.find(({ status }) => status === 200)?.body.data.live;
    expect(await loads(name)).toEqual([winner, winner]);
    expect(await line(name)).toBe(2);
  });

  it('refuse one of two remotes that are released at the same moment with the same address', async () => {
    const names = ['mf-here', 'mf-there'];
    for (const name of names) await upload(servers[0].app, token, name, packed(name, { paths: ['/one-place'] }));
    // While the log is locked, both could compare their addresses before either is stored, unless moves are serialised.
    const holder = new PgClient({ connectionString: databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table security_log in share mode');
    const moves = names.map((name, index) => admins[index]!.put(`/remotes/${name}/live`, { release: A }, { 'if-match': '"1"' }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await holder.end();
    expect((await Promise.all(moves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('publish a build once when they start at the same time, and the other copy is deleted', async () => {
    const name = 'mf-built';
    const { files } = releaseOf(name);
    for (const [file, content] of Object.entries(files)) {
      const path = join(folder, 'remotes', name, A, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    const built = { builtOn: '2026-11-20T08:00:00.000Z', remotes: [{ name, version: A }] };
    writeFileSync(join(folder, 'remotes/registry.json'), JSON.stringify(built));
    const before = objects.size;
    const messages: string[] = [];
    await both(({ services }) => publishBuilt(services, (message) => messages.push(message)));
    expect(messages).toEqual([`${name} ${A} is published.`]);
    expect(await loads(name)).toEqual([A, A]);
    expect(objects.size - before).toBe(Object.keys(files).length);
  });

  it('keep every release when interrupted uploads are cleaned up', async () => {
    const before = [...objects.keys()];
    objects.set('releases/00000000-0000-4000-8000-000000000000/half.js', Buffer.from('half'));
    const { db, files } = servers[1].services;
    expect(await sweepReleases(db, files, new Date(Date.now() + YEAR))).toBe(1);
    expect([...objects.keys()]).toEqual(before);
  });
});

/** @returns the address of a new, empty database */
async function newDatabase(): Promise<string> {
  const server = process.env[POSTGRES_URL] ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new PgClient({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
