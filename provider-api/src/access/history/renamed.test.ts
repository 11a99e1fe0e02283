import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('An item with another title', (server) => {
  it.each([
    ['by a change alone', {}],
    ['by a change that others are told of', { published: true }],
  ])('has it in all lines of the activity, and no other item has: %s', async (_how, more) => {
    const { admin, given } = server();
    const hotel = await given.hotel({ name: 'The Aster' });
    const list = `/properties/${hotel}/specials`;
    const { id } = await given.item(list, special({ title: 'Spa days' }));
    await given.item(list, special({ title: 'Golf' }));
    expect((await admin.put(`${list}/${id}`, { title: 'Spa weekend', ...more })).status).toBe(200);
    const { data } = (await admin.get(`/activity?property_id=${hotel}`)).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Spa weekend', 'Golf', 'Spa weekend', 'The Aster']);
  });
});
