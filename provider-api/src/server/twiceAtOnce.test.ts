import { onBothEngines } from '../../testing/server';

onBothEngines('An action by several people at the same time happens once', (server) => {
  const atOnce = async (call: () => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: 6 }, call))).map(({ status }) => status).sort((a, b) => a - b);
  const inYear = () => new Date(Date.now() + 300 * 86_400_000).toISOString();

  it.each([
    ['regions', () => ({ name: `Coast ${Math.random()}` })],
    ['tokens', () => ({ name: 'Site', property_id: '*' })],
    ['deploy-tokens', () => ({ remote: 'mf-spa', expires_on: inYear() })],
    ['alerts', () => ({ name: 'Pool closed' })],
  ])('deleting one of the %s', async (kind, fields) => {
    const { admin, given } = server();
    const { id } = await given.item(`/${kind}`, fields());
    expect(await atOnce(() => admin.del(`/${kind}/${id}`))).toEqual([204, 404, 404, 404, 404, 404]);
    const entries = (await admin.get(`/bin?item_id=${id}`)).body.data;
    expect(entries).toHaveLength(kind.endsWith('tokens') ? 0 : 1);
    const deletions = (await admin.get(`/activity?kind=${kind}&action=deleted&per_page=2000`)).body.data;
    expect(deletions.filter(({ item_id }: { item_id: string }) => item_id === id)).toHaveLength(1);
  });

  it.each([
    ['regions', () => ({ name: `Coast ${Math.random()}` })],
    ['alerts', () => ({ name: 'Pool closed' })],
  ])('restoring one of the %s, or removing it for good', async (kind, fields) => {
    const { admin, given } = server();
    const { id } = await given.item(`/${kind}`, fields());
    await admin.del(`/${kind}/${id}`);
    const [entry] = (await admin.get(`/bin?item_id=${id}`)).body.data;
    const address = `/bin/${entry.id}`;
    const ways = [() => admin.post(`${address}/restore`), () => admin.del(address)];
    let calls = 0;
    const [success, ...others] = await atOnce(() => ways[(calls += 1) % 2]!());
    const isRestored = success === 200;
    expect([isRestored || success, others]).toEqual([isRestored || 204, [404, 404, 404, 404, 404]]);
    expect((await admin.get(`/${kind}`)).body.data.some((item: { id: string }) => item.id === id)).toBe(isRestored);
  });

  it('making an alert the global one when there was none', async () => {
    const { admin, given } = server();
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map(async (name) => (await given.item('/alerts', { name })).id));
    await admin.del('/alerts/global');
    const answers = await Promise.all(ids.map((id) => admin.put(`/alerts/${id}/global?expected=none`)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412, 412, 412]);
  });
});
