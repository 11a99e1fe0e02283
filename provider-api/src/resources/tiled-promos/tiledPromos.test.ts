import { given, pdf, upload } from '../../../testing/assets';
import { accommodation, tiledPromo } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Tiled promos', (server) => {
  const pathOf = (hotel: string, rest = '') => `/properties/${hotel}/tiled-promos${rest}`;
  const titles = async (hotel: string, query: string) =>
    (await server().admin.get(pathOf(hotel, `?${query}`))).body.data.map(({ title }: { title: string }) => title);

  it('a new promo is unpublished and does not end, and its call to action opens in a new window', async () => {
    const hotel = await server().given.hotel();
    const created = await server().given.item(pathOf(hotel), tiledPromo({ modal1_title: 'None', cta: { type: null } }));
    const cta = {
      type: 'None',
      opens_in_new_window: true,
      add_date_picker_popup: false,
      advanced_purchase_days: 0,
      minimum_night_stay: 1,
    };
    const start = { published: false, archived: false, does_not_end: true, sort_index: 1, images: [], pdf: null };
    expect(created).toMatchObject({ ...start, type: 'meeting', modal1_title: null, use_pdf_as_cta: false, cta });
    const { id: _id, cta: defaultCta } = await server().given.item(pathOf(hotel), tiledPromo());
    expect(defaultCta).toMatchObject(cta);
    expect((await server().admin.get(pathOf(hotel, `/${created.id}`))).body.data).toEqual(created);
  });

  it('errors are returned at their fields, with exactly these messages', async () => {
    const hotel = await server().given.hotel();
    const { status, body } = await server().admin.post(pathOf(hotel), {
      does_not_end: false,
      images: [{ asset_id: '', alt: '' }],
      pdf: 'gone',
      cta: { type: 'Book Now', link_url: '' },
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      type: 'Required!',
      title: 'Required!',
      short_description: 'Required!',
      starts_on: 'Required!',
      ends_on: 'End date is required if event ends',
      'images.0.asset_id': 'Image is required',
      'images.0.alt': 'Image Alt Tag is required',
      'cta.link_url': 'Required!',
      pdf: 'This file is no longer in the library. Choose another one.',
    });
    const picture = await given(server());
    const image = { asset_id: picture.id, alt: 'A rose arch' };
    const withTwoImages = await server().admin.post(pathOf(hotel), tiledPromo({ images: [image, image] }));
    expect(withTwoImages.body.fields).toEqual({ images: 'A promo keeps one image.' });
    const wrong = await server().admin.post(pathOf(hotel), tiledPromo({ pdf: picture.id }));
    expect(wrong.body.fields).toEqual({ pdf: 'This file is not a PDF document. Choose another one.' });
  });

  it("Other is stored as its text; a modal's without one as null", async () => {
    const hotel = await server().given.hotel();
    const created = await server().given.item(
      pathOf(hotel),
      tiledPromo({
        modal1_title: 'Other',
        modal1_title_other: 'Capacities',
        modal2_title: 'Other',
        cta: { type: 'Other', type_other: 'Ask Nora' },
      }),
    );
    expect(created).toMatchObject({ modal1_title: 'Capacities', modal2_title: null, cta: { type: 'Ask Nora' } });
    const { body } = await server().admin.put(pathOf(hotel, `/${created.id}`), { modal1_title: 'Other', cta: { type: 'Other' } });
    expect(body.data).toMatchObject({ modal1_title: null, cta: { type: 'None' } });
  });

  it('Book Now typed as the text of Other requires its link, too', async () => {
    const hotel = await server().given.hotel();
    const cta = { type: ' Other ', type_other: ' Book Now ' };
    for (const [kind, fields] of [
      ['tiled-promos', tiledPromo({ cta })],
      ['accommodations', accommodation({ cta })],
    ] as const) {
      const { status, body } = await server().admin.post(`/properties/${hotel}/${kind}`, fields);
      expect([status, body.fields]).toEqual([422, { 'cta.link_url': 'Required!' }]);
    }
  });

  it('a PDF is stored by its id, returned with name and address, and replaces the link of the call to action', async () => {
    const hotel = await server().given.hotel();
    const filename = await upload(server(), pdf, 'application/pdf', 'capacities.pdf');
    const asset = await server().given.item('/assets', { filename, name: 'Capacities' });
    const created = await server().given.item(
      pathOf(hotel),
      tiledPromo({ pdf: asset.id, pdf_link_title: 'Plans', use_pdf_as_cta: true, cta: { type: 'Book Now' } }),
    );
    expect(created).toMatchObject({ pdf: asset.id, pdf_link_title: 'Plans', pdf_asset: { id: asset.id, name: 'Capacities' } });
    expect(created.pdf_asset.url).toMatch(/^http:\/\/test\.example\/.*\.pdf$/);
    expect((await server().admin.del(`/assets/${asset.id}`)).status).toBe(409);
    const { body } = await server().admin.put(pathOf(hotel, `/${created.id}`), { pdf: null, use_pdf_as_cta: false, cta: null });
    expect(body.data).toMatchObject({ pdf: null, pdf_asset: null, cta: { type: 'None', opens_in_new_window: true } });
  });

  it('each type has its own order in each tab', async () => {
    const hotel = await server().given.hotel();
    const make = (type: string, title: string, more: object = {}) =>
      server().given.item(pathOf(hotel), tiledPromo({ type, title, ...more }));
    const [a, , c] = [await make('meeting', 'A'), await make('meeting', 'B'), await make('meeting', 'C')];
    const w = await make('wedding', 'W');
    expect(w.sort_index).toBe(1);
    await make('meeting', 'Old', { archived: true });
    const sort = { ids: [c.id], move_to_id: a.id, condition: 'before', type: 'meeting', archived: false };
    expect((await server().admin.put(pathOf(hotel, '/sort'), sort)).status).toBe(204);
    expect(await titles(hotel, 'type=meeting&archived=false&order_by=sort_index:ASC')).toEqual(['C', 'A', 'B']);
    expect(await titles(hotel, 'type=wedding&archived=false')).toEqual(['W']);
    expect(await titles(hotel, 'type=meeting&archived=true')).toEqual(['Old']);
    const across = await server().admin.put(pathOf(hotel, '/sort'), { ids: [a.id], move_to_id: w.id, condition: 'before' });
    expect(across.status).toBe(422);
  });

  it('clones have the same type, PDF and modals, and start unpublished at the end of their type', async () => {
    const [hotel, other] = [await server().given.hotel(), await server().given.hotel()];
    await server().given.item(pathOf(other), tiledPromo({ type: 'dining' }));
    const dining = tiledPromo({ type: 'dining', title: 'Cellar', published: true, modal1_title: 'Promotion Details' });
    const { id } = await server().given.item(pathOf(hotel), dining);
    const { status } = await server().admin.post(pathOf(hotel, '/clone'), { ids: [id], to_property_ids: [other] });
    expect(status).toBe(201);
    const { body } = await server().admin.get(pathOf(other, '?type=dining&title=Cellar'));
    expect(body.data).toMatchObject([{ published: false, sort_index: 2, modal1_title: 'Promotion Details', type: 'dining' }]);
  });
});
