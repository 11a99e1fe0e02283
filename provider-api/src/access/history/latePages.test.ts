import { sql } from 'drizzle-orm';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('A late page of a long history', (server) => {
  it('is answered like any other, and each query reads only a part of the versions before it', async () => {
    const { admin, given, services } = server();
    const hotel = await given.hotel();
    const { id } = await given.item(`/properties/${hotel}/specials`, special({ title: 'Change 1' }));
    const itemPath = `/properties/${hotel}/specials/${id}`;
    await admin.put(itemPath, { title: 'Change 2' });
    // Each version changes the digits after 'Change '.
    await services.db.execute(sql`
      insert into versions (at, item, person, version, action, delta)
      select now(), i.id, null, n, 'changed',
        jsonb_build_object('title', jsonb_build_array(7, (n - 1)::text, n::text))::text
      from version_items i, generate_series(3, 900) n where i.item_id = ${id}`);
    await services.db.execute(sql`update specials set title = 'Change 900', version = 900 where id = ${id}`);
    const { session } = services.db._;
    const rowCounts: number[] = [];
    const prepare = session.prepareQuery.bind(session);
    const prepareQuery = jest.spyOn(session, 'prepareQuery').mockImplementation((...args) => {
      const map = args[4];
      if (map) args[4] = (rows, ...rest) => (rowCounts.push(rows.length), map(rows, ...rest));
      return prepare(...args);
    });
    const { body } = await admin.get(`${itemPath}/versions?page=45&per_page=20`);
    prepareQuery.mockRestore();
    expect(Math.max(...rowCounts)).toBeLessThanOrEqual(200);
    expect(body.meta).toMatchObject({ page: 45, count: 900, total_pages: 45 });
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n));
    expect(body.data[0].changes).toEqual({ title: { before: 'Change 19', after: 'Change 20' } });
    expect((await admin.get(`${itemPath}/versions/250`)).body.data).toMatchObject({ title: 'Change 250' });
    expect((await admin.get(`${itemPath}/versions?page=46&per_page=20`)).body.data).toEqual([]);
  });
});
