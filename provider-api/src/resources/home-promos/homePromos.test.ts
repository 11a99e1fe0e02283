import { given as asset } from '../../../testing/assets';
import { onBothEngines } from '../../../testing/server';

const promo = (fields: object = {}) => ({ title: 'Breakfast in bed', starts_on: '2026-01-05T15:00:00.000Z', ...fields });

onBothEngines('Home promos', (server) => {
  const pathOf = (hotel: string, rest = '') => `/properties/${hotel}/home-promos${rest}`;

  it('a home promo keeps every field; its call to action has no type', async () => {
    const hotel = await server().given.hotel();
    const sent = promo({
      hide_title: true,
      paragraph: '<p>Until noon</p>',
      promo_flag: 'Website Exclusive',
      cta: { type: 'Book Now', link_url: 'https://house.example/book', opens_in_new_window: true, tracking_tag: 'promo-1' },
    });
    const created = await server().given.item(pathOf(hotel), sent);
    expect(created).toMatchObject({
      title: 'Breakfast in bed',
      hide_title: true,
      paragraph: '<p>Until noon</p>',
      promo_flag: 'Website Exclusive',
      images: [],
      published: false,
      archived: false,
      does_not_end: true,
    });
    expect(created.cta).toEqual({
      link_url: 'https://house.example/book',
      opens_in_new_window: true,
      add_date_picker_popup: false,
      advanced_purchase_days: 0,
      minimum_night_stay: 1,
      tracking_tag: 'promo-1',
    });
    expect((await server().admin.get(pathOf(hotel, `/${created.id}`))).body.data).toEqual(created);
  });

  it('the link of a new home promo opens in the same window', async () => {
    const hotel = await server().given.hotel();
    const created = await server().given.item(pathOf(hotel), promo({ cta: {} }));
    expect(created.cta.opens_in_new_window).toBe(false);
  });

  it('the messages are exactly these, and the image has no rule', async () => {
    const hotel = await server().given.hotel();
    const { status, body } = await server().admin.post(pathOf(hotel), {
      does_not_end: false,
      promo_flag: 'Other',
      cta: { link_url: '/no/rule' },
      images: [{ alt: '' }],
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      title: 'Required!',
      starts_on: 'Required!',
      ends_on: 'End date is required if event ends',
      promo_flag_other: 'Promo Flag title is required if Other is selected',
    });
  });

  it('an image without a file is not stored, so that guests do not get a broken picture', async () => {
    const hotel = await server().given.hotel();
    const { id: file } = await asset(server());
    const images = [{ asset_id: '', alt: 'Words alone' }, { alt: 'More of them' }, { asset_id: null }, { asset_id: file }];
    const created = await server().given.item(pathOf(hotel), promo({ images }));
    expect(created.images).toEqual([expect.objectContaining({ asset_id: file, alt: null })]);
    const changed = await server().admin.put(pathOf(hotel, `/${created.id}`), { images: [{ asset_id: '', alt: 'Words alone' }] });
    expect(changed.body.data.images).toEqual([]);
  });

  it('the first three live promos are chosen from the whole list, in its order', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    await server().given.item(pathOf(hotel), promo({ title: 'Draft' }));
    for (const title of ['One', 'Two', 'Three', 'Four'])
      // Those of another hotel are not among the three.
      for (const at of [other, hotel]) await server().given.item(pathOf(at), promo({ title, published: true }));
    const { body } = await server().admin.get(pathOf(hotel, '?live=true&archived=false&per_page=3&order_by=sort_index:ASC'));
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['One', 'Two', 'Three']);
  });

  it('clones are created in every chosen hotel, unpublished and at the end', async () => {
    const [source, target] = [await server().given.hotel(), await server().given.hotel()];
    await server().given.item(pathOf(target), promo({ title: 'There before' }));
    const created = await server().given.item(pathOf(source), promo({ published: true, promo_flag: 'Weekend Promo' }));
    const { status, body } = await server().admin.post(pathOf(source, '/clone'), {
      ids: [created.id],
      to_property_ids: [target],
    });
    expect(status).toBe(201);
    const copy = (await server().admin.get(pathOf(target, `/${body.data[0].id}`))).body.data;
    expect(copy).toMatchObject({ title: 'Breakfast in bed', promo_flag: 'Weekend Promo', published: false, sort_index: 2 });
  });
});
