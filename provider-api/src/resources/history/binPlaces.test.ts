import { binOfServer } from '../../../testing/bin';
import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The place of what is restored from the bin', (server) => {
  const { rows, throwAway, restore } = binOfServer(server);
  const make = async (hotel: string, fields: object = {}) =>
    (await server().given.item(`/properties/${hotel}/specials`, special(fields))).id as string;
  const placesOf = async (ids: string[]) => {
    const found = await rows('specials', `id in ('${ids.join("','")}')`);
    const places = new Map(found.map((row) => JSON.parse(row)).map(({ id, sort_index }) => [id, sort_index]));
    return ids.map((id) => places.get(id));
  };

  it('is made free in its own order only: other tabs and other properties keep their places', async () => {
    const { admin, given } = server();
    const [here, there] = [await given.hotel(), await given.hotel()];
    const [first, second] = [await make(here), await make(here)];
    const others = [await make(here, { archived: true }), await make(there), await make(there)];
    const older = await make(there);
    await throwAway(`/properties/${there}/specials/${older}`, older);
    const entry = await throwAway(`/properties/${here}/specials/${first}`, first);
    // A move renumbers the others: the second one gets the position of the first.
    await admin.put(`/properties/${here}/specials/sort`, { ids: [second], to: 'top' });
    expect(await placesOf([second, ...others])).toEqual([1, 1, 1, 2]);
    expect((await restore(entry.id)).status).toBe(200);
    expect(await placesOf([first, second, ...others])).toEqual([1, 2, 1, 1, 2]);
  });

  it('is made free among the alerts too', async () => {
    const { admin, given } = server();
    const [snow, rain] = [await given.item('/alerts', { name: 'Snow' }), await given.item('/alerts', { name: 'Rain' })];
    const entry = await throwAway(`/alerts/${snow.id}`, snow.id);
    expect((await admin.put(`/alerts/${rain.id}`, { sort_index: snow.sort_index })).status).toBe(200);
    expect((await restore(entry.id)).status).toBe(200);
    const placeOf = async ({ id }: { id: string }) => (await admin.get(`/alerts/${id}`)).body.data.sort_index;
    expect([await placeOf(snow), await placeOf(rain)]).toEqual([snow.sort_index, snow.sort_index + 1]);
  });

  it('moves nothing if it is still free', async () => {
    const hotel = await server().given.hotel();
    const ids = [await make(hotel), await make(hotel), await make(hotel)];
    const entry = await throwAway(`/properties/${hotel}/specials/${ids[1]}`, ids[1] as string);
    expect((await restore(entry.id)).status).toBe(200);
    expect(await placesOf(ids)).toEqual([1, 2, 3]);
  });
});
