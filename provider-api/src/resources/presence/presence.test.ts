import { eq, sql } from 'drizzle-orm';
import { accommodation, special } from '../../../testing/samples';
import { afterRestart } from '../../../testing/restart';
import { onBothEngines } from '../../../testing/server';
import { sessions } from '../../access/auth/schema';
import { removeExpired } from '../../server/housekeeping';
import { presence } from './schema';
import { expirePresence } from './store';

onBothEngines('Who is editing an item', (server) => {
  const db = () => server().services.db;
  async function begin() {
    const hotel = await server().given.hotel();
    const { id } = await server().given.item(`/properties/${hotel}/specials`, special());
    const [anna, ben] = [
      await server().given.user(['special', 'rw', hotel]),
      await server().given.user(['special', 'rw', hotel]),
    ];
    return { hotel, id, at: `/presence/specials/${id}`, anna, ben };
  }
  type Person = Awaited<ReturnType<typeof begin>>['anna'];
  const editorsOf = async (who: Pick<Person, 'get'>, at: string) =>
    (await who.get(at)).body.data.map(({ id }: { id: string }) => id);
  const age = (seconds: number) =>
    db()
      .update(presence)
      .set({ at: sql`${presence.at} - make_interval(secs => ${seconds})` });

  it('people see the names of other editors, but not their own', async () => {
    const { at, anna, ben } = await begin();
    expect((await anna.put(at)).body.data).toEqual([]);
    expect((await ben.get(at)).body.data).toEqual([{ id: anna.id, name: expect.stringMatching(/^Anna Person \d+$/) }]);
    expect((await ben.put(at)).body.data).toHaveLength(1);
    expect(await editorsOf(anna, at)).toEqual([ben.id]);
    expect((await editorsOf(server().admin, at)).sort()).toEqual([anna.id, ben.id].sort());
  });

  it('an editor who leaves disappears at once and alone, one who sends nothing disappears after a minute', async () => {
    const { at, anna, ben } = await begin();
    await anna.put(at);
    await ben.put(at);
    expect((await anna.del(at)).status).toBe(204);
    expect(await editorsOf(anna, at)).toEqual([ben.id]);
    expect((await anna.del(at)).status).toBe(204);
    expect(await editorsOf(ben, at)).toEqual([]);
    await anna.put(at);
    await age(50);
    expect(await editorsOf(ben, at)).toEqual([anna.id]);
    await age(15);
    expect(await editorsOf(ben, at)).toEqual([]);
    await anna.put(at);
    expect(await editorsOf(ben, at)).toEqual([anna.id]);
  });

  it('an editor who leaves one item stays in the others', async () => {
    const { hotel, id, at, anna } = await begin();
    const { id: other } = await server().given.item(`/properties/${hotel}/specials`, special());
    // Ids are unique only within a kind.
    const path = `/properties/${hotel}/accommodations`;
    expect((await server().admin.post(path, accommodation(), { 'idempotency-key': id })).status).toBe(201);
    const places = [at, `/presence/specials/${other}`, `/presence/accommodations/${id}`];
    const person = await server().given.user(['*', 'rwx']);
    for (const place of places) await person.put(place);
    await person.del(at);
    expect(await Promise.all(places.map((place) => editorsOf(server().admin, place)))).toEqual([[], [person.id], [person.id]]);
    expect(await editorsOf(anna, at)).toEqual([]);
  });

  it('an editor makes room for their own items, not for those of others', async () => {
    const { hotel, at, anna, ben } = await begin();
    const rowsOf = (person: Person) => db().select().from(presence).where(eq(presence.userId, person.id));
    await anna.put(at);
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await server().given.item(`/properties/${hotel}/specials`, special())).id);
    for (const id of ids) await ben.put(`/presence/specials/${id}`);
    await anna.put(`/presence/specials/${ids[0]}`);
    expect([(await rowsOf(anna)).length, (await rowsOf(ben)).length]).toEqual([2, 20]);
  });

  it('editors are still known after a restart, and disappear after a minute without a sign, with their row', async () => {
    const { at, anna, ben } = await begin();
    await anna.put(at);
    await afterRestart(server(), async (client) => {
      const [annaThere, benThere] = [client(anna.token), client(ben.token)];
      expect(await editorsOf(benThere, at)).toEqual([anna.id]);
      expect((await annaThere.put(at)).status).toBe(200);
      expect(await editorsOf(benThere, at)).toEqual([anna.id]);
      await age(61);
      expect(await editorsOf(benThere, at)).toEqual([]);
      await removeExpired(server().services, new Date());
      expect(await db().select().from(presence).where(eq(presence.userId, anna.id))).toEqual([]);
      await annaThere.put(at);
      expect(await editorsOf(benThere, at)).toEqual([anna.id]);
    });
  });

  it('a reader sees who is editing but is not announced to them; a person without READ sees nothing', async () => {
    const { hotel, at, anna, ben } = await begin();
    const [reader, stranger] = [
      await server().given.user(['special', 'r', hotel]),
      await server().given.user(['faq', 'rw', hotel]),
    ];
    await anna.put(at);
    expect(await editorsOf(reader, at)).toEqual([anna.id]);
    expect((await reader.put(at)).status).toBe(403);
    for (const call of [
      stranger.get(at),
      stranger.put(at),
      ben.get('/presence/specials/nothing'),
      ben.get('/presence/nothing/1'),
    ])
      expect((await call).status).toBe(404);
    expect(await editorsOf(ben, at)).toEqual([anna.id]);
  });

  it('people can edit and see editors of their own profile, but not of another one', async () => {
    const { anna, ben } = await begin();
    const at = `/presence/users/${anna.id}`;
    expect((await anna.put(at)).status).toBe(200);
    expect(await editorsOf(server().admin, at)).toEqual([anna.id]);
    expect((await ben.get(at)).status).toBe(404);
    expect((await ben.put(at)).status).toBe(404);
  });

  it('every kind with a form has editors', async () => {
    const { hotel, anna } = await begin();
    const { id: alert } = await server().given.item('/alerts', { name: 'Storm', description: 'Windows shut.' });
    for (const at of [`properties/${hotel}`, `users/${anna.id}`, `alerts/${alert}`])
      expect((await server().admin.put(`/presence/${at}`)).status).toBe(200);
    const editor = await server().given.user(['property', 'rw', hotel]);
    expect((await editor.put(`/presence/properties/${hotel}`)).body.data).toHaveLength(1);
    expect((await server().admin.get('/presence/tokens/1')).status).toBe(404);
  });

  it('an item of another kind is not the profile of its editor, whatever its id', async () => {
    const { anna } = await begin();
    const statuses = ['specials', 'properties'].map(async (kind) => (await anna.put(`/presence/${kind}/${anna.id}`)).status);
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });

  it('names ten people at most', async () => {
    const { id, at } = await begin();
    const people = Array.from({ length: 11 }, (_, index) => ({
      kind: 'specials',
      itemId: id,
      email: `editor-${index}-${id}@house.example`,
    }));
    for (const { kind, itemId, email } of people) {
      const { id: userId } = await server().given.item('/users', {
        first_name: 'Ed',
        last_name: 'Itor',
        email,
        generate_password: true,
      });
      await db()
        .insert(presence)
        .values({ kind, itemId, userId, at: sql`now()` });
    }
    expect(await editorsOf(server().admin, at)).toHaveLength(10);
  });

  it('there is one row per person and item, at most twenty per person, and rows are deleted by themselves', async () => {
    const { hotel, at, anna } = await begin();
    const rows = () => db().select().from(presence).where(eq(presence.userId, anna.id));
    await Promise.all([anna.put(at), anna.put(at), anna.put(at)]);
    expect(await rows()).toHaveLength(1);
    for (let n = 0; n < 22; n += 1) {
      const { id } = await server().given.item(`/properties/${hotel}/specials`, special());
      await anna.put(`/presence/specials/${id}`);
    }
    expect(await rows()).toHaveLength(20);
    await age(61);
    await anna.put(at);
    expect(await rows()).toHaveLength(1);
    await age(61);
    const { at: recent, ben } = await begin();
    await ben.put(recent);
    await expirePresence(db());
    expect(await rows()).toEqual([]);
    expect(await db().$count(presence, eq(presence.userId, ben.id))).toBe(1);
  });

  it('the row is written at most once in five seconds', async () => {
    const { at, anna } = await begin();
    const moment = async () => (await db().select().from(presence).where(eq(presence.userId, anna.id)))[0]?.at;
    await anna.put(at);
    const first = await moment();
    await anna.put(at);
    expect(await moment()).toBe(first);
    await age(6);
    await anna.put(at);
    expect(Date.parse((await moment()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
  });

  it('the calls of an open page do not extend the session', async () => {
    const { at, anna } = await begin();
    const long = new Date(Date.now() - 5 * 60_000).toISOString();
    await db().update(sessions).set({ lastUsedAt: long }).where(eq(sessions.userId, anna.id));
    const used = async () => (await db().select().from(sessions).where(eq(sessions.userId, anna.id)))[0]?.lastUsedAt;
    await anna.put(at);
    await anna.get(at);
    await anna.del(at);
    expect(await used()).toBe(long);
    await anna.get('/profile');
    expect(await used()).not.toBe(long);
  });
});
