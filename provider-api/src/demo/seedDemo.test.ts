import { isLive } from 'shared-kit/rules/live';
import { onBothEngines } from '../testing/server';
import { PEOPLE_PASSWORD } from './copy/people';
import { seedDemo } from './seedDemo';

onBothEngines('The demo', (server) => {
  const now = new Date();

  beforeAll(async () => {
    const { db, files, config } = server().services;
    expect(await seedDemo(db, files, now, config.passwordCost)).toBe(true);
  }, 120_000);

  const all = async (path: string) =>
    (await server().admin.get(`${path}${path.includes('?') ? '&' : '?'}per_page=2000`)).body.data;
  const idOf = async (name: string): Promise<string> =>
    (await all('/properties')).find((property: { name: string }) => property.name === name).id;

  it('fills an empty store, and only an empty one', async () => {
    const { db, files } = server().services;
    expect(await seedDemo(db, files, now)).toBe(false);
  });

  it('is a group of hotels in four regions and of restaurants, all but one with a logo', async () => {
    const hotels = await all('/properties?type=hotel&archived=false');
    expect(hotels.length).toBeGreaterThanOrEqual(12);
    expect((await all('/properties?type=restaurant')).length).toBeGreaterThanOrEqual(6);
    expect((await all('/regions')).map(({ name }: { name: string }) => name).sort()).toEqual([
      'Capital',
      'Coast',
      'Dales',
      'Lakes and Fells',
    ]);
    expect(hotels.filter(({ logo }: { logo: unknown }) => logo === null)).toHaveLength(1);
  });

  it('has a hotel whose specials fill two pages, with specials in every state', async () => {
    const path = `/properties/${await idOf('Hotel Marchmont')}/specials`;
    expect((await server().admin.get(`${path}?archived=false`)).body.meta.count).toBe(112);
    expect((await server().admin.get(`${path}?archived=true`)).body.meta.count).toBe(34);
    const specials = (await all(path)).map((item: Record<string, string>) => ({
      ...item,
      startsOn: item.starts_on,
      endsOn: item.ends_on,
    }));
    const at = now.toISOString();
    expect(specials.some((item: Parameters<typeof isLive>[0]) => isLive(item, now))).toBe(true);
    expect(
      specials.some(({ published, starts_on }: { published: boolean; starts_on: string }) => published && starts_on > at),
    ).toBe(true);
    expect(specials.some(({ published, ends_on }: { published: boolean; ends_on: string }) => published && ends_on < at)).toBe(
      true,
    );
    expect(specials.some(({ published, archived }: { published: boolean; archived: boolean }) => !published && !archived)).toBe(
      true,
    );
    expect(specials.every(({ images }: { images: { url?: string }[] }) => images[0]?.url)).toBe(true);
  });

  it('has copy that passes the rules of its own forms', async () => {
    for (const { id } of await all('/properties?type=hotel')) {
      for (const kind of ['specials', 'faqs']) {
        const items = await all(`/properties/${id}/${kind}`);
        expect(items.length).toBeGreaterThanOrEqual(12);
        for (const item of items.slice(0, 4))
          expect((await server().admin.put(`/properties/${id}/${kind}/${item.id}`, item)).status).toBe(200);
      }
    }
  }, 60_000);

  it('has people with different rights', async () => {
    const sees = async (email: string) => {
      const { body } = await server().nobody.post('/auth', { username: email, password: PEOPLE_PASSWORD });
      const { body: list } = await server().as(body.data.token.value).get('/properties?per_page=100&order_by=name:ASC');
      return list.data.map(({ name }: { name: string }) => name);
    };
    expect(await sees('tomas.reyes@calloway.example')).toEqual(['Hotel Marchmont', 'The Aster']);
    expect(await sees('luca.ferri@calloway.example')).toEqual(['Ember & Oak', 'The Copper Pan']);
    expect(await sees('priya.raman@calloway.example')).toHaveLength(4);
    expect(await sees('hanna.lindqvist@calloway.example')).toHaveLength(19);
  });

  it('has a library of pictures with alternative texts, and documents', async () => {
    const pictures = await all('/assets?filetype=image');
    expect(pictures.length).toBeGreaterThanOrEqual(60);
    expect(pictures.every(({ alt, width }: { alt: string; width: number }) => alt.length > 2 && width > 0)).toBe(true);
    const { statusCode, headers } = await server().app.inject({ url: new URL(pictures[0].thumb_url).pathname });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await all('/assets?filetype=appli')).length).toBeGreaterThanOrEqual(6);
  });
});
