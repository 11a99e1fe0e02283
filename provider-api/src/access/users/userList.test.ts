import { Pool } from 'pg';
import { startProcesses } from '../../../testing/processes';
import { openTestServer, onBothEngines } from '../../../testing/server';

describe('A list of people with rights on many properties', () => {
  const querySpy = jest.spyOn(Pool.prototype, 'query');
  const serverAt = startProcesses(1);
  afterAll(() => querySpy.mockRestore());

  it('is read in a few rows for each person: a page of 2,000 would hold up everybody for many seconds', async () => {
    const { admin, given } = await openTestServer(serverAt(0));
    const rights: [string, string, string][] = [];
    for (let index = 0; index < 30; index += 1) rights.push(['faq', 'r', await given.hotel()]);
    for (let index = 0; index < 3; index += 1) await given.user(...rights);
    querySpy.mockClear();
    const { data } = (await admin.get('/users')).body;
    const results = (await Promise.all(querySpy.mock.results.map(({ value }) => value))) as unknown as { rows: unknown[] }[];
    const rowCount = results.reduce((sum, { rows }) => sum + rows.length, 0);
    expect(data.map(({ places }: { places: { count: number } }) => places.count).sort()).toEqual([0, 30, 30, 30]);
    expect(rowCount).toBeGreaterThan(data.length);
    expect(rowCount).toBeLessThan(5 * data.length);
  });
});

onBothEngines('Where a person of the list has rights', (server) => {
  const placesOf = async (id: string) => {
    const { data } = (await server().admin.get('/users?per_page=2000')).body;
    return data.find((user: { id: string }) => user.id === id).places;
  };

  it('is each property once, however many rights are on it, and the first three by name', async () => {
    const { given } = server();
    const [d, b, a, c, twin] = [
      await given.hotel({ name: 'Dune' }),
      await given.hotel({ name: 'Beach' }),
      await given.hotel({ name: 'alder' }),
      await given.hotel({ name: 'Cove' }),
      await given.hotel({ name: 'Beach' }),
    ] as [string, string, string, string, string];
    const person = await given.user(['faq', 'r', d], ['special', 'rw', d], ['faq', 'r', b], ['faq', 'r', a], ['faq', 'r', c]);
    expect(await placesOf(person.id)).toEqual({ every: false, names: ['alder', 'Beach', 'Cove'], count: 4 });
    const namesakes = await given.user(['faq', 'r', twin], ['faq', 'r', b], ['asset', 'r']);
    expect(await placesOf(namesakes.id)).toEqual({ every: true, names: ['Beach', 'Beach'], count: 2 });
    expect(await placesOf((await given.user(['*', 'rwx'])).id)).toEqual({ every: true, names: [], count: 0 });
    expect(await placesOf((await given.user()).id)).toEqual({ every: false, names: [], count: 0 });
  });
});
