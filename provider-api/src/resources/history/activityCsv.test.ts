import { sql } from 'drizzle-orm';
import { onBothEngines } from '../../../testing/server';
import { csvLines } from './activityCsv';

onBothEngines('A long activity log as CSV', (server) => {
  it('has each line once, even if something happens while it is read', async () => {
    const { db } = server().services;
    const hotel = await server().given.hotel();
    const happen = (from: number, to: number) =>
      db.execute(sql`insert into versions (at, item, person, version, action)
        select now(), i.id, null, n, 'changed' from version_items i, generate_series(${from}::int, ${to}::int) n
        where i.item_id = ${hotel}`);
    await happen(2, 2_500);
    const versions: unknown[] = [];
    const filter = { where: sql`${hotel} = version_items.item_id`, needsItems: true };
    for await (const [, , , , , , version] of csvLines(db, filter, () => Promise.resolve())) {
      if (versions.push(version) === 1) await happen(2_501, 2_510);
    }
    expect(versions).toEqual(Array.from({ length: 2_500 }, (_, n) => 2_500 - n));
  });
});
