import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { faq } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { signal } from '../../../testing/signal';
import { faqs } from './schema';

onBothEngines('Cloned FAQs', (server) => {
  const addCategory = async (hotel: string, name: string): Promise<string> =>
    (await server().given.item(`/properties/${hotel}/faq-categories`, { name })).id;
  const addFaq = async (hotel: string, category: string, question: string): Promise<string> =>
    (await server().given.item(`/properties/${hotel}/faqs`, faq(category, { question }))).id;
  const moveToStart = async (hotel: string, list: string, id: string, first: string, fields: object = {}) => {
    const body = { ids: [id], move_to_id: first, condition: 'before', ...fields };
    expect((await server().admin.put(`/properties/${hotel}/${list}/sort`, body)).status).toBe(204);
  };
  const readFaqs = async (hotel: string, category: string): Promise<{ id: string; question: string }[]> =>
    (await server().admin.get(`/properties/${hotel}/faqs?category_id=${category}`)).body.data;
  const questions = async (hotel: string, category: string) => (await readFaqs(hotel, category)).map(({ question }) => question);

  it('are refused in a hotel in which the person may not write, whether their category is there already or not', async () => {
    const { given } = server();
    const [from, to] = [await given.hotel(), await given.hotel()];
    const id = await addFaq(from, await addCategory(from, 'Rooms'), 'A?');
    const category = await addCategory(to, 'Pets');
    const person = await given.user(['faq', 'rw', from], ['faq', 'r', to]);
    for (const into of [{ in_category_id: category }, { new_category: { name: 'Dogs' } }]) {
      const body = { ids: [id], to_property_id: to, ...into };
      const answer = await person.post(`/properties/${from}/faqs/clone`, body);
      expect([answer.status, answer.body.message]).toEqual([
        403,
        'You may not add FAQs to one of the chosen properties, so nothing was cloned.',
      ]);
    }
    expect((await server().admin.get(`/properties/${to}/faqs`)).body.meta.count).toBe(0);
    expect((await server().admin.get(`/properties/${to}/faq-categories`)).body.meta.count).toBe(1);
  });

  it('are refused with the error at the name of the new category', async () => {
    const hotel = await server().given.hotel();
    const id = await addFaq(hotel, await addCategory(hotel, 'Pets'), 'A?');
    for (const [name, status, error] of [
      ['', 422, 'Required!'],
      ['a'.repeat(201), 422, 'Must be at most 200 characters'],
      ['pets', 409, 'Already taken'],
    ] as const) {
      const body = { ids: [id], to_property_id: hotel, new_category: { name } };
      const answer = await server().admin.post(`/properties/${hotel}/faqs/clone`, body);
      expect([answer.status, answer.body.fields]).toEqual([status, { 'new_category.name': error }]);
    }
    expect((await server().admin.get(`/properties/${hotel}/faq-categories`)).body.meta.count).toBe(1);
  });

  it('are in the order of the source: by its categories, and by their places in these', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    const [one, two] = [await addCategory(from, 'One'), await addCategory(from, 'Two')];
    const [second] = [await addFaq(from, two, 'Second?'), await addFaq(from, two, 'Third?'), await addFaq(from, one, 'First?')];
    // The database now finds them in another order than they are shown in.
    for (const path of [`faqs/${second}`, `faq-categories/${one}`])
      expect((await server().admin.put(`/properties/${from}/${path}`, { name: '1', question: '2?' })).status).toBe(200);
    const target = await addCategory(to, 'All');
    const body = { ids: 'all', to_property_id: to, in_category_id: target };
    expect((await server().admin.post(`/properties/${from}/faqs/clone`, body)).status).toBe(201);
    expect(await questions(to, target)).toEqual(['First?', '2?', 'Third?']);
  });

  it('keep their order when the same call is sent again with another category', async () => {
    const hotel = await server().given.hotel();
    const [from, one, two] = [await addCategory(hotel, 'From'), await addCategory(hotel, 'One'), await addCategory(hotel, 'Two')];
    const ids = [await addFaq(hotel, from, 'A?'), await addFaq(hotel, from, 'B?')];
    const headers = { 'idempotency-key': randomUUID() };
    const cloneInto = async (category: string) => {
      const body = { ids, to_property_id: hotel, in_category_id: category };
      expect((await server().admin.post(`/properties/${hotel}/faqs/clone`, body, headers)).status).toBe(201);
    };
    await cloneInto(one);
    const [a, b] = (await readFaqs(hotel, one)).map(({ id }) => id) as [string, string];
    await moveToStart(hotel, 'faqs', b, a, { category_id: one, archived: false });
    await cloneInto(two);
    expect(await questions(hotel, two)).toEqual(['B?', 'A?']);
  });

  it('stay as somebody else saves them while the same call is sent again with another category', async () => {
    const hotel = await server().given.hotel();
    const [from, one, two] = [await addCategory(hotel, 'From'), await addCategory(hotel, 'One'), await addCategory(hotel, 'Two')];
    const ids = [await addFaq(hotel, from, 'A?')];
    const headers = { 'idempotency-key': randomUUID() };
    const cloneInto = (in_category_id: string) =>
      server().admin.post(`/properties/${hotel}/faqs/clone`, { ids, to_property_id: hotel, in_category_id }, headers);
    const [copy] = (await cloneInto(one)).body.data;
    const [isSaved, mayEnd] = [signal(), signal()];
    const saving = server().services.db.transaction(async (tx) => {
      const saved = { question: 'Saved?', version: 2, updatedBy: { id: 'ben', name: 'Ben' } };
      await tx.update(faqs).set(saved).where(eq(faqs.id, copy.id));
      isSaved.send();
      await mayEnd.received;
    });
    await isSaved.received;
    const cloning = cloneInto(two);
    await sleep(300);
    mayEnd.send();
    await saving;
    expect((await cloning).status).toBe(201);
    const { data } = (await server().admin.get(`/properties/${hotel}/faqs/${copy.id}`)).body;
    expect(data).toMatchObject({ question: 'Saved?', category_id: one, version: 2, updated_by: { id: 'ben' } });
  });
});
