import { onBothEngines } from '../../../testing/server';

const event = (fields: object = {}) => ({ title: 'Jazz on Thursdays', starts_on: '2026-01-05T15:00:00.000Z', ...fields });

onBothEngines('Restaurant events', (server) => {
  const pathOf = (restaurant: string, rest = '') => `/properties/${restaurant}/events${rest}`;

  it('an event keeps every field', async () => {
    const restaurant = await server().given.restaurant();
    const sent = event({
      body: '<p>Two sets</p>',
      display_on_homepage: true,
      short_description: 'Live from eight',
      pdf_link_copy: 'The programme',
      pdf_ga_link: 'jazz-pdf',
    });
    const created = await server().given.item(pathOf(restaurant), sent);
    expect(created).toMatchObject({ ...sent, images: [], pdf: null, does_not_end: true, published: false, sort_index: 1 });
    expect((await server().admin.get(pathOf(restaurant, `/${created.id}`))).body.data).toEqual(created);
  });

  it('a type of the list is stored as it is, None as null, and a custom text in both fields', async () => {
    const restaurant = await server().given.restaurant();
    const ctaOf = async (cta: object) => (await server().given.item(pathOf(restaurant), event({ cta }))).cta;
    const rest = { link_url: 'https://ember.example/table', opens_in_new_window: true };
    expect(await ctaOf({ type: 'Book Now', ...rest })).toEqual({ type: 'Book Now', type_input: null, ...rest });
    expect(await ctaOf({ type: 'None' })).toEqual({ type: null, type_input: null, link_url: null, opens_in_new_window: false });
    expect(await ctaOf({ type: 'Other', type_input: 'Hear them', ...rest })).toMatchObject({
      type: 'Hear them',
      type_input: 'Hear them',
    });
    const ownCta = { type: 'Hear them', type_input: 'Hear them' };
    expect(await ctaOf({ ...ownCta, ...rest })).toMatchObject(ownCta);
    const alone = await server().admin.post(pathOf(restaurant), event({ cta: { type: 'Hear them' } }));
    expect(alone.body.fields).toEqual({ 'cta.type': 'Must be one of the choices.' });
  });

  it('the exact messages of the documents', async () => {
    const restaurant = await server().given.restaurant();
    const { status, body } = await server().admin.post(pathOf(restaurant), {
      does_not_end: false,
      cta: { type: 'Other', link_url: 'no address' },
      images: [{ asset_id: '', alt: '' }],
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      title: 'Required!',
      starts_on: 'Required!',
      ends_on: 'End date is required if event ends',
      'cta.type_input': 'CTA title is required if Other is selected',
      'cta.link_url': 'CTA Link URL must be valid url',
      'images.0.asset_id': 'Image is required',
      'images.0.alt': 'Image Alt Tag is required',
    });
  });

  it('events cannot be cloned', async () => {
    const restaurant = await server().given.restaurant();
    expect((await server().admin.post(pathOf(restaurant, '/clone'), { ids: [], to_property_ids: [] })).status).toBe(404);
  });
});
