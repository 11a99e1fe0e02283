import { sql } from 'drizzle-orm';
import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

onBothEngines('Lists of large items', (server) => {
  const createSpecials = async (count: number, letters: number) => {
    const listPath = `/properties/${await server().given.hotel()}/specials`;
    const { id } = await server().given.item(listPath, special());
    await server().services.db.execute(sql`
      insert into specials (id, property_id, sort_index, title, content, starts_on, ends_on, cta, details, created_at, updated_at)
      select ${id} || '-' || n, property_id, n + 1, 'Copy ' || n, repeat('x', ${letters}::int), starts_on, ends_on, cta, details,
        created_at, updated_at
      from specials, generate_series(1, ${count}::int) as n where id = ${id}`);
    return listPath;
  };

  it('a page that is too large for one answer is a 413 that says what to do; a smaller page is answered', async () => {
    const listPath = await createSpecials(200, 200_000);
    const all = await server().admin.get(`${listPath}?per_page=2000`);
    expect([all.status, all.body.message]).toEqual([
      413,
      'There are too many large items for one page. Ask for fewer with per_page.',
    ]);
    const few = await server().admin.get(`${listPath}?per_page=100`);
    expect([few.status, few.body.data.length, few.body.meta.count]).toEqual([200, 100, 201]);
  });

  it('a page that is read in parts has all rows once and in order', async () => {
    const listPath = await createSpecials(350, 10);
    const { body } = await server().admin.get(`${listPath}?per_page=300&order_by=sort_index:DESC&page=1`);
    const places = body.data.map((row: { sort_index: number }) => row.sort_index);
    expect(places).toEqual(Array.from({ length: 300 }, (_, index) => 351 - index));
    const second = await server().admin.get(`${listPath}?per_page=300&order_by=sort_index:DESC&page=2`);
    expect(second.body.data).toHaveLength(51);
  });
});
