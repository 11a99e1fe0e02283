import { sql } from 'drizzle-orm';
import { bypassBounds } from '../../testing/bypassBounds';
import { costOf } from 'shared-kit/rules/testing/cost';
import { given as givenAsset } from '../../testing/assets';
import { binOfServer } from '../../testing/bin';
import { onBothEngines } from '../../testing/server';
import { accommodation, sharedSpecial, special, tiledPromo } from '../../testing/samples';

/** Processor time in milliseconds; unbounded it took 13 seconds. The campaign measures it precisely. */
const MAX_COST = 1000;

onBothEngines('Lengths', (server) => {
  const { throwAway, restore } = binOfServer(server);

  it.each([
    ['a region', '/regions', { name: 'x'.repeat(5000) }, 'name'],
    [
      'a user',
      '/users',
      { first_name: 'x'.repeat(4000), last_name: 'P', email: 'a@b.example', password: 'correct horse' },
      'first_name',
    ],
    ['a password', '/users', { first_name: 'A', last_name: 'P', email: 'a@b.example', password: 'x'.repeat(201) }, 'password'],
    ['a token', '/tokens', { name: 'x'.repeat(5000), property_id: '*' }, 'name'],
    ['an alert', '/alerts', { name: 'A', modal: { text: 'x'.repeat(200_001) } }, 'modal.text'],
    ['a shared special', '/shared-specials', sharedSpecial({ content: '<b>'.repeat(300) }), 'content'],
  ])('%s longer than its limit is refused at its field', async (_case, path, body, field) => {
    const answer = await server().admin.post(path, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
    expect(answer.body.fields[field]).toMatch(/^Must be at most [\d,]+ (characters|levels deep)$/);
  });

  it('so are rights and the profile, and many tags are not slow', async () => {
    const person = await server().given.user();
    const rights = await server().admin.post(`/users/${person.id}/permissions`, [{ resource: 'x'.repeat(5000), r: true }]);
    expect([rights.status, rights.body.fields]).toEqual([422, { '0.resource': 'Must be at most 200 characters' }]);
    expect((await person.put('/profile', { first_name: 'x'.repeat(201) })).body.fields).toEqual({
      first_name: 'Must be at most 200 characters',
    });
    const tags = await server().admin.put('/assets/nowhere', { tags: 'cat#'.repeat(100_000) });
    expect(tags.status).toBe(404);
  });

  it('rich text of 6,000 levels is refused at its field at once, and the largest valid one is checked quickly', async () => {
    const listPath = `/properties/${await server().given.hotel()}/specials`;
    const [deep, cost] = await costOf(() => server().admin.post(listPath, special({ content: '<div>'.repeat(6000) })));
    expect([deep.status, deep.body.fields]).toEqual([422, { content: 'Must be at most 100 levels deep' }]);
    expect(cost).toBeLessThan(MAX_COST);
    const largest = '<p>a</p>'.repeat(25_000);
    const values = {
      content: largest,
      terms_and_conditions: largest,
      package_restrictions: largest,
      details: { content: largest },
    };
    const created = await server().admin.post(listPath, special(values));
    expect([created.status, created.body.data.content.length]).toEqual([201, 200_000]);
  });

  it.each([
    ['tiled-promos', tiledPromo],
    ['accommodations', accommodation],
  ])('a custom call to action of %s may be as long as its input in the form', async (path, bodyOf) => {
    const listPath = `/properties/${await server().given.hotel()}/${path}`;
    const created = await server().admin.post(listPath, bodyOf({ cta: { type: 'x'.repeat(200) } }));
    expect([created.status, created.body.data?.cta.type.length]).toEqual([201, 200]);
    const longer = await server().admin.post(listPath, bodyOf({ cta: { type: 'x'.repeat(201) } }));
    expect([longer.status, longer.body.fields]).toEqual([422, { 'cta.type': 'Must be at most 200 characters' }]);
  });

  it('an emoji counts as one character, and long text of emoji is cleaned like any other', async () => {
    const listPath = `/properties/${await server().given.hotel()}/specials`;
    const title = '\u{1f600}'.repeat(200);
    const content = `<p>${'\u{1f600}'.repeat(150_000)}<script>alert(1)</script></p>`;
    const created = await server().admin.post(listPath, special({ title, content }));
    expect([created.status, created.body.data?.title]).toEqual([201, title]);
    expect(created.body.data.content).toBe(`<p>${'\u{1f600}'.repeat(150_000)}</p>`);
    const { body } = await server().admin.put(`${listPath}/${created.body.data.id}`, { title: `${title}x` });
    expect(body.fields).toEqual({ title: 'Must be at most 200 characters' });
  });

  it("a row that is longer than today's limits can be changed in other fields, and sent back unchanged", async () => {
    const listPath = `/properties/${await server().given.hotel()}/specials`;
    const { id } = await server().given.item(listPath, special());
    const long = 'x'.repeat(300);
    const old = sql`update specials set title = ${long}, cta = cta || '{"linkUrl": "javascript:x"}' where id = ${id}`;
    await bypassBounds(server().services.db, 'specials', (tx) => tx.execute(old));
    const { data } = (await server().admin.get(`${listPath}/${id}`)).body;
    for (const body of [{ archived: true }, { ...data, archived: false, other_title: 'Changed' }]) {
      const answer = await server().admin.put(`${listPath}/${id}`, body);
      expect([answer.status, answer.body.data?.title]).toEqual([200, long]);
    }
    const longer = await server().admin.put(`${listPath}/${id}`, { title: `${long}x` });
    expect(longer.body.fields).toEqual({ title: 'Must be at most 200 characters' });
    const link = await server().admin.put(`${listPath}/${id}`, { cta: { ...data.cta, link_url: 'javascript:y' } });
    expect(link.body.fields).toEqual({ 'cta.link_url': 'CTA Link URL must be valid url' });
  });

  it.each(['itself', 'its hotel'])(
    'a row that is older than the bounds comes back from the bin as it was, with %s',
    async (what) => {
      const hotel = await server().given.hotel();
      const path = `/properties/${hotel}/specials`;
      const { id } = await server().given.item(path, special());
      const long = 'x'.repeat(300);
      const lengthen = sql`update specials set title = ${long} where id = ${id}`;
      await bypassBounds(server().services.db, 'specials', (tx) => tx.execute(lengthen));
      const entry = await throwAway(
        ...(what === 'itself' ? ([`${path}/${id}`, id] as const) : ([`/properties/${hotel}`, hotel] as const)),
      );
      expect((await restore(entry.id)).status).toBe(200);
      expect((await server().admin.get(`${path}/${id}`)).body.data.title).toBe(long);
      const copy = await server().admin.post(`${path}/${id}/duplicate`);
      expect(copy.body.fields).toEqual({ title: 'Must be at most 200 characters' });
    },
  );

  it('a file comes back from the bin with a tag that is older than the bounds', async () => {
    const { id } = await givenAsset(server(), { tags: ['old'] });
    const long = 'x'.repeat(300);
    const lengthen = sql`update tags set name = ${long} where name = 'old'`;
    await bypassBounds(server().services.db, 'tags', (tx) => tx.execute(lengthen));
    const entry = await throwAway(`/assets/${id}`, id);
    expect((await restore(entry.id)).status).toBe(200);
    expect((await server().admin.get(`/assets/${id}`)).body.data.tags).toMatchObject([{ name: long }]);
  });

  it('a text that only the database finds too long is refused with its limit at its field', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await server().given.item(`/properties/${from}/specials`, special());
    const old = sql`update specials set details = jsonb_set(details, '{cta,titleInput}', to_jsonb(repeat('x', 201))) where id = ${id}`;
    await bypassBounds(server().services.db, 'specials', (tx) => tx.execute(old));
    const body = { ids: [id], to_property_ids: [to] };
    const answer = await server().admin.post(`/properties/${from}/specials/clone`, body);
    const message = 'Must be at most 200 characters';
    expect([answer.status, answer.body.message, answer.body.fields]).toEqual([
      400,
      message,
      { 'details.cta.title_input': message },
    ]);
  });
});
