import { sharedSpecial as least } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Shared specials', (server) => {
  const make = (fields: object = {}) => server().given.item('/shared-specials', least(fields));
  const copies = async (hotel: string) => (await server().admin.get(`/properties/${hotel}/specials`)).body.data;

  it('have the id that the client sends, and an id that is taken is refused', async () => {
    const id = `made-by-client-${Date.now()}`;
    const { status, body } = await server().admin.post('/shared-specials', least({ id }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ id, published: false, archived: false, event_ends: false, end_date: null, version: 1 });
    expect(body.data).toMatchObject({ purchase_days: 3, min_night_days: 3, details_min_days: 3, distribute_hotels: [] });
    const duplicate = await server().admin.post('/shared-specials', least({ id, title: 'Other' }));
    expect(duplicate.status).toBe(409);
    expect(duplicate.body.code).toBe('conflict');
    expect((await server().admin.get(`/shared-specials/${id}`)).body.data.title).toBe('Winter by the fire');
    expect((await server().admin.post('/shared-specials', least({ id: '../x' }))).status).toBe(422);
    expect((await make()).id).not.toBe('');
  });

  it('are listed in their default order when sorting by position is requested', async () => {
    const title = `Ordered ${Date.now()}`;
    for (const letter of ['B', 'A', 'C']) await make({ title: `${title} ${letter}` });
    const titlesBy = async (order: string) => {
      const { body } = await server().admin.get(`/shared-specials?title=i%25%25${encodeURIComponent(title)}&order_by=${order}`);
      return body.data.map((one: { title: string }) => one.title.slice(-1));
    };
    expect(await titlesBy('sort_index:ASC')).toEqual(['A', 'B', 'C']);
    expect(await titlesBy('sort_index:DESC')).toEqual(['C', 'B', 'A']);
  });

  it('cannot have the id of one in the bin, which can then be restored', async () => {
    const { admin } = server();
    const id = `binned-${Date.now()}`;
    await make({ id });
    await admin.del(`/shared-specials/${id}`);
    const { status, body } = await admin.post('/shared-specials', least({ id, title: 'Other' }));
    expect([status, body.message]).toEqual([409, 'This was created before, and is in the bin now.']);
    const entries = (await admin.get('/bin?kind=shared-specials')).body.data as { id: string }[];
    expect((await admin.post(`/bin/${entries[0]?.id}/restore`, {})).body.data).toMatchObject({ id, title: 'Winter by the fire' });
  });

  it("title and start are 'Required!', and so is an end if it ends, which is not before the start", async () => {
    const { admin } = server();
    expect((await admin.post('/shared-specials', {})).body.fields).toEqual({ title: 'Required!', start_date: 'Required!' });
    const noEnd = await admin.post('/shared-specials', least({ event_ends: true }));
    expect(noEnd.body.fields).toEqual({ end_date: 'End date is required if event ends' });
    const before = await admin.post('/shared-specials', least({ end_date: '2026-11-01T15:00:00.000Z' }));
    expect(before.status).toBe(422);
    expect(before.body.fields).toEqual({ end_date: 'End date must be after start date' });
    const withEnd = await make({ end_date: '2027-01-05T15:00:00.000Z' });
    expect(withEnd).toMatchObject({ event_ends: true, end_date: '2027-01-05T15:00:00.000Z' });
    const { body } = await admin.put(`/shared-specials/${withEnd.id}`, { event_ends: false });
    expect(body.data).toMatchObject({ event_ends: false, end_date: null });
    expect((await make({ end_date: '2120-01-01T00:00:00.000Z' })).event_ends).toBe(false);
  });

  it('every field is returned as it was sent; executable code is removed', async () => {
    const sent = {
      title: 'All of it',
      anchor_title: 'Anchor',
      content: '<p>Text</p>',
      terms: '<p>Terms</p>',
      start_date: '2026-12-01T15:00:00.000Z',
      end_date: '2026-12-24T11:00:00.000Z',
      event_ends: true,
      published: true,
      cta_option: 'bookNow',
      link_url: '/book',
      new_window: true,
      date_picker: true,
      purchase_days: 5,
      min_night_stay: true,
      min_night_days: 2,
      tracking_tag: 'T-1',
      promo_flag: 'websiteExclusive',
      custom_url: 'winter',
      page_content: '<p>More</p>',
      display_terms: true,
      display_package: true,
      detail_title: 'learnMore',
      cta_url: '/more',
      details_new_window: true,
      details_date_picker: true,
      details_purchase_days: 4,
      details_min_night_stay: true,
      details_min_days: 6,
    };
    const { id } = await make({ ...sent, content: '<p>Text</p><script>x()</script>' });
    expect((await server().admin.get(`/shared-specials/${id}`)).body.data).toMatchObject(sent);
    const { body } = await server().admin.put(`/shared-specials/${id}`, { link_url: null, archived: true });
    expect(body.data).toMatchObject({ ...sent, link_url: null, archived: true, published: false, version: 2 });
  });

  it('are listed by tab and title with counts', async () => {
    const word = `Listed ${Date.now()}`;
    await make({ title: `${word} B` });
    await make({ title: `${word} A`, published: true, start_date: '2020-01-01T00:00:00.000Z' });
    await make({ title: `${word} C`, archived: true });
    const list = async (query: string) => {
      const { body } = await server().admin.get(`/shared-specials?title=i%%${encodeURIComponent(word)}&${query}`);
      return { titles: body.data.map(({ title }: { title: string }) => title.slice(-1)), count: body.meta.count };
    };
    expect(await list('archived=false')).toEqual({ titles: ['A', 'B'], count: 2 });
    expect(await list('archived=false&order_by=title:DESC')).toEqual({ titles: ['B', 'A'], count: 2 });
    expect(await list('archived=true')).toEqual({ titles: ['C'], count: 1 });
    expect(await list('live=true')).toEqual({ titles: ['A'], count: 1 });
    expect((await server().admin.get('/shared-specials?name=x')).status).toBe(400);
  });

  it('deleting keeps the copies in hotels; an outdated change is refused', async () => {
    const hotel = await server().given.hotel();
    const { id } = await make({ distribute_hotels: [hotel] });
    await server().admin.put(`/shared-specials/${id}`, { title: 'Newer' });
    const stale = await server().admin.put(`/shared-specials/${id}`, { title: 'Late' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(stale.body.current.title).toBe('Newer');
    expect((await server().admin.del(`/shared-specials/${id}`)).status).toBe(204);
    expect((await server().admin.get(`/shared-specials/${id}`)).status).toBe(404);
    expect(await copies(hotel)).toHaveLength(1);
  });

  it('clones are unpublished, have their own ids and no hotels, and are created all or none', async () => {
    const hotel = await server().given.hotel();
    const [one, two] = [
      await make({ published: true, distribute_hotels: [hotel] }),
      await make({ title: 'Two', archived: true }),
    ];
    const { status, body } = await server().admin.post('/shared-specials/clone', { ids: [two.id, one.id] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject([
      { title: 'Two', published: false, archived: false, distribute_hotels: [], version: 1 },
      { title: 'Winter by the fire', published: false, archived: false, distribute_hotels: [] },
    ]);
    expect([one.id, two.id]).not.toContain(body.data[0].id);
    expect(await copies(hotel)).toHaveLength(1);
    const before = (await server().admin.get('/shared-specials')).body.meta.count;
    expect((await server().admin.post('/shared-specials/clone', { ids: [one.id, 'nowhere'] })).status).toBe(404);
    expect((await server().admin.post('/shared-specials/clone', {})).status).toBe(422);
    expect((await server().admin.get('/shared-specials')).body.meta.count).toBe(before);
  });

  it('people who can read specials anywhere can read them, and only super users change them', async () => {
    const hotel = await server().given.hotel();
    const { id } = await make();
    const person = await server().given.user(['special', 'rwx', hotel]);
    expect((await person.get('/shared-specials')).status).toBe(200);
    expect((await person.get(`/shared-specials/${id}`)).status).toBe(200);
    expect((await person.post('/shared-specials', least())).status).toBe(403);
    expect((await person.post('/shared-specials/clone', { ids: [id] })).status).toBe(403);
    expect((await person.put(`/shared-specials/${id}`, { title: 'Mine' })).status).toBe(403);
    expect((await person.del(`/shared-specials/${id}`)).status).toBe(403);
    const other = await server().given.user(['faq', 'r', hotel]);
    expect((await other.get('/shared-specials')).status).toBe(403);
  });
});
