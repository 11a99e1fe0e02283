import { given as asset } from '../../../testing/assets';
import { binOfServer, type Entry } from '../../../testing/bin';
import { sharedSpecial, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { emptyExpired } from '../../content/bin/empty';

onBothEngines('The bin', (server) => {
  const { stringify } = JSON;
  const { rows, binOf, throwAway, restore } = binOfServer(server);

  it('a deleted item is restored byte for byte, with its position, its pictures and its history', async () => {
    const hotel = await server().given.hotel();
    const picture = await asset(server());
    const path = `/properties/${hotel}/specials`;
    const make = (title: string) =>
      server().given.item(path, special({ title, images: [{ asset_id: picture.id, alt: 'Lake' }] }));
    const [first, second, third] = [await make('First'), await make('Second'), await make('Third')];
    await server().admin.put(`${path}/${second.id}`, { published: true });
    const before = await rows('specials', `id = '${second.id}'`);
    const entry = await throwAway(`${path}/${second.id}`, second.id);
    expect(entry).toMatchObject({ kind: 'specials', property_id: hotel, name: 'Second', deleted_by: { name: 'Super User' } });
    expect(Date.parse(entry.expires_on) - Date.parse(entry.deleted_at)).toBe(30 * 86_400_000);
    expect((await server().admin.get(`${path}/${second.id}`)).status).toBe(404);
    // Its position has been taken in the meantime.
    await server().admin.put(`${path}/sort`, { ids: [third.id], move_to_id: first.id, condition: 'after' });
    const { status, body } = await restore(entry.id);
    expect([status, body.data.id, body.meta.left_out]).toEqual([200, second.id, []]);
    expect(body.data.images[0]).toMatchObject({ asset_id: picture.id, url: expect.any(String) });
    expect(await rows('specials', `id = '${second.id}'`)).toEqual(before);
    const { body: list } = await server().admin.get(`${path}?order_by=sort_index:ASC`);
    expect(list.data.map(({ title }: { title: string }) => title)).toEqual(['First', 'Second', 'Third']);
    const { body: history } = await server().admin.get(`${path}/${second.id}/versions`);
    const actions = history.data.map(({ action, version }: { action: string; version: number }) => [action, version]);
    expect(actions).toEqual([
      ['restored', 2],
      ['deleted', 2],
      ['published', 2],
      ['created', 1],
    ]);
    expect((await restore(entry.id)).status).toBe(404);
  });

  it.each(['calendars', 'faq-categories'])(
    'of %s, one whose name is now taken cannot be restored until the other one is renamed',
    async (kind) => {
      const path = `/properties/${await server().given.hotel()}/${kind}`;
      const old = await server().given.item(path, { name: 'Weekly' });
      const entry = await throwAway(`${path}/${old.id}`, old.id);
      const other = await server().given.item(path, { name: ' WEEKLY' });
      const refused = await restore(entry.id);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringMatching(/^There is now another .+ with the same name/),
      ]);
      await server().admin.put(`${path}/${other.id}`, { name: 'Daily' });
      expect((await restore(entry.id)).status).toBe(200);
    },
  );

  it('an entry can be found by the deleted item', async () => {
    const path = `/properties/${await server().given.hotel()}/specials`;
    const [first, second] = [await server().given.item(path, special()), await server().given.item(path, special())];
    const entry = await throwAway(`${path}/${first.id}`, first.id);
    await throwAway(`${path}/${second.id}`, second.id);
    expect((await binOf(`kind=specials&item_id=${first.id}`)).map(({ id }) => id)).toEqual([entry.id]);
  });

  it('the files of a deleted picture answer 404 until it is restored, and are deleted with it for good', async () => {
    const [picture] = [await asset(server()), await asset(server())];
    const path = `/assets/${picture.id}`;
    await server().admin.put(path, { tags: ['lake'], categories: ['Specials'], alt: 'Lake' });
    const presented = (await server().admin.get(path)).body.data;
    const before = await rows('assets', `id = '${picture.id}'`);
    const bytes = async () => {
      const answer = await server().app.inject({ url: new URL(presented.url).pathname });
      return [answer.statusCode, answer.statusCode === 200 ? answer.rawPayload.toString('base64') : ''];
    };
    const filesIn = async (...kinds: ('bin' | 'media')[]) => {
      const name = new URL(presented.url).pathname.split('/').at(-1) as string;
      const found: string[] = [];
      for (const kind of kinds)
        for await (const { key } of server().services.files.list(kind)) if (key.includes(name)) found.push(key);
      return found;
    };
    const bytesBefore = await bytes();
    expect(bytesBefore[0]).toBe(200);
    const entry = await throwAway(path, picture.id);
    expect(await bytes()).toEqual([404, '']);
    expect((await restore(entry.id)).body.data).toEqual({ ...presented, tags: expect.anything() });
    expect(await rows('assets', `id = '${picture.id}'`)).toEqual(before);
    expect(await bytes()).toEqual(bytesBefore);
    expect(await filesIn('bin')).toEqual([]);
    const again = await throwAway(path, picture.id);
    expect((await server().admin.del(`/bin/${again.id}`)).status).toBe(204);
    expect(await filesIn('bin', 'media')).toEqual([]);
  });

  it('people see what they can read and restore what they can write, and only super users delete for good', async () => {
    const [here, there] = [await server().given.hotel(), await server().given.hotel()];
    const entries: Entry[] = [];
    for (const hotel of [here, there]) {
      const { id } = await server().given.item(`/properties/${hotel}/lists`, {
        title: 'List',
        starts_on: '2026-01-05T15:00:00.000Z',
      });
      entries.push(await throwAway(`/properties/${hotel}/lists/${id}`, id));
    }
    const shared = await server().given.item('/shared-specials', sharedSpecial());
    entries.push(await throwAway(`/shared-specials/${shared.id}`, shared.id));
    const [ownEntry, otherEntry, sharedEntry] = entries as [Entry, Entry, Entry];
    const reader = await server().given.user(['list', 'r', here], ['special', 'rwx', here]);
    const writer = await server().given.user(['list', 'rw', here]);
    const ids = async (client: typeof reader) => (await client.get('/bin?kind=lists')).body.data.map(({ id }: Entry) => id);
    expect([await ids(reader), await ids(writer)]).toEqual([[ownEntry.id], [ownEntry.id]]);
    const offered = async (client: typeof reader) => (await client.get('/bin?kind=lists')).body.data[0].may_restore;
    expect([await offered(reader), await offered(writer)]).toEqual([false, true]);
    expect((await reader.get('/bin?kind=nothing')).status).toBe(400);
    expect((await binOf(`property_id=${there}`)).map(({ id }) => id)).toEqual([otherEntry.id]);
    const tryRestore = async (client: typeof reader, id: string) => (await client.post(`/bin/${id}/restore`)).status;
    expect([
      await tryRestore(reader, ownEntry.id),
      await tryRestore(reader, otherEntry.id),
      await tryRestore(reader, sharedEntry.id),
    ]).toEqual([403, 404, 403]);
    expect((await writer.del(`/bin/${ownEntry.id}`)).status).toBe(403);
    expect(await tryRestore(writer, ownEntry.id)).toBe(200);
    const outsider = await server().given.user();
    expect((await outsider.get('/bin')).body.data).toEqual([]);
    expect((await server().nobody.get('/bin')).status).toBe(401);
    expect(stringify((await restore(sharedEntry.id)).body.data)).toContain(shared.id);
  });

  it('entries are deleted after thirty days, in steps', async () => {
    const hotel = await server().given.hotel();
    for (let number = 0; number < 25; number += 1) {
      const { id } = await server().given.item(`/properties/${hotel}/specials`, special());
      await server().admin.del(`/properties/${hotel}/specials/${id}`);
    }
    const soon = new Date(Date.now() + 29 * 86_400_000);
    await emptyExpired(server().services.db, soon);
    expect(await binOf(`property_id=${hotel}`)).toHaveLength(25);
    await emptyExpired(server().services.db, new Date(soon.getTime() + 2 * 86_400_000));
    expect(await binOf(`property_id=${hotel}`)).toEqual([]);
  });
});
