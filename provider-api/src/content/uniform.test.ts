import { accommodation, calendarEvent, faq, special, tiledPromo } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const starts_on = '2026-01-05T15:00:00.000Z';
type Make = (parent: string) => object;
const PARENTS: Record<string, string> = { faqs: 'faq-categories', 'calendar-events': 'calendars' };

/** Every kind of content: its address, the field that it is listed by, and the minimum that it needs. */
const KINDS: [path: string, name: string, make: Make][] = [
  ['specials', 'title', () => special()],
  ['tiled-promos', 'title', () => tiledPromo()],
  ['accommodations', 'title', () => accommodation()],
  ['home-promos', 'title', () => ({ title: 'x', starts_on })],
  ['lists', 'title', () => ({ title: 'x', starts_on })],
  ['faqs', 'question', (category) => faq(category)],
  ['faq-categories', 'name', () => ({ name: 'x' })],
  ['events', 'title', () => ({ title: 'x', starts_on })],
  ['presses', 'title', () => ({ title: 'x', publish_date: '2026-01-05' })],
  ['menus', 'title', () => ({ title: 'x' })],
  ['calendars', 'name', () => ({ name: 'x' })],
  ['calendar-events', 'title', (calendar) => calendarEvent(calendar)],
];

onBothEngines('All kinds of content behave alike', (server) => {
  const setUp = async (path: string, make: Make) => {
    const { item, placeFor } = server().given;
    const house = `/properties/${await placeFor(path)}`;
    const parent = PARENTS[path];
    const parentId = parent === undefined ? '' : (await item(`${house}/${parent}`, { name: 'Above' })).id;
    return { listPath: `${house}/${path}`, body: make(parentId) };
  };

  it.each(KINDS)('%s: blanks around its name or title are removed', async (path, name, make) => {
    const { listPath, body } = await setUp(path, make);
    const created = await server().given.item(listPath, { ...body, [name]: '  By the fire ' });
    expect(created[name]).toBe('By the fire');
    const changed = await server().admin.put(`${listPath}/${created.id}`, { [name]: '\tBy the sea\n' });
    expect(changed.body.data[name]).toBe('By the sea');
    expect((await server().admin.put(`${listPath}/${created.id}`, { [name]: '  ' })).status).toBe(422);
    const found = await server().admin.get(`${listPath}?${name}=${encodeURIComponent('i%%THE SEA')}`);
    expect(found.body.data).toMatchObject([{ id: created.id }]);
  });

  it.each(KINDS)(
    '%s: sending an item back unchanged makes no version and no history entry, and an outdated one is refused',
    async (path, name, make) => {
      const { listPath, body } = await setUp(path, make);
      const created = await server().given.item(listPath, body);
      const put = (values: object, version: string) =>
        server().admin.put(`${listPath}/${created.id}`, values, { 'if-match': version });
      for (const values of [created, {}]) {
        const sent = await put(values, '"1"');
        expect([sent.status, sent.body.data]).toEqual([200, created]);
      }
      expect((await server().admin.get(`${listPath}/${created.id}/versions`)).body.data).toHaveLength(1);
      expect((await put({ [name]: 'Changed' }, '"1"')).body.data.version).toBe(2);
      expect((await put(created, '"1"')).status).toBe(412);
    },
  );

  it.each(KINDS)(
    '%s: of several changes to one version, one succeeds and the others get the result',
    async (path, name, make) => {
      const { listPath, body } = await setUp(path, make);
      const created = await server().given.item(listPath, body);
      const put = (text: string) => server().admin.put(`${listPath}/${created.id}`, { [name]: text }, { 'if-match': '"1"' });
      const answers = await Promise.all(['A', 'B', 'C'].map(put));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
      const winner = answers.find(({ status }) => status === 200)?.body.data;
      for (const { status, body: refused } of answers) if (status === 412) expect(refused.current).toEqual(winner);
    },
  );

  it.each(['calendars', 'faq-categories'])(
    '%s: a name can be used once in a property, in any case, and the refusal says what to do',
    async (path) => {
      const { given, admin } = server();
      const [hotel, other] = [await given.hotel(), await given.hotel()];
      const listPath = `/properties/${hotel}/${path}`;
      const [house, spa] = [await given.item(listPath, { name: 'House' }), await given.item(listPath, { name: 'Spa' })];
      await given.item(listPath, { name: 'ΟΔΟΣ' });
      expect((await admin.post(listPath, { name: 'ΟΔΟΣ' })).status).toBe(409);
      const again = await admin.post(listPath, { name: ' house ' });
      expect([again.status, again.body.fields]).toEqual([409, { name: 'Already taken' }]);
      expect(again.body.message).toMatch(/ already has an? .+ “house”\. Choose another name, or use that one\.$/);
      expect((await admin.put(`${listPath}/${spa.id}`, { name: 'HOUSE' })).status).toBe(409);
      await given.item(listPath, { name: 'Wine Evenings' });
      for (const name of ['Wine\u00a0Evenings', 'Wine  Evenings', 'Wine\u200b Evenings', '\ufeffWine Evenings'])
        expect((await admin.post(listPath, { name })).status).toBe(409);
      expect((await admin.put(`${listPath}/${house.id}`, { name: 'HOUSE' })).body.data.name).toBe('HOUSE');
      expect((await admin.post(`/properties/${other}/${path}`, { name: 'House' })).status).toBe(201);
    },
  );

  it('a long name that is taken is shortened in the message, without characters that reverse the text', async () => {
    const { given, admin } = server();
    const name = `\u202eHouse 🏨 ${'of the long name '.repeat(11)}`;
    const hotel = await given.hotel({ name: 'H'.repeat(200) });
    const calendars = `/properties/${hotel}/calendars`;
    await given.item(calendars, { name });
    await given.item('/regions', { name });
    const calendar = await admin.post(calendars, { name });
    expect(calendar.body.message).toMatch(
      /^H{99}… already has a calendar “House 🏨 of .{85,90}…”\. Choose another name, or use that one\.$/u,
    );
    const region = await admin.post('/regions', { name });
    expect(region.body.message).toMatch(/^There is already a region “House 🏨 of .{85,90}…”\.$/u);
  });

  it('a move or a clone with missing fields is 422 and says which are missing', async () => {
    const { listPath, body } = await setUp('specials', () => special());
    const { id } = await server().given.item(listPath, body);
    const sort = async (sent: object) => (await server().admin.put(`${listPath}/sort`, sent)).body;
    expect(await sort({ move_to_id: id, condition: 'before' })).toMatchObject({ fields: { ids: 'Required!' } });
    expect(await sort({ ids: [id], condition: 'before' })).toMatchObject({ fields: { move_to_id: 'Required!' } });
    for (const condition of [undefined, null, ''])
      expect(await sort({ ids: [id], move_to_id: id, condition })).toMatchObject({ fields: { condition: 'Required!' } });
    expect(await sort({ ids: [id], move_to_id: id, condition: 'beside' })).toMatchObject({ code: 'validation_failed' });
    const clone = await server().admin.post(`${listPath}/clone`, {});
    expect(clone.status).toBe(422);
    expect(clone.body.fields).toEqual({ ids: 'Required!', to_property_ids: 'Required!' });
  });
});
