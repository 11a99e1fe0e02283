import { eq, getTableName, sql } from 'drizzle-orm';
import { given } from '../../../testing/assets';
import { accommodation, calendarEvent, sharedSpecial, special, tiledPromo } from '../../../testing/samples';
import { onBothEngines, type TestServer } from '../../../testing/server';
import { specials } from '../specials/schema';
import { assetUses } from './schema';
import { tablesWithAssets } from './assetTables';

const begun = { starts_on: '2026-01-05T15:00:00.000Z' };
const image = (asset_id: string) => ({ asset_id, alt: 'An arch' });

interface Kind {
  path: string;
  place?: 'hotel' | 'restaurant';
  /** A minimal item with some files, in every place of it that takes one. */
  body: (files: string[], parent: string) => object;
  /** How many places it has. */
  places: number;
  parent?: string;
}

const kinds: Kind[] = [
  {
    path: 'specials',
    place: 'hotel',
    places: 2,
    body: ([a = '', b = '']) => special({ images: [image(a)], details: { image: image(b) } }),
  },
  {
    path: 'home-promos',
    place: 'hotel',
    places: 2,
    body: ([a = '', b = '']) => ({ title: 'Promo', ...begun, images: [image(a), image(b)] }),
  },
  { path: 'accommodations', place: 'hotel', places: 1, body: ([a = '']) => accommodation({ images: [image(a)] }) },
  { path: 'tiled-promos', place: 'hotel', places: 1, body: ([a = '']) => tiledPromo({ images: [image(a)] }) },
  { path: 'events', place: 'restaurant', places: 1, body: ([a = '']) => ({ title: 'Event', ...begun, images: [image(a)] }) },
  {
    path: 'calendar-events',
    place: 'restaurant',
    places: 2,
    parent: 'calendars',
    body: ([a = '', b = ''], calendar) => calendarEvent(calendar, { images: [image(a)], details: { image: image(b) } }),
  },
  { path: 'shared-specials', places: 1, body: ([a = '']) => sharedSpecial({ image: image(a) }) },
];

/** Every file that an item of any kind refers to, found by reading all of them. */
async function scanned({ services: { db } }: TestServer): Promise<string[]> {
  const tables = tablesWithAssets().map(
    (table) => sql`select distinct a.id || ' ' || ${getTableName(table)} || ' ' || ${table}.id as use
      from ${table}, jsonb_path_query(to_jsonb(${table}), 'strict $.** ? (@.type() == "string")') found, assets a
      where a.id = found #>> '{}'`,
  );
  const { rows } = (await db.execute(sql.join(tables, sql` union all `))) as { rows: { use: string }[] };
  return rows.map(({ use }) => use).sort();
}

async function readUses({ services: { db } }: TestServer): Promise<string[]> {
  const rows = await db.select().from(assetUses);
  return rows.map(({ assetId, tableName, itemId }) => `${assetId} ${tableName} ${itemId}`).sort();
}

