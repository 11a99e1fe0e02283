import { binOfServer } from '../../../testing/bin';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The place of what is restored from the bin', (server) => {
  const { rows, throwAway, restore } = binOfServer(server);

  it('is made free in its own order only: other tabs and other properties keep their places', async () => {
    const { admin, given } = server();
    const [here, there] = [await given.hotel(), await given.hotel()];
    const make = async (hotel: string, fields: object = {}) =>
      (await given.item(`/properties/${hotel}/specials`, special(fields))).id as string;
    const [first, second] = [await make(here), await make(here)];
    const others = [
      await make(here, { archived: true }),
      await make(here, { archived: true }),
      await make(there),
      await make(there),
    ];
    const placesOf = async (ids: string[]) => {
      const found = await rows('specials', `id in ('${ids.join("','")}')`);
      const places = new Map(found.map((row) => JSON.parse(row)).map(({ id, sort_index }) => [id, sort_index]));
      return ids.map((id) => places.get(id));
    };
    expect(await placesOf([first, second, ...others])).toEqual([1, 2, 1, 2, 1, 2]);
    const entry = await throwAway(`/properties/${here}/specials/${first}`, first);
    // Sorting numbers the others anew, so that the second one has the place of the first.
    await admin.put(`/properties/${here}/specials/sort`, { ids: [second], to: 'top' });
    expect((await restore(entry.id)).status).toBe(200);
    expect(await placesOf([first, second, ...others])).toEqual([1, 2, 1, 2, 1, 2]);
  });
});
