import { faq } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('FAQs and their categories', (server) => {
  const begin = async () => {
    const hotel = await server().given.hotel();
    const at = (rest: string) => `/properties/${hotel}/${rest}`;
    const category = await server().given.item(at('faq-categories'), { name: 'Rooms' });
    return { hotel, at, category };
  };

  it('category, question, answer and start are required', async () => {
    const { at } = await begin();
    const { status, body } = await server().admin.post(at('faqs'), { answer: '<p><br></p>' });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ category_id: 'Required!', question: 'Required!', answer: 'Required!', starts_on: 'Required!' });
    expect((await server().admin.post(at('faq-categories'), { name: ' ' })).body.fields).toEqual({ name: 'Required!' });
  });

  it('a FAQ carries its category; one of another hotel is refused', async () => {
    const [here, elsewhere] = [await begin(), await begin()];
    const made = await server().given.item(here.at('faqs'), faq(here.category.id));
    expect(made.category).toEqual({ id: here.category.id, name: 'Rooms' });
    const { status, body } = await server().admin.post(here.at('faqs'), faq(elsewhere.category.id));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['category_id']);
  });

  it('FAQs are ordered within their category and filtered by it and by question', async () => {
    const { at, category } = await begin();
    const other = await server().given.item(at('faq-categories'), { name: 'Dining' });
    const first = await server().given.item(at('faqs'), faq(category.id, { question: 'First?' }));
    const second = await server().given.item(at('faqs'), faq(category.id, { question: 'Second?' }));
    const third = await server().given.item(at('faqs'), faq(other.id, { question: 'Third?' }));
    expect([first.sort_index, second.sort_index, third.sort_index]).toEqual([1, 2, 1]);
    const sort = (move_to_id: string) =>
      server().admin.put(at('faqs/sort'), {
        ids: [second.id],
        move_to_id,
        condition: 'before',
        category_id: category.id,
        archived: false,
      });
    expect((await sort(third.id)).status).toBe(422);
    expect((await sort(first.id)).status).toBe(204);
    const { body } = await server().admin.get(at(`faqs?category_id=${category.id}&archived=false`));
    expect(body.data.map(({ question }: { question: string }) => question)).toEqual(['Second?', 'First?']);
    expect((await server().admin.get(at('faqs?question=i%%thi'))).body.meta.count).toBe(1);
  });

  it('a category that still holds FAQs is not deleted', async () => {
    const { at, category } = await begin();
    const made = await server().given.item(at('faqs'), faq(category.id));
    const refused = await server().admin.del(at(`faq-categories/${category.id}`));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('This category still holds 1 FAQ. Move or delete them first.');
    await server().admin.del(at(`faqs/${made.id}`));
    expect((await server().admin.del(at(`faq-categories/${category.id}`))).status).toBe(204);
  });

  it('the right on faq carries over to faq_category', async () => {
    const { hotel, at, category } = await begin();
    const writer = await server().given.user(['faq', 'rw', hotel]);
    expect((await writer.post(at('faq-categories'), { name: 'Pool' })).status).toBe(201);
    expect((await writer.del(at(`faq-categories/${category.id}`))).status).toBe(403);
  });
});
