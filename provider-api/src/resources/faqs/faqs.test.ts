import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { faq } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('FAQs and their categories', (server) => {
  const begin = async () => {
    const hotel = await server().given.hotel();
    const pathOf = (rest: string) => `/properties/${hotel}/${rest}`;
    const category = await server().given.item(pathOf('faq-categories'), { name: 'Rooms' });
    return { hotel, pathOf, category };
  };

  it('category, question, answer and start are required', async () => {
    const { pathOf } = await begin();
    const { status, body } = await server().admin.post(pathOf('faqs'), { answer: '<p><br></p>' });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ category_id: 'Required!', question: 'Required!', answer: 'Required!', starts_on: 'Required!' });
    expect((await server().admin.post(pathOf('faq-categories'), { name: ' ' })).body.fields).toEqual({ name: 'Required!' });
  });

  it('an FAQ includes its category; a category of another hotel is refused', async () => {
    const [here, elsewhere] = [await begin(), await begin()];
    const created = await server().given.item(here.pathOf('faqs'), faq(here.category.id));
    expect(created.category).toEqual({ id: here.category.id, name: 'Rooms' });
    const { status, body } = await server().admin.post(here.pathOf('faqs'), faq(elsewhere.category.id));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['category_id']);
  });

  it('FAQs are ordered within their category and filtered by it and by question', async () => {
    const { pathOf, category } = await begin();
    const other = await server().given.item(pathOf('faq-categories'), { name: 'Dining' });
    const first = await server().given.item(pathOf('faqs'), faq(category.id, { question: 'First?' }));
    const second = await server().given.item(pathOf('faqs'), faq(category.id, { question: 'Second?' }));
    const third = await server().given.item(pathOf('faqs'), faq(other.id, { question: 'Third?' }));
    expect([first.sort_index, second.sort_index, third.sort_index]).toEqual([1, 2, 1]);
    const sort = (move_to_id: string) =>
      server().admin.put(pathOf('faqs/sort'), {
        ids: [second.id],
        move_to_id,
        condition: 'before',
        category_id: category.id,
        archived: false,
      });
    expect((await sort(third.id)).status).toBe(422);
    expect((await sort(first.id)).status).toBe(204);
    const { body } = await server().admin.get(pathOf(`faqs?category_id=${category.id}&archived=false`));
    expect(body.data.map(({ question }: { question: string }) => question)).toEqual(['Second?', 'First?']);
    expect((await server().admin.get(pathOf('faqs?question=i%%thi'))).body.meta.count).toBe(1);
  });

  it('a category that still has FAQs cannot be deleted', async () => {
    const { pathOf, category } = await begin();
    const created = await server().given.item(pathOf('faqs'), faq(category.id));
    const refused = await server().admin.del(pathOf(`faq-categories/${category.id}`));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('This category still contains 1 FAQ. Move or delete it first.');
    await server().admin.del(pathOf(`faqs/${created.id}`));
    expect((await server().admin.del(pathOf(`faq-categories/${category.id}`))).status).toBe(204);
  });

  describe('cloned into a new category', () => {
    const prepare = async () => {
      const [source, to] = [await begin(), await server().given.hotel()];
      const created = await server().given.item(source.pathOf('faqs'), faq(source.category.id));
      const clone = (name: string | null, body: object = {}, person = server().admin) =>
        person.post(source.pathOf('faqs/clone'), { ids: [created.id], to_property_id: to, new_category: { name }, ...body });
      const names = async () =>
        (await server().admin.get(`/properties/${to}/faq-categories`)).body.data.map(({ name }: { name: string }) => name);
      return { ...source, to, created, clone, names };
    };

    it('the category and the copies are created together, as one change of the history', async () => {
      const { to, clone } = await prepare();
      const { status, body } = await clone(' Dogs ');
      expect(status).toBe(201);
      const { new_category_id } = body.meta;
      const [copy] = (await server().admin.get(`/properties/${to}/faqs`)).body.data;
      expect(copy).toMatchObject({ id: body.data[0].id, category: { id: new_category_id, name: 'Dogs' }, sort_index: 1 });
      const first = async (path: string) => (await server().admin.get(`/properties/${to}/${path}/versions`)).body.data[0];
      const category = await first(`faq-categories/${new_category_id}`);
      expect(category).toMatchObject({ action: 'created', version: 1, group_id: expect.any(String) });
      expect(await first(`faqs/${copy.id}`)).toMatchObject({ action: 'cloned', group_id: category.group_id });
    });

    it('a refused clone leaves no category behind', async () => {
      const { pathOf, created, to, clone, names, category } = await prepare();
      expect((await clone('Dogs', { ids: [created.id, 'gone'] })).status).toBe(404);
      expect((await clone('Dogs', { in_category_id: category.id })).status).toBe(400);
      expect((await clone(' ')).body.fields).toEqual({ 'new_category.name': 'Required!' });
      expect((await clone(null)).body.fields).toEqual({ 'new_category.name': 'Required!' });
      expect((await clone('x'.repeat(100_000))).status).toBe(422);
      await server().admin.put(pathOf(`faqs/${created.id}`), { archived: true });
      expect((await clone('Dogs', { ids: 'all' })).body.fields).toEqual({ ids: 'Required' });
      const reader = await server().given.user(['faq', 'r', to], ['faq', 'rw', created.property_id]);
      expect((await clone('Dogs', {}, reader)).status).toBe(403);
      expect(await names()).toEqual([]);
    });

    it('a failure after the category was created leaves nothing behind, and nobody is notified', async () => {
      const { to, clone, names } = await prepare();
      const { db } = server().services;
      const reader = await server().given.user(['faq', 'r', to]);
      const counts = async () => {
        const keptKeys = await db.execute<{ count: number }>(
          sql`select (select count(*) from versions)::int as versions, (select count(*) from notifications)::int as notifications`,
        );
        return [keptKeys.rows, (await reader.get('/notifications')).body.meta.count, await names()];
      };
      const before = await counts();
      await db.execute(
        sql`create function refuse_faqs() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
      );
      await db.execute(sql`create trigger refuse before insert on faqs execute function refuse_faqs()`);
      expect((await clone('Dogs')).status).toBe(500);
      expect(await counts()).toEqual(before);
      await db.execute(sql`drop trigger refuse on faqs`);
      expect((await clone('Dogs')).status).toBe(201);
      expect(await names()).toEqual(['Dogs']);
    });

    it('a name that is taken is refused, also for the second of two calls at the same time', async () => {
      const { to, clone, names } = await prepare();
      const both = await Promise.all([clone('Dogs'), clone('dogs')]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await clone('DOGS')).body.fields).toEqual({ 'new_category.name': 'Already taken' });
      expect(await names()).toHaveLength(1);
      expect((await server().admin.get(`/properties/${to}/faqs`)).body.meta.count).toBe(1);
    });
  });

  it('a clone names its target, and a category of that', async () => {
    const [source, target] = [await begin(), await begin()];
    const { id } = await server().given.item(source.pathOf('faqs'), faq(source.category.id));
    const clone = (body: object) => server().admin.post(source.pathOf('faqs/clone'), { ids: [id], ...body });
    const silent = await clone({});
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([422, ['to_property_id', 'in_category_id']]);
    expect((await clone({ to_property_id: target.hotel, in_category_id: source.category.id })).status).toBe(404);
  });

  it('a clone with a key leaves the other categories of its target as they are', async () => {
    const [source, target] = [await begin(), await begin()];
    const { id } = await server().given.item(source.pathOf('faqs'), faq(source.category.id));
    const body = { ids: [id], to_property_id: target.hotel, new_category: { name: 'Dogs' } };
    const { status } = await server().admin.post(source.pathOf('faqs/clone'), body, { 'idempotency-key': randomUUID() });
    const { data } = (await server().admin.get(target.pathOf('faq-categories'))).body;
    expect([status, data.map(({ name }: { name: string }) => name)]).toEqual([201, [target.category.name, 'Dogs']]);
  });

  it('the right on faq also applies to faq_category', async () => {
    const { hotel, pathOf, category } = await begin();
    const writer = await server().given.user(['faq', 'rw', hotel]);
    expect((await writer.post(pathOf('faq-categories'), { name: 'Pool' })).status).toBe(201);
    expect((await writer.del(pathOf(`faq-categories/${category.id}`))).status).toBe(403);
  });
});
