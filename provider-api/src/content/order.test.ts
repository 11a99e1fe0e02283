import { faq, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('Order and clones of content', (server) => {
  const pathIn = (property: string, rest = '') => `/properties/${property}/specials${rest}`;
  const order = async (property: string, archived = false) => {
    const { body } = await server().admin.get(pathIn(property, `?archived=${archived}&order_by=sort_index:ASC`));
    return body.data.map(({ title }: { title: string }) => title).join('');
  };
  const make = async (property: string, letters: string) => {
    const ids: Record<string, string> = {};
    for (const title of letters) ids[title] = (await server().given.item(pathIn(property), special({ title }))).id;
    return ids;
  };
  const move = (property: string, id: string | undefined, condition: string, move_to_id?: string) =>
    server().admin.put(pathIn(property, '/sort'), { ids: [id], condition, ...(move_to_id && { move_to_id }) });

  it.each([
    ['A', 'after', 'C', 'BCAD'],
    ['D', 'before', 'B', 'ADBC'],
    ['A', 'below', 'B', 'BACD'],
    ['C', 'above', 'A', 'CABD'],
    ['C', 'top', '', 'CABD'],
    ['A', 'bottom', '', 'BCDA'],
  ])('moving %s %s %s gives %s', async (row, condition, target, expected) => {
    const hotel = await server().given.hotel();
    const ids = await make(hotel, 'ABCD');
    expect((await move(hotel, ids[row], condition, ids[target])).status).toBe(204);
    expect(await order(hotel)).toBe(expected);
  });

  it('a move is in the history of the moved row, not of those that made room', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const [here, there] = [await make(hotel, 'ABC'), await make(other, 'D')];
    expect((await move(hotel, here.C, 'top')).status).toBe(204);
    const actionsOf = async (property: string, id: string | undefined) =>
      (await server().admin.get(pathIn(property, `/${id}/versions`))).body.data.map(({ action }: { action: string }) => action);
    expect(await actionsOf(hotel, here.C)).toEqual(['moved', 'created']);
    expect(await actionsOf(hotel, here.A)).toEqual(['created']);
    expect(await actionsOf(other, there.D)).toEqual(['created']);
  });

  it('`to` moves a row to the top or bottom of the whole order; any other word is refused at that field', async () => {
    const hotel = await server().given.hotel();
    const ids = await make(hotel, 'ABCD');
    const send = (body: object) => server().admin.put(pathIn(hotel, '/sort'), { ids: [ids.C], ...body });
    expect((await send({ to: 'top' })).status).toBe(204);
    expect(await order(hotel)).toBe('CABD');
    expect((await send({ to: 'bottom', archived: false })).status).toBe(204);
    expect(await order(hotel)).toBe('ABDC');
    const refused = await send({ to: 'middle' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['to']]);
  });

  it('a neighbour in another tab or property, and an unknown row, are refused and nothing moves', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    const ids = await make(hotel, 'ABC');
    const foreign = await make(other, 'X');
    await server().admin.put(pathIn(hotel, `/${ids.C}`), { archived: true });
    for (const neighbour of [ids.C, foreign.X]) {
      const { status, body } = await move(hotel, ids.A, 'after', neighbour);
      const message = 'Nothing was moved: the item next to the new place is no longer in this list.';
      expect([status, body.message]).toEqual([422, message]);
    }
    expect((await move(hotel, foreign.X, 'top')).status).toBe(404);
    const together = await server().admin.put(pathIn(hotel, '/sort'), { ids: [ids.A, ids.C], to: 'top' });
    const message = 'Nothing was moved: one of the chosen specials is no longer in this list.';
    expect([together.status, together.body.message]).toEqual([404, message]);
    expect((await move(hotel, ids.A, 'sideways', ids.B)).status).toBe(422);
    expect(await order(hotel)).toBe('AB');
  });

  it('people who sort at the same time end up with one consistent order', async () => {
    const hotel = await server().given.hotel();
    const ids = await make(hotel, 'ABCDEF');
    await Promise.all([...'FEDCBA'].map((letter) => move(hotel, ids[letter], 'after', ids[letter === 'A' ? 'B' : 'A'])));
    const { body } = await server().admin.get(pathIn(hotel, '?archived=false'));
    expect(body.data.map(({ sort_index }: { sort_index: number }) => sort_index)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...(await order(hotel))].sort().join('')).toBe('ABCDEF');
  });

  it('people who change and archive one item at the same time lose nothing', async () => {
    const hotel = await server().given.hotel();
    const ids = await make(hotel, 'AB');
    const change = (body: object) => server().admin.put(pathIn(hotel, `/${ids.A}`), body);
    const titles = ['A1', 'A2', 'A3', 'A4'];
    const flags = [true, false, true, false];
    const answers = await Promise.all([
      ...titles.map((title) => change({ title })),
      // Each also changes a text, because a flag that is already set would change nothing.
      ...flags.map((archived, index) => change({ archived, other_title: `Flag ${index}` })),
      ...titles.map((text) => change({ content: `<p>${text}</p>` })),
      ...titles.map(() => move(hotel, ids.B, 'top')),
    ]);
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    const { body } = await server().admin.get(pathIn(hotel, `/${ids.A}`));
    expect(body.data.version).toBe(1 + titles.length + flags.length + titles.length);
    expect(titles).toContain(body.data.title);
    expect(titles.map((text) => `<p>${text}</p>`)).toContain(body.data.content);
  });

  it('of several changes to one version, one succeeds and the others are refused as stale', async () => {
    const hotel = await server().given.hotel();
    const { A } = await make(hotel, 'A');
    const change = (body: object) => server().admin.put(pathIn(hotel, `/${A}`), body, { 'if-match': '"1"' });
    const answers = await Promise.all([change({ title: 'B' }), change({ archived: true }), change({ title: 'C' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it('clones are unpublished, unarchived, at the end, and keep the wall-clock times of their source', async () => {
    const source = await server().given.hotel({ timezone: 'America/New_York' });
    const target = await server().given.hotel({ timezone: 'America/Los_Angeles' });
    await make(target, 'Z');
    const starts_on = '2026-07-01T13:00:00.000Z';
    const first = await server().given.item(pathIn(source), special({ title: 'A', published: true, starts_on }));
    const second = await server().given.item(
      pathIn(source),
      special({ title: 'B', starts_on, ends_on: '2026-12-01T14:00:00.000Z' }),
    );
    const body = { ids: [second.id, first.id], to_property_ids: [target] };
    const answer = await server().admin.post(pathIn(source, '/clone'), body);
    expect(answer.status).toBe(201);
    expect(answer.body.data.map(({ source_id, property_id }: Record<string, string>) => [source_id, property_id])).toEqual([
      [first.id, target],
      [second.id, target],
    ]);
    expect(await order(target)).toBe('ZAB');
    const { body: ordered } = await server().admin.get(pathIn(target, '?order_by=sort_index:ASC'));
    expect(ordered.data.map(({ sort_index }: { sort_index: number }) => sort_index)).toEqual([1, 2, 3]);
    const [copyA, copyB] = (await server().admin.get(pathIn(target, '?order_by=title:ASC'))).body.data;
    expect(copyA).toMatchObject({ published: false, version: 1, starts_on: '2026-07-01T16:00:00.000Z', does_not_end: true });
    expect(copyA.ends_on).toBe('2120-01-01T00:00:00.000Z');
    expect(copyB).toMatchObject({ ends_on: '2026-12-01T17:00:00.000Z', does_not_end: false });
  });

  it('over a clock change a clone in the same zone keeps its window, and one in another zone ends after it starts', async () => {
    const london = await server().given.hotel({ timezone: 'Europe/London' });
    const newYork = await server().given.hotel({ timezone: 'America/New_York' });
    const cloned = async (starts_on: string, ends_on: string, to: string) => {
      const { id } = await server().given.item(pathIn(london), special({ starts_on, ends_on }));
      const { body } = await server().admin.post(pathIn(london, '/clone'), { ids: [id], to_property_ids: [to] });
      const copy = (await server().admin.get(pathIn(to, `/${body.data[0].id}`))).body.data;
      return [copy.starts_on, copy.ends_on];
    };
    const repeated = ['2027-10-31T01:30:00.000Z', '2027-11-05T10:00:00.000Z'] as const;
    expect(await cloned(...repeated, london)).toEqual(repeated);
    const skipped = await cloned('2027-03-14T02:30:00.000Z', '2027-03-14T03:10:00.000Z', newYork);
    expect(skipped).toEqual(['2027-03-14T07:30:00.000Z', '2027-03-14T08:10:00.000Z']);
  });

  it('if the right to write is missing in one target, nothing is cloned anywhere', async () => {
    const [source, mine, foreign] = [await server().given.hotel(), await server().given.hotel(), await server().given.hotel()];
    const ids = await make(source, 'A');
    const person = await server().given.user(['special', 'r', source], ['special', 'rw', mine], ['special', 'r', foreign]);
    const clone = (to_property_ids: string[]) => person.post(pathIn(source, '/clone'), { ids: [ids.A], to_property_ids });
    expect((await clone([mine, foreign])).status).toBe(403);
    expect(await order(mine)).toBe('');
    expect((await clone([mine])).status).toBe(201);
    expect(await order(mine)).toBe('A');
  });

  it('FAQs are cloned into one category; without one the message is Required', async () => {
    const [source, target] = [await server().given.hotel(), await server().given.hotel()];
    const path = (property: string, rest: string) => `/properties/${property}/${rest}`;
    const from = await server().given.item(path(source, 'faq-categories'), { name: 'Rooms' });
    const into = await server().given.item(path(target, 'faq-categories'), { name: 'Stay' });
    const original = await server().given.item(path(source, 'faqs'), faq(from.id, { published: true }));
    await server().given.item(path(source, 'faqs'), faq(from.id, { question: 'Old?', archived: true }));
    const clone = (body: object) => server().admin.post(path(source, 'faqs/clone'), body);
    expect((await clone({})).body.fields).toEqual({ ids: 'Required', to_property_id: 'Required', in_category_id: 'Required' });
    expect((await clone({ ids: 'all', to_property_id: target, in_category_id: from.id })).status).toBe(404);
    const { status, body } = await clone({ ids: 'all', to_property_id: target, in_category_id: into.id });
    expect(status).toBe(201);
    expect(body.data).toEqual([{ id: expect.any(String), property_id: target, source_id: original.id }]);
    const [copy] = (await server().admin.get(path(target, 'faqs'))).body.data;
    expect(copy).toMatchObject({ question: original.question, published: false, category: { id: into.id, name: 'Stay' } });
  });
});
