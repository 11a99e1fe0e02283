import { clientOf } from '../../testing/client';
import { givenOf } from '../../testing/given';
import { startProcesses, type Processes } from '../../testing/processes';

/** Two processes each have their own memory; what one of them did applies to the next call to the other. */
describe('Two processes on one database', () => {
  let processes: Processes;
  beforeAll(async () => {
    processes = await startProcesses(2);
  }, 60_000);
  afterAll(() => processes.stop());

  async function begin() {
    const [one, two] = processes.servers.map(({ app }) => app);
    const { email: username, password } = processes.servers[0]!.services.config.admin;
    const nobody = clientOf(one!, null);
    const { body } = await nobody.post('/auth', { username, password });
    const admin = clientOf(one!, body.data.token.value);
    const given = givenOf(admin, nobody, (token) => clientOf(one!, token));
    const hotel = await given.hotel();
    const person = await given.user(['special', 'rw', hotel]);
    const list = `/properties/${hotel}/specials`;
    const elsewhere = clientOf(two!, person.token);
    const status = async () => (await elsewhere.get(list)).status;
    // Often enough to expose anything that could be cached.
    for (let time = 0; time < 6; time += 1) expect(await status()).toBe(200);
    return { admin, person, hotel, status, elsewhere, list };
  }

  it('a right that one of them takes is gone at the other at once, and back at once', async () => {
    const { admin, person, hotel, status, elsewhere, list } = await begin();
    const set = (list: object[]) => admin.post(`/users/${person.id}/permissions`, list);
    const right = (resource: string) => ({
      resource,
      permissionable_type: 'PropertyPermission',
      permissionable_id: hotel,
      r: true,
      w: false,
      x: false,
    });
    await set([right('menu')]);
    expect(await status()).toBe(403);
    await set([right('special')]);
    expect([await status(), (await elsewhere.post(list, { title: 'A' })).status]).toEqual([200, 403]);
    await set([]);
    expect(await status()).toBe(403);
  });

  it('a session that one of them ends is 401 at the other at once', async () => {
    const { person, status } = await begin();
    expect((await person.del('/auth')).status).toBe(204);
    expect(await status()).toBe(401);
  });
});
