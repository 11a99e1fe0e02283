import { given as asset } from '../../testing/assets';
import { PASSWORD } from '../../testing/given';
import { newRemoteName } from '../../testing/packedRelease';
import { sampleItems } from '../../testing/sampleItem';
import { sharedSpecial } from '../../testing/samples';
import { onBothEngines, type TestServer } from '../../testing/server';

type Make = (server: TestServer, name: string) => Promise<string>;

const at =
  (path: string, fieldsOf: (name: string) => object): Make =>
  async ({ given }, name) =>
    (await given.item(path, fieldsOf(name))).id;

/** How something is made in each list that belongs to no property. */
const lists: Record<string, Make> = {
  '/alerts': at('/alerts', (name) => ({ name })),
  '/assets': async (server) => (await asset(server)).id,
  '/deploy-tokens': at('/deploy-tokens', () => ({
    remote: newRemoteName(),
    expires_on: new Date(Date.now() + 3_600_000).toISOString(),
  })),
  '/properties': ({ given }) => given.hotel(),
  '/regions': at('/regions', (name) => ({ name })),
  '/shared-specials': at('/shared-specials', (title) => sharedSpecial({ title })),
  '/tokens': at('/tokens', (name) => ({ name, property_id: '*' })),
  '/users': at('/users', (name) => ({
    first_name: 'Ada',
    last_name: name,
    email: `${name}@house.example`,
    password: PASSWORD,
  })),
};

onBothEngines('Deleting one of several', (server) => {
  const idsIn = async (list: string): Promise<string[]> =>
    (await server().admin.get(`${list}?per_page=2000`)).body.data.map(({ id }: { id: string }) => id).sort();
  const deleteOne = async (list: string, id: string) => {
    const before = await idsIn(list);
    expect(before).toContain(id);
    expect((await server().admin.del(`${list}/${id}`)).status).toBe(204);
    expect(await idsIn(list)).toEqual(before.filter((one) => one !== id));
  };

  it.each(Object.keys(lists))('leaves the others in %s', async (list) => {
    const make = lists[list] as Make;
    const [, id] = [await make(server(), 'one'), await make(server(), 'two'), await make(server(), 'three')];
    await deleteOne(list, id);
  });

  it('leaves the others in every list of a property', async () => {
    const { given } = server();
    const [hotel, restaurant] = [await given.hotel(), await given.restaurant()];
    const category = (await given.item(`/properties/${hotel}/faq-categories`, { name: 'Stay' })).id;
    const spare = (await given.item(`/properties/${hotel}/faq-categories`, { name: 'Spare' })).id;
    const calendar = (await given.item(`/properties/${restaurant}/calendars`, { name: 'Music' })).id;
    const spareCalendar = (await given.item(`/properties/${restaurant}/calendars`, { name: 'Spare' })).id;
    for (const [list, fields] of sampleItems({ hotel, restaurant, category, calendar })) {
      const [, { id }] = [await given.item(list, fields), await given.item(list, fields), await given.item(list, fields)];
      await deleteOne(list, id);
    }
    await deleteOne(`/properties/${hotel}/faq-categories`, spare);
    await deleteOne(`/properties/${restaurant}/calendars`, spareCalendar);
  });
});
