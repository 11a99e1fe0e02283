import { onBothEngines } from '../../../testing/server';

onBothEngines('Alerts', (server) => {
  const make = (fields: object = {}) => server().given.item('/alerts', { name: 'Pool closed', ...fields });
  const names = async (query: string) =>
    (await server().admin.get(`/alerts?${query}`)).body.data.map(({ name }: { name: string }) => name);

  it('a new alert needs only a name, and has the defaults of the documents', async () => {
    const { status, body } = await server().admin.post('/alerts', { name: ' Pool closed ' });
    expect(status).toBe(201);
    const link = { link_url: null, opens_in_new_window: false, add_date_picker_popup: false, tracking_tag: null };
    const bar = { text: null, link_text: null, ...link, advanced_purchase_days: 1, minimum_night_stay: 1 };
    expect(body.data).toMatchObject({
      name: 'Pool closed',
      display_as: 'modal_window',
      archived: false,
      published: false,
      properties: [],
      header_bar: bar,
      modal: { ...bar, title: null, display_modal_as: 'modal_window', page_display_on: [] },
      version: 1,
      updated_by: { name: 'Super User' },
    });
    const empty = await server().admin.post('/alerts', { name: '  ' });
    expect(empty.status).toBe(422);
    expect(empty.body.fields).toEqual({ name: 'Required!' });
  });

  it('every field is returned as it was sent; executable code is removed', async () => {
    const bar = {
      text: 'Book & save',
      link_text: 'Book',
      link_url: '/book',
      opens_in_new_window: true,
      add_date_picker_popup: true,
      advanced_purchase_days: 7,
      minimum_night_stay: 2,
      tracking_tag: 'T-1',
    };
    const modal = {
      ...bar,
      text: '<p>Closed</p>',
      title: 'Pool',
      display_modal_as: 'info_box',
      page_display_on: ['homepage', 'eatdrink'],
    };
    const sent = { name: 'All', display_as: 'both', published: true, header_bar: bar, modal };
    const { id } = await make(sent);
    expect((await server().admin.get(`/alerts/${id}`)).body.data).toMatchObject(sent);
    const { body } = await server().admin.put(`/alerts/${id}`, {
      modal: { text: '<p onclick="x()">Hi<script>x()</script></p>' },
    });
    expect(body.data.modal).toMatchObject({ text: '<p>Hi</p>', title: null, display_modal_as: 'modal_window' });
    expect(body.data).toMatchObject({ header_bar: bar, version: 2 });
  });

  it('the pages of a modal are stored without duplicates, in the order of the form', async () => {
    const created = await make({ modal: { page_display_on: ['eatdrink', 'homepage', 'eatdrink'] } });
    expect(created.modal.page_display_on).toEqual(['homepage', 'eatdrink']);
  });

  it('a position too large for another alert to follow is refused', async () => {
    const { admin } = server();
    const { id } = await make();
    for (const sort_index of [2_147_483_647, 1_000_000_001, -1_000_000_001]) {
      const answers = [await admin.post('/alerts', { name: 'X', sort_index }), await admin.put(`/alerts/${id}`, { sort_index })];
      for (const { status, body } of answers) expect([status, Object.keys(body.fields)]).toEqual([400, ['sort_index']]);
    }
    expect((await admin.put(`/alerts/${id}`, { sort_index: 1_000_000_000 })).status).toBe(200);
    const next = await make();
    expect(next.sort_index).toBe(1_000_000_001);
    for (const alertId of [id, next.id]) await admin.del(`/alerts/${alertId}`);
  });

  it('values outside of the choices are refused', async () => {
    const { status, body } = await server().admin.post('/alerts', {
      name: 'X',
      display_as: 'banner',
      modal: { display_modal_as: 'popup', page_display_on: ['homepage', 'spa'] },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).sort()).toEqual(['display_as', 'modal.display_modal_as', 'modal.page_display_on.1'].sort());
  });

  it('the list is ordered by the sort_index that was PUT, and filtered by tab and name', async () => {
    const [a, b, c] = [await make({ name: 'Order A' }), await make({ name: 'Order B' }), await make({ name: 'Order C' })];
    expect(await names('archived=false&per_page=200&name=i%%order')).toEqual(['Order A', 'Order B', 'Order C']);
    for (const [alert, sort_index] of [
      [c, a.sort_index],
      [a, b.sort_index],
      [b, c.sort_index],
    ]) {
      const { status } = await server().admin.put(`/alerts/${alert.id}`, { sort_index });
      expect(status).toBe(200);
    }
    expect(await names('archived=false&per_page=200&order_by=sort_index:ASC&name=i%%order')).toEqual([
      'Order C',
      'Order A',
      'Order B',
    ]);
    expect((await server().admin.get('/alerts?title=x')).status).toBe(400);
  });

  it('a change of only the position is a move without a new version, so an open form can still be saved', async () => {
    const { id, version, sort_index, updated_at } = await make({ name: 'Lifted' });
    const newest = async () => (await server().admin.get(`/alerts/${id}/versions`)).body.data[0];
    const { body } = await server().admin.put(`/alerts/${id}`, { sort_index: sort_index + 7 });
    expect(body.data).toMatchObject({ version, updated_at, sort_index: sort_index + 7 });
    expect(await newest()).toMatchObject({ action: 'moved', version, changes: {} });
    const lines = (await server().admin.get(`/activity?kind=alerts&per_page=1`)).body.data;
    expect(lines).toMatchObject([{ action: 'moved', name: 'Lifted' }]);

    await server().admin.put(`/alerts/${id}`, { sort_index: sort_index + 7 });
    expect((await server().admin.get('/activity?kind=alerts&per_page=1')).body.data).toEqual(lines);
    const saved = await server().admin.put(`/alerts/${id}`, { name: 'Saved' }, { 'if-match': `"${version}"` });
    expect([saved.status, saved.body.data.sort_index]).toEqual([200, sort_index + 7]);
    const { body: restored } = await server().admin.post(`/alerts/${id}/versions/${version}/restore`);
    expect(restored.data).toMatchObject({ name: 'Lifted', sort_index: sort_index + 7 });
  });

  it('archiving unpublishes and moves to the end of the other tab; an outdated change is refused', async () => {
    const { id, version } = await make({ name: 'Tabbed', published: true });
    const { body } = await server().admin.put(`/alerts/${id}`, { archived: true }, { 'if-match': `"${version}"` });
    expect(body.data).toMatchObject({ archived: true, published: false, version: version + 1 });
    expect(await names('archived=true')).toContain('Tabbed');
    const stale = await server().admin.put(`/alerts/${id}`, { name: 'Late' }, { 'if-match': `"${version}"` });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toMatchObject({ id, name: 'Tabbed', version: version + 1 });
  });

  it('a deleted alert is gone', async () => {
    const { id } = await make();
    expect((await server().admin.del(`/alerts/${id}`)).status).toBe(204);
    for (const answer of [await server().admin.get(`/alerts/${id}`), await server().admin.del(`/alerts/${id}`)]) {
      expect(answer.status).toBe(404);
    }
  });

  it('can_assign_alerts reads alerts but does not change them; r, w and x on alert are separate rights', async () => {
    const { id } = await make();
    const assigner = await server().given.user(['can_assign_alerts', 'rwx']);
    expect((await assigner.get(`/alerts/${id}`)).status).toBe(200);
    expect((await assigner.get('/alerts')).status).toBe(200);
    expect((await assigner.post('/alerts', { name: 'X' })).status).toBe(403);
    expect((await assigner.put(`/alerts/${id}`, { name: 'X' })).status).toBe(403);
    expect((await assigner.del(`/alerts/${id}`)).status).toBe(403);
    const writer = await server().given.user(['alert', 'rw']);
    expect((await writer.put(`/alerts/${id}`, { name: 'Renamed' })).status).toBe(200);
    expect((await writer.del(`/alerts/${id}`)).status).toBe(403);
    const deleter = await server().given.user(['alert', 'x']);
    expect((await deleter.get('/alerts')).status).toBe(403);
    expect((await deleter.del(`/alerts/${id}`)).status).toBe(204);
  });
});
