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
});
