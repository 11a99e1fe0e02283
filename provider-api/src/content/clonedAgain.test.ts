import { randomUUID } from 'node:crypto';
import { afterRestart } from '../../testing/restart';
import { faq, sharedSpecial, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const keyHeader = (key: string) => ({ 'idempotency-key': key });
type Item = { id: string; title?: string };

onBothEngines('Clones with an idempotency key', (server) => {
  const setUp = async () => {
    const [from, one, two] = [await server().given.hotel(), await server().given.hotel(), await server().given.hotel()];
    const list = `/properties/${from}/specials`;
    const [a, b] = [
      await server().given.item(list, special({ title: 'A' })),
      await server().given.item(list, special({ title: 'B' })),
    ];
    const titles = async (hotel: string) =>
      (await server().admin.get(`/properties/${hotel}/specials`)).body.data.map(({ title }: Item) => title);
    return { list, a, b, one, two, titles };
  };

  it('exist once, however often the call is sent, and every answer lists the same copies', async () => {
    const { list, a, b, one, titles } = await setUp();
    const key = randomUUID();
    const body = { ids: [a.id, b.id], to_property_ids: [one] };
    const answers = await Promise.all([1, 2, 3].map(() => server().admin.post(`${list}/clone`, body, keyHeader(key))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await titles(one)).toEqual(['A', 'B']);
  });

  it('have the same time of change and creation', async () => {
    const { list, a, one } = await setUp();
    const { body } = await server().admin.post(`${list}/clone`, { ids: [a.id], to_property_ids: [one] });
    const copy = (await server().admin.get(`/properties/${one}/specials/${body.data[0].id}`)).body.data;
    expect(copy.updated_at).toBe(copy.created_at);
  });

  it('added choices are cloned too; copies that are in the bin by then stay there', async () => {
    const { list, a, b, one, two, titles } = await setUp();
    const key = randomUUID();
    const clone = (ids: string[], to: string[]) =>
      server().admin.post(`${list}/clone`, { ids, to_property_ids: to }, keyHeader(key));
    const first = await clone([a.id], [one]);
    await server().admin.del(`/properties/${one}/specials/${first.body.data[0].id}`);
    const next = await clone([a.id, b.id], [one, two]);
    expect([next.status, next.body.data.length]).toEqual([201, 3]);
    expect([await titles(one), await titles(two)]).toEqual([['B'], ['A', 'B']]);
  });

  it('are returned even if a source was deleted since, which makes no further copies', async () => {
    const { list, a, b, one, two, titles } = await setUp();
    const key = randomUUID();
    const clone = (ids: string[], to: string[], usedKey = key) =>
      server().admin.post(`${list}/clone`, { ids, to_property_ids: to }, keyHeader(usedKey));
    const first = await clone([a.id, b.id], [one]);
    await server().admin.del(`${list}/${b.id}`);
    const again = await clone([a.id, b.id], [one]);
    expect([again.status, again.body]).toEqual([201, first.body]);
    await server().admin.del(`/properties/${one}/specials/${first.body.data[1].id}`);
    expect((await clone([a.id, b.id], [one])).body.data).toEqual([first.body.data[0]]);
    await server().admin.del(`${list}/${a.id}`);
    expect((await clone([a.id, b.id], [one])).body.data).toEqual([first.body.data[0]]);
    expect((await clone([a.id], [one, two])).status).toBe(404);
    expect((await clone([a.id], [one], randomUUID())).status).toBe(404);
    expect([await titles(one), await titles(two)]).toEqual([['A'], []]);
  });

  it('another key, or none, makes more copies', async () => {
    const { list, a, one, titles } = await setUp();
    const body = { ids: [a.id], to_property_ids: [one] };
    await server().admin.post(`${list}/clone`, body, keyHeader(randomUUID()));
    await server().admin.post(`${list}/clone`, body, keyHeader(randomUUID()));
    await server().admin.post(`${list}/clone`, body);
    expect(await titles(one)).toEqual(['A', 'A', 'A']);
  });

  it('another person with the same key makes copies of their own', async () => {
    const { list, a, one } = await setUp();
    const { given } = server();
    const pets = (await given.item(`/properties/${one}/faq-categories`, { name: 'Pets' })).id;
    const question = (await given.item(`/properties/${one}/faqs`, faq(pets))).id;
    const shared = (await given.item('/shared-specials', sharedSpecial())).id;
    const colleague = await given.user(['*', 'rwx']);
    for (const [path, body] of [
      [list, { ids: [a.id], to_property_ids: [one] }],
      [`/properties/${one}/faqs`, { ids: [question], to_property_id: one, in_category_id: pets }],
      ['/shared-specials', { ids: [shared] }],
    ] as const) {
      const headers = keyHeader(randomUUID());
      const own = await server().admin.post(`${path}/clone`, body, headers);
      const theirs = await colleague.post(`${path}/clone`, body, headers);
      expect([path, theirs.status, theirs.body.data.length]).toEqual([path, 201, 1]);
      expect(theirs.body.data[0].id).not.toBe(own.body.data[0].id);
      expect((await server().admin.post(`${path}/clone`, body, headers)).body).toEqual(own.body);
    }
  });

  it('of FAQs into a new category: both exist once', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    const category = await server().given.item(`/properties/${from}/faq-categories`, { name: 'Pets' });
    const { id } = await server().given.item(`/properties/${from}/faqs`, faq(category.id));
    const key = randomUUID();
    const body = { ids: [id], to_property_id: to, new_category: { name: 'Dogs' } };
    const clone = () => server().admin.post(`/properties/${from}/faqs/clone`, body, keyHeader(key));
    const [first, second] = [await clone(), await clone()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await server().admin.get(`/properties/${to}/faqs`)).body.meta.count).toBe(1);
    expect((await server().admin.get(`/properties/${to}/faq-categories`)).body.meta.count).toBe(1);
  });

  it('of FAQs and shared specials too are returned after their sources were deleted', async () => {
    const hotel = await server().given.hotel();
    const category = await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Pets' });
    const { id } = await server().given.item(`/properties/${hotel}/faqs`, faq(category.id));
    const shared = await server().given.item('/shared-specials', sharedSpecial());
    const intoNew = { to_property_id: hotel, new_category: { name: 'Dogs' } };
    for (const [list, source, more] of [
      [`/properties/${hotel}/faqs`, id, intoNew],
      ['/shared-specials', shared.id, {}],
    ] as const) {
      const [key, body] = [randomUUID(), { ids: [source], ...more }];
      const first = await server().admin.post(`${list}/clone`, body, keyHeader(key));
      await server().admin.del(`${list}/${source}`);
      const again = await server().admin.post(`${list}/clone`, body, keyHeader(key));
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect((await server().admin.post(`${list}/clone`, body, keyHeader(randomUUID()))).status).toBe(404);
    }
  });

  it('a new category has the name that was sent last, unless somebody else renamed it', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    const category = await server().given.item(`/properties/${from}/faq-categories`, { name: 'Pets' });
    const { id } = await server().given.item(`/properties/${from}/faqs`, faq(category.id));
    await server().given.item(`/properties/${to}/faq-categories`, { name: 'Rooms' });
    const key = randomUUID();
    const clone = (name: string) =>
      server().admin.post(
        `/properties/${from}/faqs/clone`,
        { ids: [id], to_property_id: to, new_category: { name } },
        keyHeader(key),
      );
    const categories = `/properties/${to}/faq-categories`;
    const names = async () => (await server().admin.get(categories)).body.data.map(({ name }: { name: string }) => name);
    const categoryId = (await clone('Dogs')).body.meta.new_category_id;
    expect((await clone('Cats')).body.meta.new_category_id).toBe(categoryId);
    expect(await names()).toEqual(['Rooms', 'Cats']);
    expect((await clone('Rooms')).status).toBe(409);
    expect((await clone(' ')).status).toBe(422);
    const other = await server().given.user(['*', 'rwx']);
    await other.put(`${categories}/${categoryId}`, { name: 'Animals' });
    expect((await clone('Birds')).status).toBe(201);
    expect(await names()).toEqual(['Rooms', 'Animals']);
  });

  it('FAQs are in the category that was sent last, unless somebody else moved them', async () => {
    const hotel = await server().given.hotel();
    const categories = `/properties/${hotel}/faq-categories`;
    const [from, one, two] = [
      (await server().given.item(categories, { name: 'From' })).id,
      (await server().given.item(categories, { name: 'One' })).id,
      (await server().given.item(categories, { name: 'Two' })).id,
    ];
    const ids = [
      (await server().given.item(`/properties/${hotel}/faqs`, faq(from, { question: 'A?' }))).id,
      (await server().given.item(`/properties/${hotel}/faqs`, faq(from, { question: 'B?' }))).id,
    ];
    const key = randomUUID();
    const clone = async (category: string) => {
      const body = { ids, to_property_id: hotel, in_category_id: category };
      expect((await server().admin.post(`/properties/${hotel}/faqs/clone`, body, keyHeader(key))).status).toBe(201);
    };
    const questions = async (category: string) =>
      (await server().admin.get(`/properties/${hotel}/faqs?category_id=${category}`)).body.data.map(
        ({ id, question }: { id: string; question: string }) => ({ id, question }),
      );
    await clone(one);
    await clone(two);
    expect(await questions(one)).toEqual([]);
    const [a, b] = await questions(two);
    expect([a.question, b.question]).toEqual(['A?', 'B?']);
    const other = await server().given.user(['*', 'rwx']);
    await other.put(`/properties/${hotel}/faqs/${b.id}`, { category_id: from });
    await clone(one);
    expect([await questions(one), (await questions(from)).length]).toEqual([[a], 3]);
  });

  it('of shared specials exist once, and copies in the bin stay there', async () => {
    const [a, b] = [
      await server().given.item('/shared-specials', sharedSpecial({ title: 'A' })),
      await server().given.item('/shared-specials', sharedSpecial({ title: 'B' })),
    ];
    const key = randomUUID();
    const clone = () => server().admin.post('/shared-specials/clone', { ids: [b.id, a.id] }, keyHeader(key));
    const answers = await Promise.all([clone(), clone()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const titles = answers.map(({ body }) => body.data.map(({ title }: Item) => title));
    expect(titles).toEqual([
      ['B', 'A'],
      ['B', 'A'],
    ]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    await server().admin.del(`/shared-specials/${answers[0]?.body.data[0].id}`);
    expect((await clone()).body.data.map(({ title }: Item) => title)).toEqual(['A']);
    expect((await server().admin.get('/shared-specials?title=B')).body.meta.count).toBe(1);
  });

  it('exist once even if the server is killed between two attempts', async () => {
    const { list, a, one, titles } = await setUp();
    const key = randomUUID();
    const body = { ids: [a.id], to_property_ids: [one] };
    const first = await server().admin.post(`${list}/clone`, body, keyHeader(key));
    await afterRestart(server(), async (as) => {
      const repeated = await as(server().adminToken).post(`${list}/clone`, body, keyHeader(key));
      expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    });
    expect(await titles(one)).toEqual(['A']);
  });
});
