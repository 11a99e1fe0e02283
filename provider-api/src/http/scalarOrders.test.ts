import { given as asset } from '../../testing/assets';
import { onBothEngines } from '../../testing/server';

onBothEngines('A list is ordered by any scalar field of its items (api-contract §1)', (server) => {
  const isScalar = (value: unknown) => value !== null && typeof value !== 'object';
  const read = async (path: string): Promise<Record<string, unknown>[]> => (await server().admin.get(path)).body.data;

  it('including those that are not a column', async () => {
    const hotel = await server().given.hotel();
    const person = await server().given.user(['special', 'r', hotel], ['asset', 'r']);
    await asset(server(), { tags: [{ name: 'garden' }] });
    await server().given.item('/regions', { name: 'Coast' });
    const lists = [
      '/users',
      `/properties/${hotel}/users`,
      `/users/${person.id}/permissions`,
      '/alerts/assigned',
      '/assets',
      '/properties',
      '/regions',
      '/tags',
    ];
    for (const list of lists) {
      const scalars = new Set((await read(list)).flatMap((row) => Object.keys(row).filter((name) => isScalar(row[name]))));
      expect([list, scalars.size > 0]).toEqual([list, true]);
      for (const name of scalars) {
        const { status } = await server().admin.get(`${list}?order_by=${name}:DESC`);
        expect({ list, name, status }).toEqual({ list, name, status: 200 });
      }
    }
  });

  it('ascending if no direction is given', async () => {
    for (const name of ['Beta', 'alpha']) await server().given.item('/regions', { name });
    const names = async (order: string) => (await read(`/regions?order_by=${order}`)).map(({ name }) => name);
    expect(await names('name')).toEqual(await names('name:ASC'));
    expect((await names('name')).indexOf('alpha')).toBeLessThan((await names('name')).indexOf('Beta'));
  });

  it('with super users first or last', async () => {
    await server().given.user();
    const roles = async (order: string) => (await read(`/users?order_by=role:${order}&per_page=2000`)).map(({ role }) => role);
    const first = await roles('ASC');
    expect(new Set(first)).toEqual(new Set(['Super User', 'User']));
    expect(first).toEqual(first.toSorted());
    expect(await roles('DESC')).toEqual(first.toReversed());
  });

  it('with properties whose own alert wins first or last', async () => {
    const row = await server().given.hotel();
    await server().given.hotel();
    const alert = await server().given.item('/alerts', { name: 'Pool closed' });
    await server().admin.put('/alerts/assign', { property_id: row, alert_id: alert.id, override: true });
    const flags = async (order: string) => (await read(`/alerts/assigned?order_by=override:${order}`)).map((row) => row.override);
    expect((await flags('DESC'))[0]).toBe(true);
    expect((await flags('ASC')).at(-1)).toBe(true);
  });
});
