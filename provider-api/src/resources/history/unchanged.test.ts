import { onBothEngines } from '../../../testing/server';

onBothEngines('A save that changes nothing', (server) => {
  const HOURS = { published: false, message: null, message_published: false, time_slots: [] };

  it.each([
    ['alerts', '/alerts', { name: 'Pool closed', display_as: 'header_bar', header_bar: { text: 'Closed' } }, { name: 'Open' }],
    ['shared specials', '/shared-specials', { title: 'Spa days', start_date: '2026-01-05T15:00:00.000Z' }, { title: 'Other' }],
    [
      'properties',
      '/properties',
      { name: 'The Quiet House', type: 'restaurant', url: 'https://quiet.example', timezone: 'America/New_York' },
      { name: 'Loud' },
    ],
  ])('%s: makes no version, while a change does', async (_kind, path, body, change) => {
    const created = await server().given.item(path, body);
    const put = (values: object) => server().admin.put(`${path}/${created.id}`, values, { 'if-match': `"${created.version}"` });
    for (const values of [{}, created]) {
      const { status, body: answer } = await put(values);
      expect([status, answer.data.version, answer.data.updated_at]).toEqual([200, created.version, created.updated_at]);
    }
    expect((await server().admin.get(`${path}/${created.id}/versions`)).body.data).toHaveLength(1);
    expect((await put(change)).body.data.version).toBe(created.version + 1);
  });

  it('hours: makes no version, while a restore always does', async () => {
    const { given, admin } = server();
    const path = `/properties/${await given.restaurant()}/hours`;
    const created = await given.item(path, HOURS);
    expect((await admin.put(`${path}/${created.id}`, HOURS)).body.data.version).toBe(1);
    expect((await admin.put(`${path}/${created.id}`, { published: true })).body.data.version).toBe(2);
    expect((await admin.post(`${path}/${created.id}/versions/2/restore`)).body.data.version).toBe(3);
  });
});
