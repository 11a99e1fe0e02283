import { onBothEngines } from '../../../testing/server';

const pressItem = (fields: object = {}) => ({ title: 'Fire and salt', publish_date: '2026-03-29', ...fields });

onBothEngines('Press items', (server) => {
  const pathOf = (restaurant: string, rest = '') => `/properties/${restaurant}/presses${rest}`;

  it('a press item keeps every field, its date as the plain date that was sent', async () => {
    const restaurant = await server().given.restaurant();
    const sent = pressItem({
      publisher: 'The Evening Courier',
      body: '<p>Worth the walk.</p>',
      display_on_homepage: true,
      url: 'https://courier.example/ember',
    });
    const created = await server().given.item(pathOf(restaurant), sent);
    expect(created).toMatchObject({ ...sent, pdf: null, published: false, archived: false, sort_index: 1 });
    expect((await server().admin.get(pathOf(restaurant, `/${created.id}`))).body.data).toEqual(created);
  });

  it('title and date are required, and the date must exist', async () => {
    const restaurant = await server().given.restaurant();
    expect((await server().admin.post(pathOf(restaurant), {})).body.fields).toEqual({
      title: 'Required!',
      publish_date: 'Required!',
    });
    const { status, body } = await server().admin.post(pathOf(restaurant), pressItem({ publish_date: '2026-02-30' }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['publish_date']);
  });

  it('a document that does not exist is refused', async () => {
    const restaurant = await server().given.restaurant();
    const { status, body } = await server().admin.post(pathOf(restaurant), pressItem({ pdf: { asset_id: 'gone' } }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['pdf.asset_id']);
  });
});
