import { randomUUID } from 'node:crypto';
import { faq, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const named = (key: string) => ({ 'idempotency-key': key });
type Item = { id: string; title?: string };

onBothEngines('What is cloned under a key of the client', (server) => {
  const given = async () => {
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

  it('is there once, however often it is sent, and every answer names the same copies', async () => {
    const { list, a, b, one, titles } = await given();
    const key = randomUUID();
    const body = { ids: [a.id, b.id], to_property_ids: [one] };
    const answers = await Promise.all([1, 2, 3].map(() => server().admin.post(`${list}/clone`, body, named(key))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await titles(one)).toEqual(['A', 'B']);
  });

  it('what was chosen since is made as well; what is in the bin by then stays there', async () => {
    const { list, a, b, one, two, titles } = await given();
    const key = randomUUID();
    const clone = (ids: string[], to: string[]) => server().admin.post(`${list}/clone`, { ids, to_property_ids: to }, named(key));
    const first = await clone([a.id], [one]);
    await server().admin.del(`/properties/${one}/specials/${first.body.data[0].id}`);
    const next = await clone([a.id, b.id], [one, two]);
    expect([next.status, next.body.data.length]).toEqual([201, 3]);
    expect([await titles(one), await titles(two)]).toEqual([['B'], ['A', 'B']]);
  });

  it('another key makes further copies, and so does none', async () => {
    const { list, a, one, titles } = await given();
    const body = { ids: [a.id], to_property_ids: [one] };
    await server().admin.post(`${list}/clone`, body, named(randomUUID()));
    await server().admin.post(`${list}/clone`, body, named(randomUUID()));
    await server().admin.post(`${list}/clone`, body);
    expect(await titles(one)).toEqual(['A', 'A', 'A']);
  });

  it('FAQs in a new category: both are there once', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    const category = await server().given.item(`/properties/${from}/faq-categories`, { name: 'Pets' });
    const { id } = await server().given.item(`/properties/${from}/faqs`, faq(category.id));
    const key = randomUUID();
    const body = { ids: [id], to_property_id: to, new_category: { name: 'Dogs' } };
    const clone = () => server().admin.post(`/properties/${from}/faqs/clone`, body, named(key));
    const [first, second] = [await clone(), await clone()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await server().admin.get(`/properties/${to}/faqs`)).body.meta.count).toBe(1);
    expect((await server().admin.get(`/properties/${to}/faq-categories`)).body.meta.count).toBe(1);
  });
});
