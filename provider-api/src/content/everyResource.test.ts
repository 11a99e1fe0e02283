import { accommodation, calendarEvent, faq, special, tiledPromo } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const dated = { starts_on: '2026-01-05T15:00:00.000Z' };

interface Kind {
  path: string;
  place: 'hotel' | 'restaurant';
  /** The minimum for a new item, with the id of its parent; `title` makes it distinguishable. */
  body: (title: string, parent: string) => object;
  titleKey?: string;
  /** Its parent: a category, a calendar. */
  parent?: string;
  lacks?: readonly ('one' | 'delete' | 'flags' | 'sort' | 'title')[];
  clones?: boolean;
}

/** Every collection below /properties/{id}/ (document 2 §7.1, document 3 §7). */
const kinds: Kind[] = [
  { path: 'specials', place: 'hotel', body: (title) => special({ title }), clones: true },
  { path: 'tiled-promos', place: 'hotel', body: (title) => tiledPromo({ title }), clones: true },
  { path: 'accommodations', place: 'hotel', body: (title) => accommodation({ title }), clones: true },
  {
    path: 'faqs',
    place: 'hotel',
    body: (question, category) => faq(category, { question }),
    titleKey: 'question',
    parent: 'faq-categories',
  },
  { path: 'faq-categories', place: 'hotel', body: (name) => ({ name }), titleKey: 'name', lacks: ['flags'] },
  { path: 'home-promos', place: 'hotel', body: (title) => ({ title, ...dated }), clones: true },
  { path: 'lists', place: 'hotel', body: (title) => ({ title, ...dated }), clones: true },
  { path: 'events', place: 'restaurant', body: (title) => ({ title, ...dated }) },
  { path: 'presses', place: 'restaurant', body: (title) => ({ title, publish_date: '2026-03-29' }) },
  { path: 'menus', place: 'restaurant', body: (title) => ({ title }) },
  { path: 'hours', place: 'restaurant', body: () => ({ published: true }), lacks: ['delete', 'flags', 'sort', 'title'] },
  {
    path: 'calendars',
    place: 'restaurant',
    body: (name) => ({ name }),
    titleKey: 'name',
    lacks: ['one', 'flags', 'sort', 'title'],
  },
  {
    path: 'calendar-events',
    place: 'restaurant',
    body: (title, calendar) => calendarEvent(calendar, { title }),
    parent: 'calendars',
    lacks: ['sort'],
  },
];
const kindsWith = (call: NonNullable<Kind['lacks']>[number]) => kinds.filter(({ lacks }) => !lacks?.includes(call));

