import { binOfServer } from '../../../testing/bin';
import { onBothEngines } from '../../../testing/server';

onBothEngines('The alert of a property that is restored from the bin', (server) => {
  const { throwAway, restore } = binOfServer(server);

  const deleteWithAlert = async () => {
    const { admin, given } = server();
    const hotel = await given.hotel();
    const alert = await given.item('/alerts', { name: 'Snow', published: true });
    expect((await admin.put('/alerts/assign', { property_id: hotel, alert_id: alert.id, override: true })).status).toBe(200);
    return { hotel, alert, entry: await throwAway(`/properties/${hotel}`, hotel) };
  };
  const assignedTo = async (hotel: string) => {
    const { body } = await server().admin.get('/alerts/assigned?per_page=2000');
    const row = body.data.find(({ property }: { property: { id: string } }) => property.id === hotel);
    return [row.alert?.id ?? null, row.override];
  };

  it('is assigned to it again', async () => {
    const { hotel, alert, entry } = await deleteWithAlert();
    expect((await restore(entry.id)).body.meta.left_out).toEqual([]);
    expect(await assignedTo(hotel)).toEqual([alert.id, true]);
  });

  it('is left out if it was archived meanwhile, and stays unassigned when published again', async () => {
    const { hotel, alert, entry } = await deleteWithAlert();
    const { admin, given } = server();
    const [other, rain] = [await given.hotel(), await given.item('/alerts', { name: 'Rain', published: true })];
    await admin.put('/alerts/assign', { property_id: other, alert_id: rain.id });
    expect((await admin.put(`/alerts/${alert.id}`, { archived: true })).status).toBe(200);
    expect((await restore(entry.id)).body.meta.left_out).toEqual([
      { field: 'alert', message: 'The alert “Snow”, which has been archived since, is no longer assigned to it.' },
    ]);
    expect((await admin.put(`/alerts/${alert.id}`, { archived: false, published: true })).status).toBe(200);
    expect(await assignedTo(hotel)).toEqual([null, false]);
    expect(await assignedTo(other)).toEqual([rain.id, false]);
  });

  const changesOf = async (id: string) => {
    const { data } = (await server().admin.get(`/alerts/${id}/versions`)).body;
    return data.map(({ action, changes }: { action: string; changes: object }) => [action, changes]);
  };

  it('has an entry in its history when it is left out', async () => {
    const { hotel, alert, entry } = await deleteWithAlert();
    const { name } = entry;
    await server().admin.put(`/alerts/${alert.id}`, { archived: true });
    await restore(entry.id);
    const before = { property: { id: hotel, name, type: 'hotel' }, override: true };
    expect((await changesOf(alert.id))[0]).toEqual(['changed', { assigned: { before, after: null } }]);
  });

  it('has one for each place that shows another alert when it is restored itself', async () => {
    const { admin, given } = server();
    const [hotel, kept] = [await given.hotel({ name: 'Alder House' }), await given.hotel()];
    const [snow, rain] = [await given.item('/alerts', { name: 'Snow' }), await given.item('/alerts', { name: 'Rain' })];
    for (const property_id of [hotel, kept]) await admin.put('/alerts/assign', { property_id, alert_id: snow.id });
    await admin.put(`/alerts/${snow.id}/global`);
    const entry = await throwAway(`/alerts/${snow.id}`, snow.id);
    await admin.put('/alerts/assign', { property_id: hotel, alert_id: rain.id });
    await admin.put(`/alerts/${rain.id}/global`);
    await restore(entry.id);
    const before = { property: { id: hotel, name: 'Alder House', type: 'hotel' }, override: false };
    expect((await changesOf(snow.id)).slice(0, 3)).toEqual([
      ['changed', { global: { before: true, after: null } }],
      ['changed', { assigned: { before, after: null } }],
      ['restored', {}],
    ]);
  });
});
