import { sql } from 'drizzle-orm';
import { faq, special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const TOO_LARGE = 'There is too much text to clone at once. Clone fewer items or to fewer hotels.';

onBothEngines('A clone of large items', (server) => {
  const addFaqs = async (hotel: string, count: number, letters: number) => {
    const { id: category } = await server().given.item(`/properties/${hotel}/faq-categories`, { name: 'Rooms' });
    const { id } = await server().given.item(`/properties/${hotel}/faqs`, faq(category));
    await server().services.db.execute(sql`
      insert into faqs (id, property_id, category_id, sort_index, question, answer, starts_on, ends_on, created_at, updated_at)
      select ${id} || '-' || n, property_id, category_id, n + 1, question, repeat('x', ${letters}::int), starts_on, ends_on,
        created_at, updated_at
      from faqs, generate_series(1, ${count}::int) as n where id = ${id}`);
    return category;
  };
  const cloneAll = (from: string, to: string, fields: object) =>
    server().admin.post(`/properties/${from}/faqs/clone`, { ids: 'all', to_property_id: to, ...fields });

  it('of all FAQs is refused as too large before anything is created', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    await addFaqs(from, 200, 200_000);
    const { status, body } = await cloneAll(from, to, { new_category: { name: 'Rooms' } });
    expect([status, body.message]).toEqual([413, TOO_LARGE]);
    expect((await server().admin.get(`/properties/${to}/faq-categories`)).body.meta.count).toBe(0);
  });

  it('of more FAQs than one call may copy is refused', async () => {
    const hotel = await server().given.hotel();
    const category = await addFaqs(hotel, 20_000, 1);
    const { status, body } = await cloneAll(hotel, hotel, { in_category_id: category });
    expect([status, body.message]).toEqual([400, 'That is too many copies at once. Clone fewer items or to fewer hotels.']);
  });

  it('is refused when its copies are too large together, though their sources are not', async () => {
    const { given, admin, services } = server();
    const [from, ...to] = [await given.hotel(), await given.hotel(), await given.hotel(), await given.hotel()];
    const { id } = await given.item(`/properties/${from}/specials`, special());
    await services.db.execute(sql`
      insert into specials (id, property_id, sort_index, title, content, starts_on, ends_on, cta, details, created_at, updated_at)
      select ${id} || '-' || n, property_id, n + 1, 'Copy ' || n, repeat('x', 200000), starts_on, ends_on, cta, details,
        created_at, updated_at
      from specials, generate_series(1, 60) as n where id = ${id}`);
    const ids = Array.from({ length: 60 }, (_, index) => `${id}-${index + 1}`);
    const { status, body } = await admin.post(`/properties/${from}/specials/clone`, { ids, to_property_ids: to });
    expect([status, body.message]).toEqual([413, TOO_LARGE]);
  });

  it('keeps the order of items that are read in parts', async () => {
    const [from, to] = [await server().given.hotel(), await server().given.hotel()];
    await addFaqs(from, 250, 10);
    const { status, body } = await cloneAll(from, to, { new_category: { name: 'Rooms' } });
    expect(status).toBe(201);
    const sources = await server().admin.get(`/properties/${from}/faqs?order_by=sort_index:ASC&per_page=300`);
    expect(body.data.map((copy: { source_id: string }) => copy.source_id)).toEqual(
      sources.body.data.map(({ id }: { id: string }) => id),
    );
  });
});
