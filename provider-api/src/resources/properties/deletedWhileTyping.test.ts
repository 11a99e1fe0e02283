import { special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

const FORBIDDEN = [403, 'You do not have the right to do this.'];

onBothEngines('A property that is deleted while somebody types', (server) => {
  /** A hotel with a special and somebody who may change it, until the hotel is deleted. */
  const open = async () => {
    const { admin, given } = server();
    const id = await given.hotel({ name: 'Hotel Marchmont' });
    const list = `/properties/${id}/specials`;
    const { id: item } = await given.item(list, special());
    const person = await given.user(['special', 'rw', id]);
    const remove = async () => expect((await admin.del(`/properties/${id}`)).status).toBe(204);
    return { id, list, path: `${list}/${item}`, person, remove };
  };
  const answerOf = async (call: Promise<{ status: number; body: { message: string; fields: object } }>) => {
    const { status, body } = await call;
    // Forms then offer no new item: there is no place for it.
    if (status === 404) expect(body.fields).toEqual({ property_id: body.message });
    return [status, body.message];
  };

  it('is said to be deleted to whoever had a right on it: at Save, at a new item and at a list', async () => {
    const { list, path, person, remove } = await open();
    await remove();
    const gone = [404, '“Hotel Marchmont” was deleted in the meantime.'];
    expect(await answerOf(person.put(path, { title: 'Typed' }))).toEqual(gone);
    expect(await answerOf(person.post(list, special()))).toEqual(gone);
    expect(await answerOf(person.get(list))).toEqual(gone);
    const { body } = await server().admin.get(`/security-log?event=refused&by=${person.id}`);
    expect(body.data).toEqual([]);
  });

  it('is missing for a super user, too', async () => {
    const { path, remove } = await open();
    await remove();
    expect(await answerOf(server().admin.put(path, { title: 'Typed' }))).toEqual([404, 'There is no such property.']);
  });

  it('does not exist for anybody else: the answer is the same as before, and as for an id that never existed', async () => {
    const { id, path, person, remove } = await open();
    const { admin, given } = server();
    const stranger = await given.user(['special', 'rw', await given.hotel()]);
    const former = await given.user(['special', 'rw', id]);
    await admin.post(`/users/${former.id}/permissions`, []);
    expect(await answerOf(person.del(path))).toEqual(FORBIDDEN);
    await remove();
    for (const somebody of [stranger, former]) {
      expect(await answerOf(somebody.put(path, { title: 'Typed' }))).toEqual(FORBIDDEN);
      expect(await answerOf(somebody.put('/properties/never/specials/1', { title: 'Typed' }))).toEqual(FORBIDDEN);
    }
  });

  it('is no longer said to be deleted once it is restored, or deleted for good', async () => {
    const { admin } = server();
    for (const end of [(entry: string) => admin.post(`/bin/${entry}/restore`), (entry: string) => admin.del(`/bin/${entry}`)]) {
      const { id, path, person, remove } = await open();
      await remove();
      const [entry] = (await admin.get(`/bin?item_id=${id}`)).body.data;
      expect([200, 204]).toContain((await end(entry.id)).status);
      expect(await answerOf(person.del(path))).toEqual(FORBIDDEN);
    }
  });
});
