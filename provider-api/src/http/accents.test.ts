import { given } from '../../testing/assets';
import { onBothEngines } from '../../testing/server';
import { regions } from '../access/places/schema';

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
    }
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
