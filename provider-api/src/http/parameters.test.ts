import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('Parameters, pages and headers', (server) => {
  const setUp = async (count = 0) => {
    const hotel = await server().given.hotel();
    const listPath = `/properties/${hotel}/specials`;
    for (let index = 0; index < count; index += 1) await server().given.item(listPath, special({ title: `S${index}` }));
    return { hotel, listPath };
  };

  it.each([
    ['page', ['0', '-1', '1.5', '1e1', '0x2', ' 2', '+2', 'true', 'two', '']],
    ['per_page', ['0', '2001', '99999999999999999999']],
    ['archived', ['1', '0', 'TRUE', 'yes', '']],
    ['live', ['maybe']],
    ['archvied', ['true']],
    ['order_by', ['', 'title:UP', 'title:ASC:DESC', 'images:ASC', 'password_hash:ASC']],
  ])('%s with an invalid value is refused with its name', async (name, values) => {
    const { listPath } = await setUp();
    for (const value of values) {
      const { status, body } = await server().admin.get(`${listPath}?${name}=${encodeURIComponent(value)}`);
      expect([value, status]).toEqual([value, 400]);
      expect(Object.keys(body.fields)).toEqual([name]);
    }
  });

  it.each([
    ['list', '/permissions', {}],
    ['object', '/second-factor', []],
  ])('a body that is no %s is refused with what is expected', async (expected, path, wrong) => {
    const url = `/users/${(await server().given.user()).id}${path}`;
    const { status, body } = await (expected === 'list' ? server().admin.post(url, wrong) : server().admin.put(url, wrong));
    expect([status, body.message]).toEqual([400, `A JSON ${expected} is expected.`]);
  });

  it.each([
    ['path', '', "text like '/profile'"],
    ['path', '/café', "text like '/profile'"],
    ['path', `/${'x'.repeat(1000)}`, 'text of at most 1000 characters'],
    ['browser', '../1', "text like '1x2y3z'"],
  ])('a %s that is not of its form is refused with what is expected', async (name, value, expected) => {
    const draft = { path: '/profile', browser: 'a', content: '{}', [name]: value };
    const query = new URLSearchParams({ path: draft.path, browser: draft.browser });
    for (const { status, body } of [
      await server().admin.put('/profile/drafts', draft),
      await server().admin.del(`/profile/drafts?${query}`),
    ])
      expect([status, body.fields]).toEqual([400, { [name]: `Must be ${expected}` }]);
  });

  it.each([
    ['name', ''],
    ['release', 'x'.repeat(101)],
  ])('a %s that is too short or too long is refused with its limits', async (name, value) => {
    const report = { name: 'mf-hotel-content', release: '1', event: 'loaded', [name]: value };
    const { status, body } = await server().admin.post('/remotes/reports', report);
    expect([status, body.message]).toEqual([400, `The field '${name}' must be text of 1 to 100 characters.`]);
  });

  it('a text to search for may begin like an encoded character', async () => {
    const { listPath } = await setUp(1);
    await server().given.item(listPath, special({ title: '24 hours by the sea' }));
    const { data } = (await server().admin.get(`${listPath}?title=i%%24+hours`)).body;
    expect(data).toMatchObject([{ title: '24 hours by the sea' }]);
  });

  it('an ampersand too many is no parameter', async () => {
    const { listPath } = await setUp(2);
    expect((await server().admin.get(`${listPath}?&per_page=1&`)).body.data).toHaveLength(1);
  });

  it('names may be percent-encoded too', async () => {
    const { listPath } = await setUp(2);
    expect((await server().admin.get(`${listPath}?per%5Fpage=1`)).body.data).toHaveLength(1);
  });

  it('a long name or order is shortened in the message', async () => {
    const { listPath } = await setUp();
    const long = 'x'.repeat(3_000);
    for (const query of [`${long}=1`, `order_by=${long}`]) {
      const { status, body } = await server().admin.get(`${listPath}?${query}`);
      expect([status, body.message.length < 200, body.message.includes('x…')]).toEqual([400, true, true]);
    }
  });

  it('the previous link of a page after the end is the last page', async () => {
    const { listPath } = await setUp(3);
    const links = async (page: number) => (await server().admin.get(`${listPath}?per_page=2&page=${page}`)).body.meta.links;
    const pageOf = (link: string | null) => link && new URL(link).searchParams.get('page');
    expect(pageOf((await links(9)).previous)).toBe('2');
    expect(pageOf((await links(2)).previous)).toBe('1');
    expect(await links(9)).toMatchObject({ next: null });
    expect((await links(1)).previous).toBeNull();
  });

  it('the links to other pages keep the filters and the order', async () => {
    const { listPath } = await setUp(3);
    const { meta } = (await server().admin.get(`${listPath}?title=i%25%25s&order_by=title:DESC&per_page=1&page=2`)).body;
    for (const [link, page, title] of [
      [meta.links.previous, '1', 'S2'],
      [meta.links.next, '3', 'S0'],
    ]) {
      const { pathname, search, searchParams } = new URL(link);
      expect(Object.fromEntries(searchParams)).toEqual({ title: 'i%%s', order_by: 'title:DESC', per_page: '1', page });
      const { data } = (await server().admin.get(pathname.replace('/api', '') + search)).body;
      expect(data).toMatchObject([{ title }]);
    }
  });

  it('blanks around the fields of an order make no difference', async () => {
    const { listPath } = await setUp(1);
    expect((await server().admin.get(`${listPath}?order_by=title:ASC,%20created_at:DESC%20`)).status).toBe(200);
  });

  it('a list is ordered by ten fields, and not by eleven', async () => {
    const { listPath } = await setUp(1);
    const order = (count: number) => server().admin.get(`${listPath}?order_by=${Array(count).fill('title').join()}`);
    expect((await order(10)).status).toBe(200);
    const { status, body } = await order(11);
    expect([status, body.message]).toEqual([400, 'The list can be ordered by at most 10 fields.']);
  });

  it.each(['nothing', 'title:up', 'title:ASC:DESC'])('a list that is ordered by %s is refused with a message', async (order) => {
    const { listPath } = await setUp();
    const { status, body } = await server().admin.get(`${listPath}?order_by=${order}`);
    expect([status, body.message, body.fields]).toEqual([
      400,
      `The list cannot be ordered by '${order}'.`,
      { order_by: 'Must be fields of the list, each with ASC or DESC' },
    ]);
  });

  it.each(['', 'again', 'F0000000-0000-4000-8000-000000000000', 'f0000000-0000-4000-8000-00000000000'])(
    'an Idempotency-Key that is no UUID is refused: %j',
    async (key) => {
      const { listPath } = await setUp();
      const { status, body } = await server().admin.post(listPath, special(), { 'idempotency-key': key });
      expect([status, body.message]).toEqual([400, 'Idempotency-Key must be a UUID in lower case.']);
      expect((await server().admin.get(listPath)).body.data).toEqual([]);
    },
  );

  it('live=false lists what live=true leaves out', async () => {
    const { listPath } = await setUp(1);
    await server().given.item(listPath, special({ title: 'Live', published: true }));
    const titles = async (live: boolean) =>
      (await server().admin.get(`${listPath}?live=${live}`)).body.data.map(({ title }: { title: string }) => title);
    expect(await titles(true)).toEqual(['Live']);
    expect(await titles(false)).toEqual(['S0']);
  });

  it.each(['GET', 'DELETE'] as const)('an id that a database cannot hold is a 404 (%s)', async (method) => {
    const headers = { authorization: `Bearer ${server().adminToken}` };
    for (const url of ['/api/properties/%00', '/api/users/a%00b', `/api${(await setUp()).listPath}/%00`]) {
      const answer = await server().app.inject({ method, url, headers });
      expect([url, answer.statusCode, answer.json().message]).toEqual([url, 404, 'There is nothing at this address.']);
    }
  });

  it('a request that the router refuses has the usual headers, and a very long id is a 404', async () => {
    for (const [url, status] of [
      ['/api/properties/%ZZ/specials', 400],
      [`/api/properties/${'x'.repeat(300)}`, 404],
    ] as const) {
      const answer = await server().app.inject(url);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(answer.headers['x-request-id']).toBe(answer.json<{ request_id: string }>().request_id);
    }
  });
});
