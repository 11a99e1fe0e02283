import { sql } from 'drizzle-orm';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import type { Database } from '../../base/storage/database';
import { pruneVersions } from './prune';

const DAY = 86_400_000;

onBothEngines('Size and age of the history', (server) => {
  const db = () => server().services.db;
  const queryNumber = async (query: Parameters<Database['execute']>[0]) =>
    Number(Object.values((await db().execute(query)).rows[0] ?? {})[0]);
  const setUp = async (fields: object = {}) => {
    const hotel = await server().given.hotel();
    const created = await server().given.item(`/properties/${hotel}/specials`, special(fields));
    const itemPath = `/properties/${hotel}/specials/${created.id}`;
    return { itemPath, created, put: (body: object) => server().admin.put(itemPath, body) };
  };
  const entries = (id: string) => sql`from versions v join version_items i on i.id = v.item where i.item_id = ${id}`;

  it('two hundred changes of a text of 2,000 letters take at most six times the space of the item', async () => {
    const words = Array.from({ length: 270 }, (_, index) => `word${(index * 7919) % 997}`);
    const content = () => `<p>${words.join(' ')}</p>`;
    const label = (n: number) => `A label of some length, number ${n}, as people write them`;
    const { put, created } = await setUp({
      content: content(),
      other_title: label(1),
      terms_and_conditions: `<p>${label(2)} ${label(3)}</p>`,
      promo_flag: label(4).slice(0, 40),
      cta: { type: 'Book Now', link_url: '/book/a-quiet-weekend-by-the-lake', tracking_tag: label(5).slice(0, 20) },
      details: {
        custom_url: 'a-quiet-weekend',
        content: `<p>${label(6)} ${label(7)} ${label(8)}</p>`,
        cta: { link_url: '/more/of-it' },
      },
    });
    for (let change = 0; change < 200; change += 1) {
      words[(change * 31) % words.length] = `changed${change}`;
      expect((await put({ content: content() })).status).toBe(200);
    }
    const item = await queryNumber(sql`select octet_length(to_jsonb(s)::text) from specials s where id = ${created.id}`);
    const history = await queryNumber(sql`select sum(pg_column_size(v.*)) + max(pg_column_size(i.*)) ${entries(created.id)}`);
    expect(await queryNumber(sql`select count(*) ${entries(created.id)}`)).toBe(201);
    expect(history / item).toBeLessThan(6);
  }, 120_000);

  it('the history of an item that is older than the history starts with its state before the change', async () => {
    const { itemPath, put, created } = await setUp();
    await put({ title: 'Second' });
    await db().execute(sql`delete from versions where item in (select i.id ${entries(created.id)})`);
    await db().execute(sql`delete from version_items where item_id = ${created.id}`);
    expect((await server().admin.get(`${itemPath}/versions`)).body.data).toEqual([]);
    await put({ title: 'Third' });
    const { body } = await server().admin.get(`${itemPath}/versions`);
    expect(body.data).toMatchObject([
      { version: 3, action: 'changed', changes: { title: { before: 'Second', after: 'Third' } } },
      { version: 2, action: 'changed', changes: {}, by: { name: 'Super User' } },
    ]);
    expect((await server().admin.get(`${itemPath}/versions/2`)).body.data).toMatchObject({ title: 'Second', version: 2 });
    // That state is no line of the activity: nobody did anything then.
    const { data } = (await server().admin.get('/activity?kind=specials')).body;
    expect(data.filter(({ item_id }: { item_id: string }) => item_id === created.id)).toMatchObject([{ version: 3 }]);
  });

  it('a change that has no version ends the part of the history that can be shown', async () => {
    const { itemPath, put, created } = await setUp({ title: 'First' });
    await put({ title: 'First of all' });
    await db().execute(sql`update specials set title = 'Unseen', version = 3 where id = ${created.id}`);
    await put({ title: 'Seen' });
    const { body } = await server().admin.get(`${itemPath}/versions`);
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual([4, 2, 1]);
    expect(body.data[0].changes.title).toEqual({ before: 'Unseen', after: 'Seen' });
    expect(body.data[1].changes).toEqual({});
    expect((await server().admin.get(`${itemPath}/versions/2`)).status).toBe(404);
    expect((await server().admin.get(`${itemPath}/versions/4`)).status).toBe(200);
  });

  it('old versions are deleted in steps, newer ones can still be shown, and an item without any starts again', async () => {
    const [old, used] = [await setUp(), await setUp()];
    for (const title of ['Second', 'Third', 'Fourth']) await used.put({ title });
    const age = sql`now() - interval '800 days'`;
    await db().execute(sql`update versions set at = ${age} where item in (select i.id ${entries(old.created.id)})`);
    await db().execute(
      sql`update versions set at = ${age} where version < 3 and item in (select i.id ${entries(used.created.id)})`,
    );
    await pruneVersions(db(), 730, new Date(), 1);
    const { body } = await server().admin.get(`${used.itemPath}/versions`);
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual([4, 3]);
    expect(body.data[1].changes).toEqual({ title: { before: 'Second', after: 'Third' } });
    expect(await queryNumber(sql`select count(*) from version_items where item_id = ${old.created.id}`)).toBe(0);
    await old.put({ title: 'Again' });
    expect((await server().admin.get(`${old.itemPath}/versions`)).body.data).toHaveLength(2);
    await pruneVersions(db(), 1, new Date(Date.now() + 2 * DAY));
    expect(await queryNumber(sql`select count(*) from versions`)).toBe(0);
    expect(await queryNumber(sql`select count(*) from version_people`)).toBe(0);
  });
});
