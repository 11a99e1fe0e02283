import { sql } from 'drizzle-orm';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Specials', (server) => {
  const pathOf = (hotel: string, rest = '') => `/properties/${hotel}/specials${rest}`;
  const add = (hotel: string, fields: object = {}) => server().given.item(pathOf(hotel), special(fields));
  const titles = async (hotel: string, query: string) => {
    const { body } = await server().admin.get(pathOf(hotel, `?${query}`));
    return body.data.map(({ title }: { title: string }) => title);
  };

  it('a new special is unpublished, unarchived, without an end and at the end of its tab', async () => {
    const hotel = await server().given.hotel();
    await add(hotel);
    const { status, body } = await server().admin.post(pathOf(hotel), special({ title: 'Second' }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: 'Second',
      property_id: hotel,
      published: false,
      archived: false,
      does_not_end: true,
      ends_on: '2120-01-01T00:00:00.000Z',
      sort_index: 2,
      version: 1,
      images: [],
      updated_by: { name: 'Super User' },
    });
    expect((await server().admin.get(pathOf(hotel, `/${body.data.id}`))).body.data).toEqual(body.data);
  });

  it('the messages of the documents are returned for their fields', async () => {
    const hotel = await server().given.hotel();
    const { status, body } = await server().admin.post(pathOf(hotel), {
      does_not_end: false,
      show_terms: true,
      show_package: true,
      promo_flag: 'Other',
      images: [{ asset_id: '', alt: '' }],
      cta: { type: 'Book Now', link_url: '' },
      details: { cta: { link_url: 'no address' } },
    });
    expect(status).toBe(422);
    expect(body.code).toBe('validation_failed');
    expect(body.fields).toEqual({
      title: 'Required!',
      content: 'Required!',
      starts_on: 'Required!',
      ends_on: 'End date is required if event ends',
      terms_and_conditions: "Terms + Conditions are required if they've been added",
      package_restrictions: "Package Restrictions are required if they've been added",
      promo_flag_other: 'Promo Flag title is required if Other is selected',
      'images.0.asset_id': 'Image is required',
      'images.0.alt': 'Image Alt Tag is required',
      'cta.link_url': 'Required!',
      'details.cta.link_url': 'CTA Link URL must be valid url',
    });
  });

  it('the message names one missing field, while other faults have their own message', async () => {
    const targetPath = pathOf(await server().given.hotel());
    const refusals = [
      special({ content: '' }),
      special({ cta: { type: 'Book Now' } }),
      special({ ends_on: '2026-01-01T00:00:00.000Z' }),
    ];
    const messages = [];
    for (const body of refusals) messages.push((await server().admin.post(targetPath, body)).body.message);
    expect(messages).toEqual(['Required: content.', 'Required: CTA link.', 'End date must be after start date']);
  });

  it('an end before the start is refused, and an image that does not exist', async () => {
    const hotel = await server().given.hotel();
    const { body } = await server().admin.post(
      pathOf(hotel),
      special({ ends_on: '2026-01-01T00:00:00.000Z', images: [{ asset_id: 'gone', alt: 'Fire' }] }),
    );
    expect(body.fields).toEqual({
      ends_on: 'End date must be after start date',
      'images.0.asset_id': 'This file is no longer in the library. Choose another one.',
    });
  });

  it('an end at the start is refused; an item stored with one can be changed otherwise, but not published', async () => {
    const hotel = await server().given.hotel();
    const window = { starts_on: '2026-11-20T10:00:00.000Z', ends_on: '2026-11-20T10:00:00.000Z' };
    const messages = { ends_on: 'End date must be after start date' };
    expect((await server().admin.post(pathOf(hotel), special(window))).body.fields).toEqual(messages);
    const { id } = await add(hotel, { ...window, ends_on: '2026-11-21T10:00:00.000Z' });
    await server().services.db.execute(sql`update specials set ends_on = starts_on where id = ${id}`);
    const put = (body: object) => server().admin.put(pathOf(hotel, `/${id}`), body);
    expect((await put({ ...window, title: 'Spa weekend' })).body.data.title).toBe('Spa weekend');
    expect((await put({ published: true })).body.fields).toEqual(messages);
    expect((await put({ starts_on: '2026-11-21T10:00:00.000Z', ends_on: '2026-11-21T10:00:00.000Z' })).body.fields).toEqual(
      messages,
    );
    expect((await put({ archived: true })).status).toBe(200);
  });

  it('the end and "does not end" are kept consistent', async () => {
    const hotel = await server().given.hotel();
    const end = '2026-03-01T00:00:00.000Z';
    const { id, does_not_end } = await add(hotel, { ends_on: end });
    expect(does_not_end).toBe(false);
    const put = async (body: object) => (await server().admin.put(pathOf(hotel, `/${id}`), body)).body;
    expect((await put({ does_not_end: true })).data).toMatchObject({ does_not_end: true, ends_on: '2120-01-01T00:00:00.000Z' });
    expect((await put({ does_not_end: false })).fields).toEqual({ ends_on: 'End date is required if event ends' });
    expect((await put({ ends_on: end })).data).toMatchObject({ does_not_end: false, ends_on: end });
    expect((await put({ ends_on: '2120-01-01' })).data).toMatchObject({ does_not_end: true });
  });

  it('a change affects only the fields that were sent; archiving stores published false', async () => {
    const hotel = await server().given.hotel();
    const created = await add(hotel, { published: true, promo_flag: 'Other', promo_flag_other: 'Fireside' });
    expect(created).toMatchObject({ published: true, promo_flag: 'Fireside' });
    const { body } = await server().admin.put(pathOf(hotel, `/${created.id}`), { id: created.id, archived: true });
    expect(body.data).toMatchObject({
      archived: true,
      published: false,
      title: created.title,
      promo_flag: 'Fireside',
      version: 2,
    });
    expect((await server().admin.put(pathOf(hotel, `/${created.id}`), { archived: false })).body.data).toMatchObject({
      archived: false,
      published: false,
    });
  });

  it('archiving and unarchiving move an item to the end of the new tab', async () => {
    const hotel = await server().given.hotel();
    const [first] = [await add(hotel, { title: 'A' }), await add(hotel, { title: 'B' })];
    await server().admin.put(pathOf(hotel, `/${first.id}`), { archived: true });
    await server().admin.put(pathOf(hotel, `/${first.id}`), { archived: false });
    expect(await titles(hotel, 'archived=false&order_by=sort_index:ASC')).toEqual(['B', 'A']);
  });

  it('rich text is sanitised when it is stored', async () => {
    const hotel = await server().given.hotel();
    const content =
      '<p onclick="x()">Fire<script>x()</script><a href="javascript:x()">a</a><a href="https://b.example">b</a><img src=x></p>';
    const created = await add(hotel, { content, details: { content: '<svg onload=x()></svg><p>d</p>' } });
    expect(created.content).toBe('<p>Fire<a>a</a><a href="https://b.example">b</a></p>');
    expect(created.details.content).toBe('<p>d</p>');
  });

  it('an outdated If-Match is refused with the current item', async () => {
    const hotel = await server().given.hotel();
    const created = await add(hotel);
    const put = (title: string, version: number) =>
      server().admin.put(pathOf(hotel, `/${created.id}`), { title }, { 'if-match': `"${version}"` });
    expect((await put('First', 1)).status).toBe(200);
    const { status, body } = await put('Second', 1);
    expect(status).toBe(412);
    expect(body).toMatchObject({ code: 'stale', current: { title: 'First', version: 2 } });
    expect((await server().admin.del(pathOf(hotel, `/${created.id}`), { 'if-match': '"1"' })).status).toBe(412);
    expect((await server().admin.del(pathOf(hotel, `/${created.id}`), { 'if-match': '"2"' })).status).toBe(204);
    expect((await server().admin.get(pathOf(hotel, `/${created.id}`))).status).toBe(404);
  });

  it('of many changes to one version, one succeeds', async () => {
    const hotel = await server().given.hotel();
    const { id } = await add(hotel);
    const all = Array.from({ length: 8 }, (_, index) =>
      server().admin.put(pathOf(hotel, `/${id}`), { title: `Title ${index}` }, { 'if-match': '"1"' }),
    );
    expect((await Promise.all(all)).map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
  });

  it('lists filter by a literal part of the title, have pages and link the next page', async () => {
    const hotel = await server().given.hotel();
    for (const title of ['100% Spa', 'SPA_day', 'Spa\\night', 'Cafe']) await add(hotel, { title });
    expect(await titles(hotel, 'title=i%%spa')).toEqual(['100% Spa', 'SPA_day', 'Spa\\night']);
    expect(await titles(hotel, 'title=i%25%25%25')).toEqual(['100% Spa']);
    expect(await titles(hotel, 'title=i%%_')).toEqual(['SPA_day']);
    expect(await titles(hotel, 'title=i%%%5C')).toEqual(['Spa\\night']);
    expect(await titles(hotel, 'title=i%%cafe')).toEqual(['Cafe']);
    expect(await titles(hotel, 'title=Cafe')).toEqual(['Cafe']);
    expect(await titles(hotel, 'title=cafe')).toEqual([]);
    const { body } = await server().admin.get(pathOf(hotel, '?archived=false&per_page=3&order_by=title:DESC&title=i%%a'));
    expect(body.meta).toMatchObject({ page: 1, total_pages: 2, per_page: 3, count: 4, links: { previous: null } });
    expect(body.meta.links.next).toMatch(/^http:\/\/test\.example\/api\/properties\//);
    const next = new URL(body.meta.links.next);
    const second = await server().admin.get(pathOf(hotel, next.search));
    expect(second.body.data.map(({ title }: { title: string }) => title)).toEqual(['100% Spa']);
    expect(second.body.meta.links).toMatchObject({ next: null });
    expect(new URL(second.body.meta.links.previous).searchParams.get('title')).toBe('i%%a');
  });

  it.each([
    ['titel=x', 'titel'],
    ['per_page=2001', 'per_page'],
    ['per_page=0', 'per_page'],
    ['page=x', 'page'],
    ['archived=maybe', 'archived'],
    ['title=a&title=b', 'title'],
    ['order_by=images:ASC', 'order_by'],
    ['order_by=title:UP', 'order_by'],
  ])('a list refuses %s and names the parameter', async (query, name) => {
    const hotel = await server().given.hotel();
    const { status, body } = await server().admin.get(pathOf(hotel, `?${query}`));
    expect(status).toBe(400);
    expect(body.code).toBe('bad_request');
    expect(Object.keys(body.fields)).toEqual([name]);
  });

  it('live=true lists what is published and in its window', async () => {
    const hotel = await server().given.hotel();
    const past = { starts_on: '2020-01-01T00:00:00.000Z' };
    await add(hotel, { title: 'Live', published: true, ...past });
    await add(hotel, { title: 'Draft', ...past });
    await add(hotel, { title: 'Over', published: true, ...past, ends_on: '2020-02-01T00:00:00.000Z' });
    await add(hotel, { title: 'Later', published: true, starts_on: '2100-01-01T00:00:00.000Z' });
    expect(await titles(hotel, 'live=true')).toEqual(['Live']);
  });

  it('an item of another property than the one in the path is not found', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await add(hotel);
    for (const answer of [
      await server().admin.get(pathOf(other, `/${id}`)),
      await server().admin.put(pathOf(other, `/${id}`), { title: 'Taken' }),
      await server().admin.del(pathOf(other, `/${id}`)),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('not_found');
    }
  });

  it('every call requires its right on that property', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await add(hotel);
    const reader = await server().given.user(['special', 'r', hotel]);
    expect((await reader.get(pathOf(hotel))).status).toBe(200);
    expect((await reader.get(pathOf(other))).status).toBe(403);
    expect((await reader.post(pathOf(hotel), special())).status).toBe(403);
    expect((await reader.put(pathOf(hotel, `/${id}`), { title: 'x' })).status).toBe(403);
    expect((await reader.put(pathOf(hotel, '/sort'), { ids: [id], condition: 'top' })).status).toBe(403);
    const writer = await server().given.user(['special', 'rw', hotel]);
    expect((await writer.put(pathOf(hotel, `/${id}`), { title: 'x' })).status).toBe(200);
    expect((await writer.del(pathOf(hotel, `/${id}`))).status).toBe(403);
    expect((await server().nobody.get(pathOf(hotel))).status).toBe(401);
  });
});
