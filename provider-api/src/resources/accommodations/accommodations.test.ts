import { given } from '../../../testing/assets';
import { accommodation } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Accommodations', (server) => {
  const pathOf = (hotel: string, rest = '') => `/properties/${hotel}/accommodations${rest}`;

  it.each(['guestroom', 'suite', 'accessible', 'misc'])('%s: the same rules, with exactly these messages', async (type) => {
    const hotel = await server().given.hotel();
    const { status, body } = await server().admin.post(pathOf(hotel), {
      type,
      modal1_title: 'Other',
      modal2_title: 'Other',
      promo_flag: 'Other',
      images: [{ asset_id: '', alt: '' }],
      cta: { type: 'Book Now' },
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      title: 'Required!',
      short_description: 'Required!',
      starts_on: 'Required!',
      modal1_title_other: 'Modal title is required if Other is selected',
      modal2_title_other: 'Modal title is required if Other is selected',
      promo_flag_other: 'Promo Flag title is required if Other is selected',
      'images.0.asset_id': 'Image is required',
      'images.0.alt': 'Image Alt Tag is required',
      'cta.link_url': 'Required!',
    });
    expect(await server().given.item(pathOf(hotel), accommodation({ type }))).toMatchObject({
      type,
      published: false,
      does_not_end: true,
      promo_flag: null,
      cta: { type: 'None', opens_in_new_window: true, advanced_purchase_days: 0, minimum_night_stay: 1 },
    });
  });

  it('Other is stored as its text', async () => {
    const hotel = await server().given.hotel();
    const other = {
      modal1_title: 'Other',
      modal1_title_other: 'Pillow menu',
      promo_flag: 'Other',
      promo_flag_other: 'Quiet side',
    };
    const created = await server().given.item(pathOf(hotel), accommodation({ ...other, cta: { type: 'Walk through' } }));
    expect(created).toMatchObject({ modal1_title: 'Pillow menu', promo_flag: 'Quiet side', cta: { type: 'Walk through' } });
  });

  it('several images, even more than four, keep their video and their order', async () => {
    const hotel = await server().given.hotel();
    const { id } = await given(server());
    const images = [4, 0, 3, 1, 2].map((place) => ({
      asset_id: id,
      alt: `View ${place}`,
      video_url: place === 0 ? 'https://video.example/tour' : null,
      sort_index: place,
    }));
    const created = await server().given.item(pathOf(hotel), accommodation({ images }));
    expect(created.images.map(({ alt }: { alt: string }) => alt)).toEqual([0, 1, 2, 3, 4].map((place) => `View ${place}`));
    expect(created.images[0]).toMatchObject({ asset_id: id, video_url: 'https://video.example/tour', sort_index: 0 });
    expect(created.images[4]).toMatchObject({ video_url: null, sort_index: 4 });
  });

  it('each type has its own order in each tab', async () => {
    const hotel = await server().given.hotel();
    const created = [];
    for (const type of ['guestroom', 'guestroom', 'suite'])
      created.push(await server().given.item(pathOf(hotel), accommodation({ type })));
    expect(created.map(({ sort_index }) => sort_index)).toEqual([1, 2, 1]);
    await server().admin.put(pathOf(hotel, '/sort'), {
      ids: [created[1].id],
      condition: 'top',
      type: 'guestroom',
      archived: false,
    });
    const { body } = await server().admin.get(pathOf(hotel, '?type=guestroom&order_by=sort_index:ASC'));
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([created[1].id, created[0].id]);
    expect((await server().admin.get(pathOf(hotel, '?type=suite'))).body.data[0].sort_index).toBe(1);
  });
});
