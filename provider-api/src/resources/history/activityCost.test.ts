import { sql } from 'drizzle-orm';
import { costOf } from 'shared-kit/rules/testing/cost';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

/** The most that a call may cost, as a multiple of one that reads a single person in the same run. */
const [HISTORY, ACTIVITY] = [20, 80];

onBothEngines('The activity log', (server) => {
  it('is fast with a hundred thousand versions, because of an index', async () => {
    const { db } = server().services;
    const hotel = await server().given.hotel();
    const { id } = await server().given.item(`/properties/${hotel}/specials`, special());
    const path = `/properties/${hotel}/specials/${id}`;
    for (let change = 0; change < 30; change += 1) await server().admin.put(path, { title: `Title ${change}` });
    // Each attempt at this test creates its own rows.
    const filler = sql`${`filler of ${hotel} `}::text`;
    await db.execute(sql`insert into version_items (kind, item_id, property_id, name)
      select 'specials', ${filler} || n, 'house ' || n % 20, 'Filler' from generate_series(1, 2000) n`);
    await db.execute(sql`insert into versions (at, item, person, version, action, delta)
      select now() - interval '1 year' + n * interval '1 second', i.id, (select min(id) from version_people), 1 + n / 2000, 'changed', '{}'
      from generate_series(1, 100000) n join version_items i on i.item_id = ${filler} || (1 + n % 2000)`);
    await db.execute(sql`analyze versions`);
    await db.execute(sql`analyze version_items`);
    /** What one call costs, on average of ten. */
    const callCost = async (path: string) => {
      expect((await server().admin.get(path)).status).toBe(200);
      const [, cost] = await costOf(async () => {
        for (let time = 0; time < 10; time += 1) await server().admin.get(path);
      });
      return cost / 10;
    };
    const person = (await server().given.user()).id;
    const paths = ['', '?property_id=house%207', `?by=${person}`, '?kind=specials&action=changed', '?page=500'];
    const profileCost = await callCost('/profile');
    for (const query of paths)
      expect([query, (await callCost(`/activity${query}`)) / profileCost < ACTIVITY]).toEqual([query, true]);
    expect((await callCost(`${path}/versions`)) / profileCost).toBeLessThan(HISTORY);
    const planOf = async (question: string) => {
      const { rows } = await db.execute<Record<string, string>>(sql.raw(`explain ${question}`));
      return rows.map((row) => Object.values(row)[0]).join('\n');
    };
    const newest = 'select v.id from versions v join version_items i on i.id = v.item';
    const order = 'order by v.at desc, v.id desc limit 100';
    expect(await planOf(`${newest} where v.action <> 'known' ${order}`)).toContain('versions_at');
    expect(await planOf(`${newest} where v.person = 999 ${order}`)).toContain('versions_person');
    expect(await planOf(`${newest} where i.kind = 'specials' and i.item_id = '${id}' order by v.id desc`)).toContain(
      'versions_item',
    );
  }, 120_000);
});
