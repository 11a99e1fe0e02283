import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFirstUser } from '../access/users/firstUser';
import { readConfig } from '../base/config';
import { openPostgres } from '../base/storage/postgres';
import { buildServer } from '../server/server';
import { special } from '../../testing/samples';
import { POSTGRES_URL } from '../../testing/names';
import { newDatabase } from '../../testing/newDatabase';
import { openTestServer, type TestServer } from '../../testing/server';

/** Letters that LATIN1 lacks. */
const LODZ = '\u0141\u00f3d\u017a';
const EURO = '\u20ac';

describe('With a database that lacks letters', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-data-'));
  let server: TestServer;

  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const database = await newDatabase('template0', `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`);
    const config = {
      ...readConfig({ DATA_DIR: dataDir, SITE_DIR: join(dataDir, 'no-site'), LOG_LEVEL: 'silent' }),
      passwordCost: 4,
    };
    const built = await buildServer(config, () => openPostgres(`${process.env[POSTGRES_URL] ?? ''}/${database}`));
    await makeFirstUser(built.services.db, config);
    server = await openTestServer(built);
  }, 60_000);
  afterAll(async () => {
    await server.app.close();
    rmSync(dataDir, { recursive: true });
  });

  const countAt = async (path: string) => {
    const { status, body } = await server.admin.get(path);
    return [path, status, body.meta?.count ?? body.message];
  };

  it('a search and a filter with such a letter find nothing that has other letters', async () => {
    const hotel = await server.given.hotel();
    await server.given.item(`/properties/${hotel}/specials`, special());
    await server.given.item('/regions', { name: 'Riverside' });
    for (const term of [LODZ, `i%%${LODZ}`, `i%%${EURO} ${LODZ}`].map(encodeURIComponent))
      for (const path of [
        `/regions?name=${term}`,
        `/properties?name=${term}`,
        `/properties/${hotel}/specials?title=${term}`,
        `/assets?search=${term}`,
        `/assets?q=${term}`,
        `/users?email=${term}`,
        `/security-log?by=${term}`,
        `/bin?item_id=${term}`,
        `/tags?name=${term}`,
        `/shared-specials?title=${term}`,
      ])
        expect(await countAt(path)).toEqual([path, 200, 0]);
  });

  it('a search for a word with such a letter finds the word with the plain one', async () => {
    await server.given.item('/regions', { name: 'Lodz' });
    expect(await countAt(`/regions?name=i%25%25${encodeURIComponent(LODZ)}`)).toMatchObject({ 1: 200, 2: 1 });
  });

  it('a name is found exactly, although its other spelling has such a letter', async () => {
    await server.given.item('/regions', { name: 'Caf\u00e9' });
    expect(await countAt('/regions?name=Caf%C3%A9')).toEqual(['/regions?name=Caf%C3%A9', 200, 1]);
    expect((await server.admin.post('/regions', { name: 'Cafe\u0301' })).status).toBe(409);
  });

  it('an address with such a letter is that of nobody, whose attempts are counted all the same', async () => {
    const attempt = () => server.nobody.post('/auth', { username: `${LODZ}${EURO}@house.example`, password: 'a guess' });
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(429);
    expect((await server.nobody.post('/passwords/forgot', { email: `${LODZ}@house.example` })).status).toBe(404);
  });

  it('an id with such a letter is that of nothing', async () => {
    expect((await server.admin.get(`/regions/${encodeURIComponent(EURO)}`)).status).toBe(404);
    expect((await server.admin.get(`/properties/${encodeURIComponent(EURO)}/specials`)).status).toBe(404);
  });

  it('a text with such a letter is refused with the letter, and nothing is saved', async () => {
    const hotel = await server.given.hotel();
    const message = `The letter “${EURO}” cannot be saved here: the database was created without it. Leave it out.`;
    const key = { 'idempotency-key': randomUUID() };
    const refused = await server.admin.post(`/properties/${hotel}/specials`, special({ title: `For 20 ${EURO}` }), key);
    expect([refused.status, refused.body.message]).toEqual([400, message]);
    expect((await server.admin.post('/regions', { name: EURO })).body.message).toBe(message);
    expect((await server.admin.post(`/properties/${hotel}/specials`, special(), key)).status).toBe(201);
  });
});
