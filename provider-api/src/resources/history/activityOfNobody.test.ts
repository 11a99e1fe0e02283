import { onBothEngines } from '../../../testing/server';
import { regions } from '../../access/places/schema';

onBothEngines('The activity log, for what nobody is known to have done', (server) => {
  it('names nobody, not a person without a name', async () => {
    const [old] = await server().services.db.insert(regions).values({ name: 'Older than the history' }).returning();
    expect((await server().admin.del(`/regions/${old?.id}`)).status).toBe(204);
    const { data } = (await server().admin.get('/activity?kind=regions')).body;
    expect(data).toMatchObject([
      { action: 'deleted', item_id: old?.id, by: { name: 'Super User' } },
      { action: 'created', item_id: old?.id, by: null },
    ]);
    const headers = { authorization: `Bearer ${server().adminToken}`, accept: 'text/csv' };
    const { payload } = await server().app.inject({ url: '/api/activity?kind=regions&action=created', headers });
    expect(payload.split('\n')[1]).toMatch(/Z,,created,regions,Older than the history,/);
  });
});
