import { onBothEngines } from '../../../testing/server';

onBothEngines('The history of an alert that is archived', (server) => {
  const assign = (body: object) => server().admin.put('/alerts/assign', body);

  it('says of each place that it no longer shows the alert', async () => {
    const [hotel, other] = [
      await server().given.hotel({ name: 'Alder House' }),
      await server().given.hotel({ name: 'Beech House' }),
    ];
    const { id } = await server().given.item('/alerts', { name: 'Pool closed' });
    await assign({ property_id: other, alert_id: id });
    await assign({ property_id: hotel, alert_id: id, override: true });
    await server().admin.put(`/alerts/${id}/global`);
    expect((await server().admin.put(`/alerts/${id}`, { archived: true })).status).toBe(200);
    const versions = (await server().admin.get(`/alerts/${id}/versions`)).body.data;
    const removals = versions.slice(1, 4);
    const alder = { property: { id: hotel, name: 'Alder House', type: 'hotel' }, override: true };
    const beech = { property: { id: other, name: 'Beech House', type: 'hotel' }, override: false };
    expect(versions[0].action).toBe('archived');
    expect(removals.map(({ action, changes }: { action: string; changes: object }) => [action, changes])).toEqual([
      ['changed', { global: { before: true, after: null } }],
      ['changed', { assigned: { before: beech, after: null } }],
      ['changed', { assigned: { before: alder, after: null } }],
    ]);
    expect(new Set(removals.map(({ group_id }: { group_id: string }) => group_id)).size).toBe(1);
    const scoped = await server().given.user(['alert', 'r'], ['can_assign_alerts', 'r', other]);
    expect(JSON.stringify((await scoped.get(`/alerts/${id}/versions`)).body)).not.toContain('Alder House');
  });
});
