import { contentTypes } from '../server/contentTypes';
import { accommodation, faq, tiledPromo } from '../../testing/samples';
import { onBothEngines, type TestServer } from '../../testing/server';

/** Kinds whose items are in one of several lists of a property, and the field that says which. */
const kinds: [path: string, field: string, bodyOf: (list: string, title: string) => object][] = [
  ['accommodations', 'type', (type, title) => accommodation({ type, title })],
  ['tiled-promos', 'type', (type, title) => tiledPromo({ type, title })],
  ['faqs', 'category_id', (category, question) => faq(category, { question })],
];
const titleOf = (row: { title?: string; question?: string }) => row.title ?? row.question;

async function lists(server: TestServer, hotel: string, path: string): Promise<[string, string]> {
  if (path === 'accommodations') return ['guestroom', 'suite'];
  if (path === 'tiled-promos') return ['meeting', 'wedding'];
  const make = async (name: string) => (await server.given.item(`/properties/${hotel}/faq-categories`, { name })).id as string;
  return [await make('Rooms'), await make('Pets')];
}

onBothEngines('An item that is moved to another list of its property', (server) => {
  it('the table below has all kinds with several lists', () => {
    const several = contentTypes.flatMap(({ path, orderedWithin }) => (orderedWithin ? [path] : []));
    expect([...several].sort()).toEqual(kinds.map(([path]) => path).sort());
  });

  it.each(kinds)(
    '%s: is put at the end of the list chosen by %s, and both lists keep their order',
    async (path, field, bodyOf) => {
      const hotel = await server().given.hotel();
      const listPath = `/properties/${hotel}/${path}`;
      const [from, to] = await lists(server(), hotel, path);
      const ids: Record<string, string> = {};
      for (const [list, letters] of [
        [from, 'ABC'],
        [to, 'XY'],
      ] as const)
        for (const title of letters) ids[title] = (await server().given.item(listPath, bodyOf(list, title))).id;
      const order = async (list: string) => {
        const { body } = await server().admin.get(`${listPath}?${field}=${list}&archived=false&order_by=sort_index:ASC`);
        const places = body.data.map(({ sort_index }: { sort_index: number }) => sort_index);
        expect(new Set(places).size).toBe(places.length);
        return body.data.map(titleOf).join('');
      };
      const moved = await server().admin.put(`${listPath}/${ids.A}`, { [field]: to });
      expect([moved.status, moved.body.data.sort_index]).toEqual([200, 3]);
      expect([await order(from), await order(to)]).toEqual(['BC', 'XYA']);
      const sort = { ids: [ids.A], move_to_id: ids.X, condition: 'before' };
      expect((await server().admin.put(`${listPath}/sort`, sort)).status).toBe(204);
      expect(await order(to)).toBe('AXY');
      const back = await server().admin.post(`${listPath}/${ids.A}/versions/1/restore`, {});
      expect([back.status, await order(from), await order(to)]).toEqual([200, 'BCA', 'XY']);
    },
  );
});
