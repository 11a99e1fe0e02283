import { onBothEngines } from '../../../testing/server';

onBothEngines('Rights on alert assignments', (server) => {
  const make = () => server().given.item('/alerts', { name: 'Pool closed' });
  const assign = (body: object) => server().admin.put('/alerts/assign', body);

  it('a person who may assign on one property sees and changes only that one, and not the global alert', async () => {
    const [ownHotel, otherHotel] = [await server().given.hotel(), await server().given.hotel()];
    const { id } = await make();
    const person = await server().given.user(['can_assign_alerts', 'rw', ownHotel]);
    expect((await person.get('/alerts/assigned')).body.data.map((row: { property: { id: string } }) => row.property.id)).toEqual([
      ownHotel,
    ]);
    expect((await person.put('/alerts/assign', { property_id: ownHotel, alert_id: id })).status).toBe(200);
    expect((await person.put('/alerts/assign', { property_id: otherHotel, alert_id: id })).status).toBe(403);
    expect((await person.put(`/alerts/${id}/global`)).status).toBe(403);
    expect((await person.del('/alerts/global')).status).toBe(403);
    expect((await person.get('/alerts/global')).status).toBe(200);
  });

  it('can_assign_alerts without a target is enough to set the global alert; alert with w is not enough to assign', async () => {
    const hotel = await server().given.hotel();
    const { id } = await make();
    const assigner = await server().given.user(['can_assign_alerts', 'rw']);
    expect((await assigner.put(`/alerts/${id}/global`)).status).toBe(200);
    expect((await assigner.put('/alerts/assign', { property_id: hotel, alert_id: id })).status).toBe(200);
    expect((await assigner.del('/alerts/global')).status).toBe(204);
    const reader = await server().given.user(['can_assign_alerts', 'r']);
    expect((await reader.put(`/alerts/${id}/global`)).status).toBe(403);
    const author = await server().given.user(['alert', 'rwx']);
    expect((await author.put('/alerts/assign', { property_id: hotel, alert_id: id })).status).toBe(403);
  });

  it('with can_assign_alerts everywhere, an alert lists the same properties as the assignments do', async () => {
    const hotel = await server().given.hotel();
    const { id } = await make();
    await assign({ property_id: hotel, alert_id: id });
    const placesFor = async (...right: Parameters<ReturnType<typeof server>['given']['user']>) =>
      (await (await server().given.user(...right)).get(`/alerts/${id}`)).body.data.properties.map(
        (one: { id: string }) => one.id,
      );
    expect(await placesFor(['can_assign_alerts', 'rw'])).toEqual([hotel]);
    expect(await placesFor(['can_assign_alerts', 'rw', hotel])).toEqual([hotel]);
    expect(await placesFor(['can_assign_alerts', 'rw', await server().given.hotel()])).toEqual([]);
    expect(await placesFor(['alert', 'r'])).toEqual([]);
  });
});
