import { eq } from 'drizzle-orm';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { special, tiledPromo } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { specials } from '../specials/schema';
import { tiledPromos } from '../tiled-promos/schema';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** One answer holds only so many items of a kind. */
onBothEngines('More items of a kind than one answer holds', (server) => {
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);

  it('those that begin later take no place of those that guests see, which keep the order that staff gave', async () => {
    const { given, admin, services } = server();
    const hotel = await given.hotel();
    const add = (fields: object) => given.item(`/properties/${hotel}/specials`, special({ published: true, ...fields }));
    await add({ title: 'First', starts_on: inHours(-1) });
    const { id } = await add({ title: 'Later', starts_on: inHours(48) });
    const [later] = (await services.db.select().from(specials)).filter((row) => row.id === id);
    const many = Array.from({ length: PER_PAGE.max }, (_, index) => ({ ...later!, id: `later-${index}`, sortIndex: index + 3 }));
    for (let from = 0; from < many.length; from += 500) await services.db.insert(specials).values(many.slice(from, from + 500));
    await add({ title: 'Second', starts_on: inHours(-2) });
    const soon = inHours(24);
    await add({ title: 'Soon', starts_on: soon });

    const { data, meta } = (await admin.get(`/properties/${hotel}/live`)).body;
    expect(titles(data.specials)).toEqual(['First', 'Second']);
    expect(meta.expires_on).toBe(soon);
  });

  it('the largest items of several kinds, together more than one answer holds, are refused', async () => {
    const { given, admin, services } = server();
    const [hotel, other] = [await given.hotel(), await given.hotel()];
    const content = `<p>${'a'.repeat(199_000)}</p>`;
    const shown = { starts_on: inHours(-1), published: true };
    const { id } = await given.item(`/properties/${hotel}/specials`, special({ ...shown, content }));
    const { id: promo } = await given.item(
      `/properties/${hotel}/tiled-promos`,
      tiledPromo({ ...shown, short_description: content }),
    );
    const fill = async (table: typeof specials | typeof tiledPromos, source: string, count: number) => {
      const [row] = await services.db.select().from(table).where(eq(table.id, source));
      const copies = Array.from({ length: count }, (_, n) => ({ ...row!, id: `${source}-${n}`, sortIndex: n + 2 }));
      for (let from = 0; from < count; from += 10) await services.db.insert(table).values(copies.slice(from, from + 10));
    };
    // Neither of the two kinds exceeds the limit of 32 million characters.
    await fill(specials, id, 100);
    expect((await admin.get(`/properties/${hotel}/live`)).status).toBe(200);
    await fill(tiledPromos, promo, 70);
    const { status, body } = await admin.get(`/properties/${hotel}/live`);
    expect([status, body.code, body.message]).toEqual([
      413,
      'too_large',
      'There are too many large items for one answer. Read the lists instead.',
    ]);
    expect((await admin.get(`/properties/${other}/live`)).status).toBe(200);
  });
});