onBothEngines('Every collection of a property', (server) => {
  const setUp = async ({ path, place, body, parent, titleKey = 'title' }: Kind) => {
    const house = await server().given[place]();
    const parentId = parent ? (await server().given.item(`/properties/${house}/${parent}`, { name: 'Above' })).id : '';
    const pathOf = (rest = '') => `/properties/${house}/${path}${rest}`;
    const make = (title: string) => server().given.item(pathOf(), body(title, parentId));
    const titles = async (query: string) =>
      (await server().admin.get(pathOf(`?${query}`))).body.data.map((row: Record<string, string>) => row[titleKey]);
    return { house, pathOf, make, titles, least: (title: string) => body(title, parentId), titleKey };
  };

  it.each(kinds)('$path: list, one, create, change and delete, each with a bearer token alone', async (kind) => {
    const { pathOf, make, least, titleKey } = await setUp(kind);
    const created = await make('First');
    const lacks = kind.lacks ?? [];
    const { body: list } = await server().admin.get(pathOf());
    expect(list.data.map(({ id }: { id: string }) => id)).toEqual([created.id]);
    expect(list.meta).toEqual({ page: 1, total_pages: 1, per_page: 100, count: 1, links: { previous: null, next: null } });
    const single = await server().admin.get(pathOf(`/${created.id}`));
    if (lacks.includes('one')) expect(single.status).toBe(404);
    else expect([single.status, single.body.data]).toEqual([200, created]);
    const change = kind.path === 'hours' ? { published: false } : { [titleKey]: 'Second' };
    const changed = await server().admin.put(pathOf(`/${created.id}`), change);
    expect(changed.body.data).toMatchObject({ ...change, id: created.id, version: 2 });
    for (const { status, body } of [
      await server().nobody.get(pathOf()),
      await server().nobody.get(pathOf(`/${created.id}`)),
      await server().nobody.post(pathOf(), least('Foreign')),
      await server().nobody.put(pathOf(`/${created.id}`), change),
      await server().nobody.del(pathOf(`/${created.id}`)),
    ])
      expect([status, body.code]).toEqual(status === 404 ? [404, 'not_found'] : [401, 'unauthenticated']);
    expect((await server().admin.get(pathOf())).body.meta.count).toBe(1);
    const deleted = await server().admin.del(pathOf(`/${created.id}`));
    expect([deleted.status, deleted.body === null]).toEqual(lacks.includes('delete') ? [404, false] : [204, true]);
    expect((await server().admin.get(pathOf())).body.meta.count).toBe(lacks.includes('delete') ? 1 : 0);
  });

  it.each(kindsWith('flags'))('$path: archiving forces published false, unarchiving sets archived alone', async (kind) => {
    const { pathOf, make } = await setUp(kind);
    const { id, published, archived } = await make('First');
    expect([published, archived]).toEqual([false, false]);
    const put = async (body: object) => {
      const { data } = (await server().admin.put(pathOf(`/${id}`), body)).body;
      return [data.published, data.archived];
    };
    expect(await put({ published: true })).toEqual([true, false]);
    expect(await put({ archived: true })).toEqual([false, true]);
    expect(await put({ archived: false })).toEqual([false, false]);
    await put({ published: true, archived: true });
    const count = async (query: string) => (await server().admin.get(pathOf(`?per_page=1&${query}`))).body.meta.count;
    expect([await count('archived=true'), await count('archived=false'), await count('published=true')]).toEqual([1, 0, 0]);
  });

  it.each(kindsWith('sort'))('$path: PUT …/sort moves one row before or after another', async (kind) => {
    const { pathOf, make, titles } = await setUp(kind);
    const [first, second, third] = [await make('First'), await make('Second'), await make('Third')];
    const sort = (ids: string[], move_to_id: string, condition: string) =>
      server().admin.put(pathOf('/sort'), { ids, move_to_id, condition });
    expect((await sort([third.id], first.id, 'before')).status).toBe(204);
    expect(await titles('order_by=sort_index:ASC')).toEqual(['Third', 'First', 'Second']);
    expect((await sort([third.id], second.id, 'after')).status).toBe(204);
    expect(await titles('order_by=sort_index:ASC')).toEqual(['First', 'Second', 'Third']);
    expect(
      (await server().nobody.put(pathOf('/sort'), { ids: [third.id], move_to_id: first.id, condition: 'before' })).status,
    ).toBe(401);
  });

  it.each(kindsWith('title'))('$path: i%% finds titles that contain the text, in any case', async (kind) => {
    const { make, titles, titleKey } = await setUp(kind);
    for (const title of ['Winter Escape', 'The WINTER garden', 'Summer']) await make(title);
    const found = await titles(`${titleKey}=${encodeURIComponent('i%%winter')}&page=1&per_page=100`);
    expect([...found].sort()).toEqual(['The WINTER garden', 'Winter Escape']);
    expect(await titles(`${titleKey}=Summer`)).toEqual(['Summer']);
    expect(await titles(`${titleKey}=summer`)).toEqual([]);
  });

  it.each(kinds.filter(({ clones }) => clones))('$path: POST …/clone {ids, to_property_ids}', async (kind) => {
    const [from, one, two] = [await setUp(kind), await setUp(kind), await setUp(kind)];
    const created = [await from.make('First'), await from.make('Second')];
    const body = { ids: created.map(({ id }) => id), to_property_ids: [one.house, two.house] };
    const { status } = await server().admin.post(from.pathOf('/clone'), body);
    expect(status).toBe(201);
    for (const target of [one, two]) expect(await target.titles('order_by=sort_index:ASC')).toEqual(['First', 'Second']);
    expect((await server().nobody.post(from.pathOf('/clone'), body)).status).toBe(401);
  });

  it('an FAQ category has id, name, sort_index and property_id', async () => {
    const hotel = await server().given.hotel();
    const created = await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Pets' });
    expect(created).toMatchObject({ id: expect.any(String), name: 'Pets', sort_index: 1, property_id: hotel });
  });
});
