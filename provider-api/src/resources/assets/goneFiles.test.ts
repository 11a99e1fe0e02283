import { given, pdf, upload } from '../../../testing/assets';
import { sharedSpecial, special, tiledPromo } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

const GONE = 'This file is no longer in the library. Choose another one.';

onBothEngines('An item whose file was deleted', (server) => {
  const forget = (id: string) => server().admin.del(`/assets/${id}?force=true`);
  const picture = async (alt: string) => ({ asset_id: (await given(server())).id as string, alt });

  it('can be changed in other fields, sent back as it is, and have its other pictures reordered', async () => {
    const path = `/properties/${await server().given.hotel()}/specials`;
    const [first, second] = [await picture('One'), await picture('Two')];
    const { id } = await server().given.item(path, special({ images: [first, second], published: true }));
    expect((await forget(first.asset_id)).status).toBe(204);
    const { data } = (await server().admin.get(`${path}/${id}`)).body;
    const whole = await server().admin.put(`${path}/${id}`, { ...data, title: 'Corrected', images: [second, first] });
    expect([whole.status, whole.body.data?.title, whole.body.data?.images.length]).toEqual([200, 'Corrected', 2]);
    const other = await server().admin.put(`${path}/${id}`, { images: [{ asset_id: 'never', alt: 'Three' }] });
    expect([other.status, other.body.fields]).toEqual([422, { 'images.0.asset_id': GONE }]);
  });

  it('cannot be published until it has another file', async () => {
    const path = `/properties/${await server().given.hotel()}/specials`;
    const { id } = await server().given.item(path, special({ images: [await picture('One')] }));
    const { data } = (await server().admin.get(`${path}/${id}`)).body;
    await forget(data.images[0].asset_id);
    const published = await server().admin.put(`${path}/${id}`, { published: true });
    expect([published.status, published.body.fields]).toEqual([422, { 'images.0.asset_id': GONE }]);
    expect((await server().admin.put(`${path}/${id}`, { images: [await picture('Two')], published: true })).status).toBe(200);
  });

  it('that is a document, a logo or the image of a shared special works the same way', async () => {
    const hotel = await server().given.hotel({ logo: await picture('The logo') });
    const promos = `/properties/${hotel}/tiled-promos`;
    const filename = await upload(server(), pdf, 'application/pdf', 'plans.pdf');
    const plans = (await server().admin.post('/assets', { filename, name: 'Plans' })).body.data.id;
    const promo = await server().given.item(promos, tiledPromo({ pdf: plans }));
    const shared = await server().given.item('/shared-specials', sharedSpecial({ image: await picture('Spa') }));
    const places = [`${promos}/${promo.id}`, `/properties/${hotel}`, `/shared-specials/${shared.id}`];
    const read = async (path: string) => (await server().admin.get(path)).body.data;
    const { logo } = await read(`/properties/${hotel}`);
    for (const id of [plans, logo.asset_id, shared.image.asset_id]) await forget(id);
    for (const path of places) {
      const item = await read(path);
      const answer = await server().admin.put(path, { ...item, [item.name ? 'name' : 'title']: `Corrected ${path}` });
      expect([path, answer.status, answer.body.fields]).toEqual([path, 200, undefined]);
    }
    const wrong = await server().admin.put(`/properties/${hotel}`, { logo: { asset_id: 'never', alt: '' } });
    expect(wrong.body.fields).toEqual({ 'logo.asset_id': GONE });
  });
});