onBothEngines('Which items use which files', (server) => {
  /** What the table holds about some files, after comparing it with all items. */
  async function usesOf(files: readonly string[]): Promise<number> {
    const uses = await readUses(server());
    expect(uses).toEqual(await scanned(server()));
    return uses.filter((use) => files.some((id) => use.startsWith(id))).length;
  }
  const file = async () => (await given(server())).id as string;
  const backFromBin = async (id: string) => {
    const { body } = await server().admin.get(`/bin?item_id=${id}`);
    expect((await server().admin.post(`/bin/${body.data[0].id}/restore`, {})).status).toBe(200);
  };

  it('a trigger follows every table whose rows may refer to files', async () => {
    const { rows } = (await server().services.db.execute(
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'asset_uses'`,
    )) as { rows: { name: string }[] };
    expect(rows.map(({ name }) => name).sort()).toEqual(tablesWithAssets().map(getTableName).sort());
  });

  it.each(kinds)(
    '$path: uses are right after creating, changing, deleting, restoring, and restoring a version',
    async ({ path, place, places, body, parent }) => {
      const [a, b, c] = [await file(), await file(), await file()] as const;
      const house = place && `/properties/${await server().given[place]()}`;
      const above = parent ? (await server().given.item(`${house}/${parent}`, { name: 'Above' })).id : '';
      const listPath = house ? `${house}/${path}` : `/${path}`;
      const { id } = await server().given.item(listPath, body([a, b], above));
      expect(await usesOf([a, b])).toBe(places);
      const { status } = await server().admin.put(`${listPath}/${id}`, body([c, c], above));
      expect([status, await usesOf([a, b]), await usesOf([c])]).toEqual([200, 0, 1]);
      expect((await server().admin.del(`${listPath}/${id}`)).status).toBe(204);
      expect(await usesOf([a, b, c])).toBe(0);
      await backFromBin(id);
      expect(await usesOf([c])).toBe(1);
      expect((await server().admin.post(`${listPath}/${id}/versions/1/restore`, {})).status).toBe(200);
      expect([await usesOf([a, b]), await usesOf([c])]).toEqual([places, 0]);
    },
  );

  it('the documents of press releases, events and tiled promos', async () => {
    const menu = await file();
    await server().services.db.execute(sql`update assets set filetype = 'application/pdf' where id = ${menu}`);
    const bar = `/properties/${await server().given.restaurant()}`;
    const hotel = `/properties/${await server().given.hotel()}`;
    await server().given.item(`${bar}/presses`, { title: 'Press', publish_date: '2026-03-29', pdf: { asset_id: menu } });
    await server().given.item(`${bar}/events`, { title: 'Event', ...begun, pdf: { asset_id: menu } });
    const { id } = await server().given.item(`${hotel}/tiled-promos`, tiledPromo({ pdf: menu }));
    expect(await usesOf([menu])).toBe(3);
    expect((await server().admin.put(`${hotel}/tiled-promos/${id}`, { pdf: null })).status).toBe(200);
    expect(await usesOf([menu])).toBe(2);
  });

  it('clones and copies of a shared special use the same files, and a property uses its logo', async () => {
    const pictureId = await file();
    const [firstHotel, secondHotel] = [await server().given.hotel({ logo: image(pictureId) }), await server().given.hotel()];
    expect(await usesOf([pictureId])).toBe(1);
    const { id } = await server().given.item(`/properties/${firstHotel}/specials`, special({ images: [image(pictureId)] }));
    const cloned = await server().admin.post(`/properties/${firstHotel}/specials/clone`, {
      ids: [id],
      to_property_ids: [secondHotel],
    });
    expect([cloned.status, await usesOf([pictureId])]).toEqual([201, 3]);
    await server().given.item(
      '/shared-specials',
      sharedSpecial({ image: image(pictureId), distribute_hotels: [firstHotel, secondHotel] }),
    );
    expect(await usesOf([pictureId])).toBe(6);
    expect((await server().admin.put(`/properties/${firstHotel}`, { logo: null })).status).toBe(200);
    expect(await usesOf([pictureId])).toBe(5);
    expect((await server().admin.del(`/properties/${secondHotel}?force=true`)).status).toBeLessThan(500);
    await usesOf([pictureId]);
  });

  it('a file that was deleted while in use is in use again once it is restored', async () => {
    const pictureId = await file();
    const hotel = await server().given.hotel({ logo: image(pictureId) });
    expect((await server().admin.del(`/assets/${pictureId}?force=true`)).status).toBe(204);
    await backFromBin(pictureId);
    const { body } = await server().admin.get(`/assets/${pictureId}/usage`);
    expect([body.data.length, body.data[0].id, body.meta.count]).toEqual([1, hotel, 1]);
  });

  it('deleting a file is refused if its uses have changed since they were shown', async () => {
    const pictureId = await file();
    const readMark = async () => (await server().admin.get(`/assets/${pictureId}/usage`)).body.meta.mark;
    const remove = (mark: string) => server().admin.del(`/assets/${pictureId}?force=true&expected=${mark}`);
    const unused = await readMark();
    await server().given.hotel({ name: 'The Aster', logo: image(pictureId) });
    const mark = await readMark();
    const late = await remove(unused);
    const added = 'Where this file is used has changed. This file is used in one place: The Aster.';
    expect([late.status, late.body.message, late.body.usage.length]).toEqual([409, added, 1]);
    const other = await server().given.hotel({ name: 'The Birch', logo: image(pictureId) });
    expect([await remove(mark), await remove('')].map(({ status }) => status)).toEqual([409, 409]);
    expect((await server().admin.put(`/properties/${other}`, { logo: null })).status).toBe(200);
    expect(await readMark()).toBe(mark);
    expect((await remove(mark)).status).toBe(204);
  });

  it('uses of one kind are listed by title', async () => {
    const pictureId = await file();
    const hotel = await server().given.hotel();
    const titles = ['Spa', 'Breakfast', 'Winter', 'Golf'];
    for (const title of titles)
      await server().given.item(`/properties/${hotel}/specials`, special({ title, images: [image(pictureId)] }));
    const { data } = (await server().admin.get(`/assets/${pictureId}/usage`)).body;
    expect(data.map(({ title }: { title: string }) => title)).toEqual(titles.sort());
  });

  it('a use that the reader may read is named, however many there are that they may not', async () => {
    const pictureId = await file();
    const [own, other] = [await server().given.hotel(), await server().given.hotel()];
    const use = (hotel: string, title: string) =>
      server().given.item(`/properties/${hotel}/specials`, special({ title, images: [image(pictureId)] }));
    const { id } = await use(other, 'Elsewhere');
    const { db } = server().services;
    const [row] = await db.select().from(specials).where(eq(specials.id, id));
    if (!row) throw new Error('The special is missing.');
    await db.insert(specials).values(Array.from({ length: 500 }, (_, nth) => ({ ...row, id: `!${nth}` })));
    await use(own, 'Winter');
    const reader = await server().given.user(['asset', 'rwx'], ['special', 'r', own]);
    const { data, meta } = (await reader.get(`/assets/${pictureId}/usage`)).body;
    expect([data.map(({ title }: { title: string }) => title), meta.count]).toEqual([['Winter'], 502]);
    const { message } = (await reader.del(`/assets/${pictureId}`)).body;
    expect(message).toMatch(/^This file is used in 502 places: Winter .* and 501 more\.$/);
    expect((await server().admin.get(`/assets/${pictureId}/usage`)).body.data).toHaveLength(500);
  });

  it('the use as a logo links to the settings for people who may open them, and to the dashboard for others', async () => {
    const logoId = await file();
    const hotel = await server().given.hotel({ logo: image(logoId) });
    const linkFor = async (rights: string) => {
      const reader = await server().given.user(['asset', 'r'], ['property', rights, hotel]);
      return (await reader.get(`/assets/${logoId}/usage`)).body.data[0].link;
    };
    expect(await linkFor('rw')).toBe(`/hotels/${hotel}/settings`);
    expect(await linkFor('r')).toBe(`/hotels/${hotel}`);
  });

  it('uses that the reader may not read are counted and not named', async () => {
    const pictureId = await file();
    const [own, other] = [await server().given.hotel({ name: 'Own' }), await server().given.hotel({ name: 'Other' })];
    const use = (hotel: string, title: string) =>
      server().given.item(`/properties/${hotel}/specials`, special({ title, images: [image(pictureId)] }));
    await use(other, 'Not announced yet');
    const reader = await server().given.user(['asset', 'rwx'], ['special', 'r', own]);
    const read = async () => (await reader.get(`/assets/${pictureId}/usage`)).body;
    expect(await read()).toMatchObject({ data: [], meta: { count: 1 } });
    const refused = (await reader.del(`/assets/${pictureId}`)).body;
    expect([refused.message, refused.usage]).toEqual(['This file is used in one place that you cannot see.', []]);
    await use(own, 'Winter');
    const { data, meta } = await read();
    expect([data.map(({ title }: { title: string }) => title), meta.count]).toEqual([['Winter'], 2]);
    expect((await reader.del(`/assets/${pictureId}`)).body.message).toBe(
      'This file is used in 2 places: Winter (Own) and 1 more.',
    );
  });

  it('uses are answered to whoever may look at the file, such as a person with every right on one hotel', async () => {
    const pictureId = await file();
    const [own, other] = [await server().given.hotel({ name: 'Own' }), await server().given.hotel({ name: 'Other' })];
    for (const hotel of [own, other])
      await server().given.item(`/properties/${hotel}/specials`, special({ title: hotel, images: [image(pictureId)] }));
    for (const rights of [['*', 'rwx', own] as const, ['special', 'r', own] as const]) {
      const { status, body } = await (await server().given.user([...rights])).get(`/assets/${pictureId}/usage`);
      expect([status, body.data?.map(({ title }: { title: string }) => title), body.meta?.count]).toEqual([200, [own], 2]);
    }
  });

  it('of more than 500 uses the first are listed and all are counted', async () => {
    const pictureId = await file();
    await server().services.db.execute(
      sql`insert into shared_specials (id, title, start_date, image, created_at, updated_at)
          select 'many ' || n, 'Many', now(), jsonb_build_object('assetId', ${pictureId}::text), now(), now() from generate_series(1, 502) n`,
    );
    const { body } = await server().admin.get(`/assets/${pictureId}/usage`);
    expect([body.data.length, body.meta.count]).toEqual([500, 502]);
    const refused = await server().admin.del(`/assets/${pictureId}`);
    expect(refused.body.message).toBe('This file is used in 502 places: Many, Many, Many, Many, Many and 497 more.');
    expect(await server().services.db.$count(assetUses, eq(assetUses.assetId, pictureId))).toBe(502);
  });
});
