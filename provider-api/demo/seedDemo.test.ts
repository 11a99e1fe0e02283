import { isLive } from 'shared-kit/rules/live';
import { DEMO_PASSWORD } from '../src/base/demoAccount';
import { onBothEngines } from '../testing/server';
import { deeds } from './copy/deeds';
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

  const states = ['archived', 'draft', 'ended', 'live', 'scheduled'];
  const stateOf = (item: Record<string, unknown>): string => {
    const { published, archived, starts_on: startsOn, ends_on: endsOn, does_not_end: doesNotEnd } = item;
    if (archived) return 'archived';
    if (!published) return 'draft';
    if (startsOn === undefined) return 'published';
    if (isLive({ published, startsOn, endsOn, doesNotEnd } as Parameters<typeof isLive>[0], now)) return 'live';
    return Date.parse(String(startsOn)) > now.getTime() ? 'scheduled' : 'ended';
  };
  const statesOf = async (path: string) => [...new Set((await all(path)).map(stateOf))].sort();

  it('fills only an empty store', async () => {
    const { db, files } = server().services;
    expect(await seedDemo(db, files, now)).toBe(false);
  });

  it('has no file from the future', async () => {
    const files: { created_at: string }[] = await all('/assets');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter(({ created_at }) => Date.parse(created_at) >= now.getTime())).toEqual([]);
  });

  it('has three weeks of changes by people with the right to make them, and its history can restore them', async () => {
    const staff = ['Nora Okafor', 'Tomás Reyes', 'Priya Raman', 'Luca Ferri'];
    const lines = (await all('/activity')).filter(({ at }: { at: string }) => Date.parse(at) < now.getTime());
    // Each item also has a line for its creation, unless the deed itself is the creation.
    expect(lines).toHaveLength(2 * deeds.length - deeds.filter(({ did }) => did === 'created').length);
    expect(new Set(lines.map(({ by }: { by: { name: string } }) => by.name))).toEqual(new Set(staff));
    expect(new Set(lines.map(({ action }: { action: string }) => action))).toEqual(
      new Set(['created', 'changed', 'published', 'archived']),
    );
    const times = lines.map(({ at }: { at: string }) => Date.parse(at));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const places = lines.map(({ kind, item_id, version }: Record<string, unknown>) => `${kind} ${item_id} ${version}`);
    expect(new Set(places).size).toBe(places.length);
    const newest = lines.filter(({ version }: { version: number }) => version === 2);
    expect(newest.length).toBeGreaterThan(15);
    for (const { kind, item_id, property, action, name } of newest) {
      const path = `/properties/${property.id}/${kind}/${item_id}`;
      const item = (await server().admin.get(path)).body.data;
      expect(item).toMatchObject({ version: 2, [item.question === undefined ? 'title' : 'question']: name });
      const [last, first] = (await server().admin.get(`${path}/versions`)).body.data;
      expect([first.action, last.action]).toEqual(['created', action]);
      expect(Object.keys(last.changes)).toHaveLength(1);
    }
    const { kind, item_id, property } = newest[0];
    const restored = `/properties/${property.id}/${kind}/${item_id}/versions/1/restore`;
    expect((await server().admin.post(restored, {})).status).toBe(200);
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
    expect(await statesOf(path)).toEqual(states);
    const specials = await all(path);
    expect(specials.every(({ images }: { images: { url?: string }[] }) => images[0]?.url)).toBe(true);
  });

  it.each(['tiled-promos', 'faqs', 'home-promos', 'lists'])('has %s of hotels in every state', async (kind) => {
    expect(await statesOf(`/properties/${await idOf('The Aster')}/${kind}`)).toEqual(states);
  });

  it('has events of restaurants in every state, and press and menus in all of theirs', async () => {
    const path = `/properties/${await idOf('Juniper')}`;
    expect(await statesOf(`${path}/events`)).toEqual(states);
    expect(await statesOf(`${path}/presses`)).toEqual(['archived', 'draft', 'published']);
    expect(await statesOf(`${path}/menus`)).toEqual(['archived', 'draft', 'published']);
  });

  it('has more live home promos than a home page shows', async () => {
    const path = `/properties/${await idOf('The Aster')}/home-promos?state=live`;
    expect((await server().admin.get(path)).body.meta.count).toBeGreaterThan(3);
  });

  it('has opening hours of every restaurant but one, published and not', async () => {
    const restaurants = await all('/properties?type=restaurant');
    const records = await Promise.all(restaurants.map(({ id }: { id: string }) => all(`/properties/${id}/hours`)));
    expect(records.filter((found) => found.length === 0)).toHaveLength(1);
    const flags = new Set(records.flat().map(({ published }) => published));
    expect(flags).toEqual(new Set([true, false]));
  });

  it.each([
    ['hotel', ['specials', 'faqs', 'home-promos', 'lists']],
    ['restaurant', ['events', 'presses', 'menus']],
  ])(
    'has copy of a %s that passes the rules of its own forms',
    async (type, kinds) => {
      const places = (await all(`/properties?type=${type}`)).slice(0, 3);
      expect(places).toHaveLength(3);
      for (const { id } of places) {
        for (const kind of kinds) {
          const items = await all(`/properties/${id}/${kind}`);
          expect(items.length).toBeGreaterThanOrEqual(6);
          for (const item of items.slice(0, 12))
            expect((await server().admin.put(`/properties/${id}/${kind}/${item.id}`, item)).status).toBe(200);
        }
      }
    },
    60_000,
  );

  it('has people with different rights', async () => {
    const sees = async (email: string) => {
      const { body } = await server().nobody.post('/auth', { username: email, password: DEMO_PASSWORD });
      const { body: list } = await server().as(body.data.token.value).get('/properties?per_page=100&order_by=name:ASC');
      return list.data.map(({ name }: { name: string }) => name);
    };
    expect(await sees('tomas.reyes@calloway.example')).toEqual(['Hotel Marchmont', 'The Aster']);
    expect(await sees('luca.ferri@calloway.example')).toEqual(['Ember & Oak', 'The Copper Pan']);
    expect(await sees('priya.raman@calloway.example')).toHaveLength(4);
    expect(await sees('hanna.lindqvist@calloway.example')).toHaveLength(19);
  });

  it('has notifications for everybody, about items they can read and changes by others', async () => {
    for (const name of ['nora.okafor', 'tomas.reyes', 'priya.raman', 'luca.ferri', 'hanna.lindqvist']) {
      const username = `${name}@calloway.example`;
      const { body } = await server().nobody.post('/auth', { username, password: DEMO_PASSWORD });
      const { data, meta } = (await server().as(body.data.token.value).get('/notifications')).body;
      expect([name, data.length > 0]).toEqual([name, true]);
      expect(data.filter(({ read }: { read: boolean }) => !read).length).toBe(Math.min(2, meta.count));
      const [first] = name.split('.');
      const titles = data.map(({ title }: { title: string }) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
      expect(titles.filter((title: string) => title.startsWith(String(first)))).toEqual([]);
    }
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
