import { given as asset } from '../../testing/assets';
import { special } from '../../testing/samples';
import { onBothEngines } from '../../testing/server';

const NAMES = ['beach Hut', 'Cove', 'Alder Inn'];
const IN_ORDER = ['Alder Inn', 'beach Hut', 'Cove'];

type Named = { name: string };

onBothEngines('Names within an answer are in the order of lists, whatever their case', (server) => {
  const namesOf = (list: Named[]) => list.map(({ name }) => name);
  const hotels = (fields: object = {}) => Promise.all(NAMES.map((name) => server().given.hotel({ name, ...fields })));

  it.each<[string, () => Promise<string[]>]>([
    [
      'the properties of an alert',
      async () => {
        const { admin, given } = server();
        const { id } = await given.item('/alerts', { name: 'Pool closed' });
        for (const property_id of await hotels()) await admin.put('/alerts/assign', { property_id, alert_id: id });
        return namesOf((await admin.get(`/alerts/${id}`)).body.data.properties);
      },
    ],
    [
      'the properties of an API token',
      async () => {
        const { permissions } = await server().given.item('/tokens', { name: 'Site', property_id: await hotels() });
        return permissions.map(({ property }: { property: Named }) => property.name);
      },
    ],
    [
      'the properties of a user',
      async () => {
        const { id } = await server().given.user(
          ...(await hotels()).map((hotel) => ['faq', 'r', hotel] as [string, string, string]),
        );
        const { data } = (await server().admin.get('/users?per_page=2000')).body;
        return data.find((user: { id: string }) => user.id === id).places.names;
      },
    ],
    [
      'the hotels that keep a region from being deleted',
      async () => {
        const { admin, given } = server();
        const { id } = await given.item('/regions', { name: `Coast ${Math.random()}` });
        await hotels({ region_id: id });
        const { message } = (await admin.del(`/regions/${id}`)).body;
        return [...NAMES].sort((a, b) => message.indexOf(a) - message.indexOf(b));
      },
    ],
    [
      'the tags of a file',
      async () => {
        const { id } = await asset(server());
        return namesOf((await server().admin.put(`/assets/${id}`, { tags: NAMES })).body.data.tags);
      },
    ],
    [
      'the places that use a file',
      async () => {
        const { admin, given } = server();
        const [hotel, { id }] = [await given.hotel(), await asset(server())];
        for (const title of NAMES)
          await given.item(`/properties/${hotel}/specials`, special({ title, images: [{ asset_id: id, alt: 'A pool' }] }));
        return (await admin.get(`/assets/${id}/usage`)).body.data.map(({ title }: { title: string }) => title);
      },
    ],
    [
      'the people who edit an item',
      async () => {
        const { admin, given } = server();
        const { id } = await given.item('/alerts', { name: 'Pool closed' });
        for (const name of NAMES) {
          const person = await given.user(['alert', 'rw']);
          const [first_name, last_name = 'Person'] = name.split(' ');
          await admin.put(`/users/${person.id}`, { first_name, last_name });
          await person.put(`/presence/alerts/${id}`);
        }
        return namesOf((await admin.get(`/presence/alerts/${id}`)).body.data).map((name) => name.replace(' Person', ''));
      },
    ],
  ])('%s', async (_what, read) => {
    expect(await read()).toEqual(IN_ORDER);
  });
});
