import { sql } from 'drizzle-orm';
import { given as asset } from '../../../testing/assets';
import { accommodation, calendarEvent, faq, special, tiledPromo } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

const dated = { starts_on: '2026-01-05T15:00:00.000Z' };

interface Version {
  version: number;
  action: string;
  by: { name: string };
  changes: Record<string, { before: unknown; after: unknown }>;
  group_id: string | null;
}

onBothEngines('The history of content', (server) => {
  const setUp = async (fields: object = {}) => {
    const hotel = await server().given.hotel();
    const created = await server().given.item(`/properties/${hotel}/specials`, special(fields));
    const itemPath = `/properties/${hotel}/specials/${created.id}`;
    const put = async (body: object) => (await server().admin.put(itemPath, body)).body.data;
    return { hotel, created, itemPath, put };
  };
  const versionsOf = async (itemPath: string, query = ''): Promise<Version[]> =>
    (await server().admin.get(`${itemPath}/versions${query}`)).body.data;

  it('lists who changed what and when, newest first, with the values before and after', async () => {
    const { itemPath, put, created } = await setUp({ content: '<p>Two nights by the lake</p>' });
    await put({ title: 'Spa weekend', content: '<p>Three nights by the lake</p>' });
    await put({ published: true });
    await put({ cta: { type: 'Book Now', link_url: '/book' } });
    const last = await put({ archived: true });
    const versions = await versionsOf(itemPath);
    expect(versions.map(({ version, action, by }) => [version, action, by.name])).toEqual([
      [5, 'archived', 'Super User'],
      [4, 'changed', 'Super User'],
      [3, 'published', 'Super User'],
      [2, 'changed', 'Super User'],
      [1, 'created', 'Super User'],
    ]);
    expect(versions[0]).toMatchObject({ at: last.updated_at, by: last.updated_by, group_id: null });
    expect(versions[0]?.changes).toEqual({
      published: { before: true, after: false },
      archived: { before: false, after: true },
    });
    expect(versions[1]?.changes.cta?.after).toMatchObject({ type: 'Book Now', link_url: '/book' });
    expect(versions[3]?.changes).toEqual({
      title: { before: created.title, after: 'Spa weekend' },
      content: { before: created.content, after: '<p>Three nights by the lake</p>' },
    });
    const { body } = await server().admin.get(`${itemPath}/versions?page=2&per_page=2`);
    expect([body.data, body.meta.count]).toEqual([versions.slice(2, 4), 5]);
  });

  it('each version is answered exactly as the item was then', async () => {
    const { itemPath, put, created } = await setUp({ images: [] });
    const seen = [created];
    for (const body of [
      { title: 'Second', content: '<p>é 👨‍👩‍👧 end</p>' },
      { content: '<p>é 👩‍👩‍👧 end</p>', does_not_end: false, ends_on: '2027-01-05T15:00:00.000Z' },
      { archived: true },
      { archived: false, details: { custom_url: 'winter' } },
      { details: null, title: '' + 'Long '.repeat(20).trim() },
    ])
      seen.push(await put(body));
    for (const [index, item] of seen.entries())
      expect((await server().admin.get(`${itemPath}/versions/${index + 1}`)).body.data).toEqual({
        ...item,
        sort_index: expect.anything(),
      });
    expect((await server().admin.get(`${itemPath}/versions/7`)).status).toBe(404);
    expect((await server().admin.get(`${itemPath}/versions/0`)).status).toBe(400);
  });

  it('restoring makes a new version, which is validated, announced and refused if stale, like any change', async () => {
    const { itemPath, put, created } = await setUp();
    await put({ title: 'Second', published: true });
    const stale = await server().admin.post(`${itemPath}/versions/1/restore`, undefined, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    const { status, body } = await server().admin.post(`${itemPath}/versions/1/restore`);
    expect([status, body.meta]).toEqual([200, { left_out: [] }]);
    expect(body.data).toMatchObject({ title: created.title, published: false, version: 3 });
    expect((await versionsOf(itemPath))[0]).toMatchObject({
      action: 'restored',
      version: 3,
      changes: { title: { before: 'Second' } },
    });
  });

  it('restoring leaves out what no longer exists, and says so', async () => {
    const { itemPath, put } = await setUp();
    const [keptAsset, deletedAsset] = [await asset(server()), await asset(server())];
    const picture = ({ id }: { id: string }, alt: string) => ({ asset_id: id, alt });
    await put({ images: [picture(deletedAsset, 'Gone'), picture(keptAsset, 'Kept')], title: 'With pictures' });
    await put({ images: [], title: 'Without' });
    await server().admin.del(`/assets/${deletedAsset.id}`);
    const { status, body } = await server().admin.post(`${itemPath}/versions/2/restore`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ title: 'With pictures', images: [{ asset_id: keptAsset.id, alt: 'Kept' }] });
    expect(body.meta.left_out).toEqual([{ field: 'images.0.asset_id', message: expect.any(String) }]);
  });

  it('restoring leaves out a field that the kind no longer has, says so, and restores the rest', async () => {
    const { itemPath, put, created } = await setUp();
    await put({ title: 'Second' });
    await put({ title: 'Third' });
    const { db } = server().services;
    // As left by an earlier program that still had a price and a note. The note was empty in that version, so nothing
    // of it is lost.
    const lost = JSON.stringify({ oldPrice: [['12'], ['14']], oldNote: [[''], ['New']] });
    await db.execute(sql`update versions set delta = (delta::jsonb || ${lost}::jsonb)::text
      where version = 2 and item = (select id from version_items where item_id = ${created.id})`);
    const { status, body } = await server().admin.post(`${itemPath}/versions/1/restore`);
    expect([status, body.data.title]).toEqual([200, created.title]);
    expect(body.meta.left_out).toEqual([{ field: 'old_price', message: 'The field ‘old price’ no longer exists.' }]);
  });

  it('a restored FAQ whose former category was deleted stays in its present one', async () => {
    const hotel = await server().given.hotel();
    const make = (name: string) => server().given.item(`/properties/${hotel}/faq-categories`, { name });
    const [first, second] = [await make('Pets'), await make('Spa')];
    const created = await server().given.item(`/properties/${hotel}/faqs`, faq(first.id));
    const itemPath = `/properties/${hotel}/faqs/${created.id}`;
    await server().admin.put(itemPath, { category_id: second.id, question: 'New?' });
    await server().admin.del(`/properties/${hotel}/faq-categories/${first.id}`);
    const { body } = await server().admin.post(`${itemPath}/versions/1/restore`);
    expect(body.data).toMatchObject({ question: created.question, category_id: second.id });
    expect(body.meta.left_out).toEqual([{ field: 'category_id', message: 'There is no such category.' }]);
  });

  it('moving an item does not raise its version, so open forms stay valid', async () => {
    const { hotel, itemPath, created } = await setUp();
    const other = await server().given.item(`/properties/${hotel}/specials`, special());
    const sorted = { ids: [other.id], move_to_id: created.id, condition: 'before' };
    expect((await server().admin.put(`/properties/${hotel}/specials/sort`, sorted)).status).toBe(204);
    const moved = `/properties/${hotel}/specials/${other.id}`;
    expect((await versionsOf(moved))[0]).toMatchObject({
      action: 'moved',
      version: 1,
      changes: { sort_index: { before: 2, after: 1 } },
    });
    // Nobody moved the items that were pushed aside.
    expect(await versionsOf(itemPath)).toHaveLength(1);
    expect((await server().admin.put(moved, { title: 'Open' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await server().admin.get(`${moved}/versions/1`)).body.data).toMatchObject({ title: other.title, version: 1 });
  });

  it('copies made by one call have the same group, and so have specials of one distribution', async () => {
    const { hotel, created } = await setUp();
    const [one, two] = [await server().given.hotel(), await server().given.hotel()];
    const { body } = await server().admin.post(`/properties/${hotel}/specials/clone`, {
      ids: [created.id],
      to_property_ids: [one, two],
    });
    const groups = new Set<string | null>();
    for (const copy of body.data) {
      const [version] = await versionsOf(`/properties/${copy.property_id}/specials/${copy.id}`);
      expect(version).toMatchObject({ action: 'cloned', version: 1 });
      groups.add(version?.group_id ?? null);
    }
    expect([groups.size, groups.has(null)]).toEqual([1, false]);
  });

  it('a person without READ sees no history, one without WRITE cannot restore, and an API token can do neither', async () => {
    const { hotel, itemPath, put } = await setUp();
    await put({ published: true });
    const [nobody, reader, token] = [
      await server().given.user(['list', 'r', hotel]),
      await server().given.user(['special', 'r', hotel]),
      await server().given.item('/tokens', { name: 'Site', property_id: [hotel] }),
    ];
    const statusesFor = async (client: { get: typeof reader.get; post: typeof reader.post }) => [
      (await client.get(`${itemPath}/versions`)).status,
      (await client.get(`${itemPath}/versions/1`)).status,
      (await client.post(`${itemPath}/versions/1/restore`)).status,
    ];
    expect(await statusesFor(nobody)).toEqual([403, 403, 403]);
    expect(await statusesFor(reader)).toEqual([200, 200, 403]);
    expect(await statusesFor(server().as(token.value))).toEqual([403, 403, 403]);
    await server().admin.del(itemPath);
    expect((await reader.get(`${itemPath}/versions`)).status).toBe(404);
  });

  it('versions are paged like every list: 100 by default, 2,000 at most, and no more than one answer can hold', async () => {
    const { itemPath } = await setUp();
    const { body } = await server().admin.get(`${itemPath}/versions`);
    expect(body.meta.per_page).toBe(100);
    expect((await server().admin.get(`${itemPath}/versions?per_page=2000`)).status).toBe(200);
    expect((await server().admin.get(`${itemPath}/versions?per_page=2001`)).status).toBe(400);

    const restaurant = await server().given.restaurant();
    const menu = await server().given.item(`/properties/${restaurant}/menus`, { title: 'Dinner' });
    const long = `/properties/${restaurant}/menus/${menu.id}`;
    for (let index = 0; index < 162; index += 1) {
      const letter = index % 2 === 0 ? 'a' : 'b';
      await server().admin.put(long, { script: letter.repeat(100_000) });
    }
    const vast = await server().admin.get(`${long}/versions?per_page=2000`);
    expect([vast.status, vast.body.code]).toEqual([413, 'too_large']);
    expect((await server().admin.get(`${long}/versions`)).status).toBe(200);
  });

  it('every kind has these calls', async () => {
    const [hotel, restaurant] = [await server().given.hotel(), await server().given.restaurant()];
    const category = await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Pets' });
    const calendar = await server().given.item(`/properties/${restaurant}/calendars`, { name: 'Weekly' });
    const kinds: [string, string, object, object][] = [
      [hotel, 'tiled-promos', tiledPromo(), { title: 'New' }],
      [hotel, 'accommodations', accommodation(), { title: 'New' }],
      [hotel, 'faqs', faq(category.id), { question: 'New' }],
      [hotel, 'faq-categories', { name: 'Old' }, { name: 'New' }],
      [hotel, 'home-promos', { title: 'Stay', ...dated }, { title: 'New' }],
      [hotel, 'lists', { title: 'Stay', ...dated }, { title: 'New' }],
      [restaurant, 'events', { title: 'Stay', ...dated }, { title: 'New' }],
      [restaurant, 'presses', { title: 'Stay', publish_date: '2026-03-29' }, { title: 'New', publish_date: '2026-03-30' }],
      [restaurant, 'menus', { title: 'Stay' }, { title: 'New' }],
      [restaurant, 'calendars', { name: 'Old' }, { name: 'New' }],
      [
        restaurant,
        'calendar-events',
        calendarEvent(calendar.id),
        { title: 'New', repeats: 'daily', event_ends_option: 'forever' },
      ],
      [restaurant, 'hours', { message: '<p>Old</p>' }, { message: '<p>New</p>', message_published: true }],
    ];
    for (const [house, path, first, change] of kinds) {
      const created = await server().given.item(`/properties/${house}/${path}`, first);
      const itemPath = `/properties/${house}/${path}/${created.id}`;
      const { body: answer } = await server().admin.put(itemPath, change);
      const changed = answer.data;
      expect([path, answer.fields]).toEqual([path, undefined]);
      const [newest] = await versionsOf(itemPath);
      expect([path, newest?.changes]).toEqual([path, expect.objectContaining(asChanges(change, changed))]);
      expect((await server().admin.get(`${itemPath}/versions/1`)).body.data).toEqual(created);
      const { body } = await server().admin.post(`${itemPath}/versions/1/restore`);
      expect([path, body.meta]).toEqual([path, { left_out: [] }]);
      const { version: _v, updated_at: _at, ...fields } = created;
      expect(body.data).toMatchObject(fields);
    }
  });

  const asChanges = (change: object, changed: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(change).map((field) => [field, expect.objectContaining({ after: changed[field] })]));
});
