import { given } from '../../testing/assets';
import { PASSWORD } from '../../testing/given';
import { onBothEngines } from '../../testing/server';
import { regions } from '../access/places/schema';
import { makeFirstUser } from '../access/users/firstUser';
import { users } from '../access/users/schema';

const COMPOSED = 'Caf\u00e9';
const DECOMPOSED = 'Cafe\u0301';

onBothEngines('Names with decomposed accents, as typed on a Mac', (server) => {
  const idsAt = async (path: string) => (await server().admin.get(path)).body.data.map(({ id }: { id: string }) => id);

  it('are found with either spelling, even those stored earlier', async () => {
    const [stored] = await server()
      .services.db.insert(regions)
      .values({ name: `Stored ${DECOMPOSED}` })
      .returning();
    const { id } = await given(server(), { name: `${DECOMPOSED} terrace` });
    for (const typed of [COMPOSED, DECOMPOSED].map(encodeURIComponent)) {
      expect(await idsAt(`/assets?search=i%25%25${typed}`)).toEqual([id]);
      expect(await idsAt(`/assets?name=${typed}%20terrace`)).toEqual([id]);
      expect(await idsAt(`/regions?name=i%25%25${typed}`)).toEqual([stored?.id]);
      expect(await idsAt(`/regions?name=Stored%20${typed}`)).toEqual([stored?.id]);
    }
  });

  it('are found without accents, and a term with accents finds plain letters', async () => {
    const plain = await given(server(), { name: 'Cafe garden' });
    const composed = await given(server(), { name: `${COMPOSED} kitchen` });
    const [decomposed] = await server()
      .services.db.insert(regions)
      .values({ name: `Riverside ${DECOMPOSED}` })
      .returning();
    for (const typed of ['cafe', 'CAF\u00c9', DECOMPOSED].map(encodeURIComponent)) {
      const found = await idsAt(`/assets?name=i%25%25${typed}&order_by=name`);
      expect(found).toEqual(expect.arrayContaining([plain.id, composed.id]));
      expect(await idsAt(`/regions?name=i%25%25side%20${typed}`)).toEqual([decomposed?.id]);
    }
    expect(await idsAt('/assets?name=Cafe%20kitchen')).toEqual([]);
  });

  it('are found by the letters that are like those with a stroke, and by the two that are like a ligature', async () => {
    const find = (typed: string) => idsAt(`/regions?name=i%25%25${encodeURIComponent(typed)}`);
    for (const [name, ...terms] of [
      ['Malm\u00f8 quay', 'malmo quay', 'MALM\u00d8 Q'],
      ['Hauptstra\u00dfe', 'HAUPTSTRASSE', 'hauptstra\u00df', 'HAUPTSTRA\u1e9eE'],
      ['Alte Hauptgasse', 'alte hauptga\u00dfe'],
      ['\u0141\u00f3d\u017a', 'lodz', '\u0142o'],
      ['H\u00c6R \u0153uvre', 'haer oeuvre', 'h\u00e6r \u0152'],
      ['\u0110or\u0111e D\u0131\u015far\u0131', 'dorde disari', '\u0111or'],
    ] as [string, ...string[]][]) {
      const { id } = await server().given.item('/regions', { name });
      for (const term of terms) expect([term, await find(term)]).toEqual([term, [id]]);
    }
  });

  it('are ordered like their plain letters', async () => {
    const names = ['\u00d8rebro', 'Orchard', 'Osier', 'Zither', '\u00c9clat', 'Fern', 'E\u0301clair', 'eagle', '\u00c5lesund'];
    for (const name of names) await server().given.item('/regions', { name: `Ordered ${name}` });
    const { body } = await server().admin.get('/regions?order_by=name&name=i%25%25ordered');
    expect(body.data.map(({ name }: { name: string }) => name.slice('Ordered '.length))).toEqual([
      '\u00c5lesund',
      'eagle',
      '\u00c9clair',
      '\u00c9clat',
      'Fern',
      'Orchard',
      '\u00d8rebro',
      'Osier',
      'Zither',
    ]);
  });

  it('are the same name as with composed accents', async () => {
    const hotel = await server().given.hotel();
    for (const path of ['/regions', `/properties/${hotel}/calendars`, `/properties/${hotel}/faq-categories`]) {
      await server().given.item(path, { name: `${COMPOSED} room` });
      expect([path, (await server().admin.post(path, { name: `${DECOMPOSED} room` })).status]).toEqual([path, 409]);
    }
  });

  it('are the same tags and email addresses as with composed accents', async () => {
    const { tags } = await given(server(), { name: 'Chairs', tags: `${COMPOSED},${DECOMPOSED}` });
    expect(tags).toHaveLength(1);
    const person = { first_name: 'Zo\u00eb', last_name: 'Roe', password: 'correct horse' };
    await server().given.item('/users', { ...person, email: `${DECOMPOSED}@house.example` });
    const signIn = await server().nobody.post('/auth', { username: `${COMPOSED}@house.example`, password: person.password });
    expect(signIn.status).toBe(201);
    const repeated = await server().admin.post('/users', { ...person, email: `${COMPOSED}@house.example` });
    expect(repeated.status).toBe(409);
  });
});

onBothEngines('An email address with letters beyond ASCII', (server) => {
  it.each(['\u039d\u0399\u039a\u039f\u03a3@house.example', '\u0130nci@house.example', 'JOS\u00c9@house.example'])(
    'signs in as it was given, and in other capitals: %s',
    async (email) => {
      await server().given.item('/users', { email, first_name: 'Nikos', last_name: 'Roe', password: PASSWORD });
      for (const username of [email, email.toLowerCase(), email.toUpperCase()]) {
        const { status } = await server().nobody.post('/auth', { username, password: PASSWORD });
        expect([username, status]).toEqual([username, 201]);
      }
    },
  );

  it('signs in the first super user of an empty store', async () => {
    const { services, nobody } = server();
    await services.db.delete(users);
    const admin = { email: '\u039d\u0399\u039a\u039f\u03a3@house.example', password: PASSWORD, isDemo: true };
    await makeFirstUser(services.db, { ...services.config, admin });
    expect((await nobody.post('/auth', { username: admin.email, password: PASSWORD })).status).toBe(201);
  });
});
