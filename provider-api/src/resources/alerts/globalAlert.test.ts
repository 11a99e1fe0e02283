import { onBothEngines } from '../../../testing/server';

onBothEngines('The global alert', (server) => {
  const make = (name: string) => server().given.item('/alerts', { name });

  it('one alert is the global one, set again or cleared', async () => {
    const { admin } = server();
    const [first, second] = [await make('First'), await make('Second')];
    await admin.del('/alerts/global');
    expect((await admin.get('/alerts/global')).body).toEqual({ data: null });
    expect((await admin.put(`/alerts/${first.id}/global`)).body.data.id).toBe(first.id);
    await admin.put(`/alerts/${second.id}/global`);
    expect((await admin.get('/alerts/global')).body.data).toMatchObject({ id: second.id, name: 'Second' });
    expect((await admin.del('/alerts/global')).status).toBe(204);
    expect((await admin.get('/alerts/global')).body.data).toBeNull();
    expect((await admin.del('/alerts/global')).status).toBe(204);
    const { data } = (await admin.get('/security-log?event=settings_changed&per_page=3')).body;
    expect(data.map(({ about, detail }: { about: { id: string }; detail: string }) => [about.id, detail])).toEqual([
      [second.id, 'No longer the global alert'],
      [second.id, 'Made the global alert'],
      [first.id, 'Made the global alert'],
    ]);
  });

  it('making the global alert the global one again is no change: neither the security log nor the history has it twice', async () => {
    const { admin } = server();
    const { id } = await make('Again');
    for (let attempt = 0; attempt < 2; attempt += 1) expect((await admin.put(`/alerts/${id}/global`)).status).toBe(200);
    const { data } = (await admin.get('/security-log?event=settings_changed&per_page=2')).body;
    expect(data.filter(({ about }: { about: { id: string } }) => about.id === id)).toHaveLength(1);
    const versions = (await admin.get(`/alerts/${id}/versions`)).body.data;
    expect(versions.filter(({ changes }: { changes: object }) => 'global' in changes)).toHaveLength(1);
  });
});
