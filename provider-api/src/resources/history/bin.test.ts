import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { given as asset } from '../../../testing/assets';
import { calendarEvent, faq, sharedSpecial, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { emptyExpired } from '../../content/bin/empty';

interface Entry {
  id: string;
  kind: string;
  item_id: string;
  property_id: string | null;
  name: string;
  deleted_at: string;
  expires_on: string;
}

onBothEngines('The bin', (server) => {
  const { stringify } = JSON;
  /** Every row that a query finds, as the database writes it. */
  const rows = async (table: string, where: string) => {
    const asked = sql.raw(`select row_to_json(t)::text as row from ${table} t where ${where} order by 1`);
    const found = await server().services.db.execute<{ row: string }>(asked);
    return found.rows.map(({ row }) => row);
  };
  const binOf = async (query: string): Promise<Entry[]> => (await server().admin.get(`/bin?${query}`)).body.data;
  const thrown = async (at: string, id: string): Promise<Entry> => {
    expect((await server().admin.del(at)).status).toBe(204);
    return (await server().admin.get('/bin?per_page=2000')).body.data.find((entry: Entry) => entry.item_id === id);
  };
  const restore = (id: string) => server().admin.post(`/bin/${id}/restore`);

  it('a deleted item comes back byte for byte, with its place, its pictures and its history', async () => {
    const hotel = await server().given.hotel();
    const picture = await asset(server());
    const at = `/properties/${hotel}/specials`;
    const make = (title: string) => server().given.item(at, special({ title, images: [{ asset_id: picture.id, alt: 'Lake' }] }));
    const [first, second, third] = [await make('First'), await make('Second'), await make('Third')];
    await server().admin.put(`${at}/${second.id}`, { published: true });
    const before = await rows('specials', `id = '${second.id}'`);
    const entry = await thrown(`${at}/${second.id}`, second.id);
    expect(entry).toMatchObject({ kind: 'specials', property_id: hotel, name: 'Second', deleted_by: { name: 'Super User' } });
    expect(Date.parse(entry.expires_on) - Date.parse(entry.deleted_at)).toBe(30 * 86_400_000);
    expect((await server().admin.get(`${at}/${second.id}`)).status).toBe(404);
    // Its place has been taken meanwhile.
    await server().admin.put(`${at}/sort`, { ids: [third.id], move_to_id: first.id, condition: 'after' });
    const { status, body } = await restore(entry.id);
    expect([status, body.data.id, body.meta.left_out]).toEqual([200, second.id, []]);
    expect(body.data.images[0]).toMatchObject({ asset_id: picture.id, url: expect.any(String) });
    expect(await rows('specials', `id = '${second.id}'`)).toEqual(before);
    const { body: list } = await server().admin.get(`${at}?order_by=sort_index:ASC`);
    expect(list.data.map(({ title }: { title: string }) => title)).toEqual(['First', 'Second', 'Third']);
    const { body: history } = await server().admin.get(`${at}/${second.id}/versions`);
    const told = history.data.map(({ action, version }: { action: string; version: number }) => [action, version]);
    expect(told).toEqual([
      ['restored', 2],
      ['deleted', 2],
      ['published', 2],
      ['created', 1],
    ]);
    expect((await restore(entry.id)).status).toBe(404);
  });

  it.each(['calendars', 'faq-categories'])(
    "of %s, one whose name is another one's by now stays until that is renamed",
    async (kind) => {
      const at = `/properties/${await server().given.hotel()}/${kind}`;
      const old = await server().given.item(at, { name: 'Weekly' });
      const entry = await thrown(`${at}/${old.id}`, old.id);
      const other = await server().given.item(at, { name: ' WEEKLY' });
      const refused = await restore(entry.id);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringMatching(/^There is now another .+ with the same name/),
      ]);
      await server().admin.put(`${at}/${other.id}`, { name: 'Daily' });
      expect((await restore(entry.id)).status).toBe(200);
    },
  );

  it('one entry is found by what was deleted', async () => {
    const at = `/properties/${await server().given.hotel()}/specials`;
    const [one, other] = [await server().given.item(at, special()), await server().given.item(at, special())];
    const entry = await thrown(`${at}/${one.id}`, one.id);
    await thrown(`${at}/${other.id}`, other.id);
    expect((await binOf(`kind=specials&item_id=${one.id}`)).map(({ id }) => id)).toEqual([entry.id]);
  });

  it('a calendar comes back with its events, and an event whose calendar is gone says so', async () => {
    const house = await server().given.restaurant();
    const at = (path: string) => `/properties/${house}/${path}`;
    const calendar = await server().given.item(at('calendars'), { name: 'Weekly' });
    const [quiz, jazz] = [
      await server().given.item(at('calendar-events'), calendarEvent(calendar.id, { title: 'Quiz' })),
      await server().given.item(at('calendar-events'), calendarEvent(calendar.id)),
    ];
    const event = await thrown(at(`calendar-events/${jazz.id}`), jazz.id);
    const before = [await rows('calendars', `id = '${calendar.id}'`), await rows('calendar_events', `property_id = '${house}'`)];
    const entry = await thrown(at(`calendars/${calendar.id}`), calendar.id);
    expect((await server().admin.get(`/bin/${entry.id}`)).body.meta.with).toEqual({ calendars: 1, calendar_events: 1 });
    const early = await restore(event.id);
    expect([early.status, early.body.message]).toEqual([
      409,
      'The calendar that it belonged to was deleted. Restore that first.',
    ]);
    expect((await restore(entry.id)).status).toBe(200);
    expect([await rows('calendars', `id = '${calendar.id}'`), await rows('calendar_events', `property_id = '${house}'`)]).toEqual(
      before,
    );
    expect((await restore(event.id)).status).toBe(200);
    expect((await server().admin.get(at(`calendar-events/${quiz.id}`))).status).toBe(200);
  });

  it('an event whose calendar is deleted at that moment speaks of no name', async () => {
    const { admin, services } = server();
    const house = await server().given.restaurant();
    const at = (path: string) => `/properties/${house}/${path}`;
    const calendar = await server().given.item(at('calendars'), { name: 'Weekly' });
    const event = await server().given.item(at('calendar-events'), calendarEvent(calendar.id));
    const entry = await thrown(at(`calendar-events/${event.id}`), event.id);
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const deleting = services.db.transaction(async (tx) => {
      await tx.execute(sql`delete from calendars where id = ${calendar.id}`);
      begun();
      await wait(500);
    });
    await isBegun;
    const refused = await admin.post(`/bin/${entry.id}/restore`);
    await deleting;
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/no longer exists|was deleted/)]);
  });

  it('an FAQ whose category is gone says so, and comes back after it', async () => {
    const house = await server().given.hotel();
    const at = (path: string) => `/properties/${house}/${path}`;
    const category = await server().given.item(at('faq-categories'), { name: 'Pets' });
    const item = await server().given.item(at('faqs'), faq(category.id));
    const entry = await thrown(at(`faqs/${item.id}`), item.id);
    const gone = await thrown(at(`faq-categories/${category.id}`), category.id);
    const early = await restore(entry.id);
    expect([early.status, early.body.message]).toEqual([
      409,
      'The FAQ category that it belonged to was deleted. Restore that first.',
    ]);
    expect((await restore(gone.id)).status).toBe(200);
    expect((await restore(entry.id)).status).toBe(200);
  });

  it('an FAQ whose category was deleted for good says that it cannot be restored', async () => {
    const at = `/properties/${await server().given.hotel()}`;
    const category = await server().given.item(`${at}/faq-categories`, { name: 'Pets' });
    const item = await server().given.item(`${at}/faqs`, faq(category.id));
    const entry = await thrown(`${at}/faqs/${item.id}`, item.id);
    const gone = await thrown(`${at}/faq-categories/${category.id}`, category.id);
    expect((await server().admin.del(`/bin/${gone.id}`)).status).toBe(204);
    const late = await restore(entry.id);
    expect([late.status, late.body.message]).toEqual([
      409,
      'The FAQ category that it belonged to was deleted for good, so it cannot be restored.',
    ]);
  });

  it('a property comes back with everything in it: content, hours, rights, and what tokens and alerts know of it', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const at = (path: string) => `/properties/${hotel}/${path}`;
    const category = await server().given.item(at('faq-categories'), { name: 'Pets' });
    const question = await server().given.item(at('faqs'), faq(category.id));
    for (const title of ['One', 'Two']) await server().given.item(at('specials'), special({ title }));
    const lone = await server().given.item(at('specials'), special({ title: 'Alone' }));
    const calendar = await server().given.item(at('calendars'), { name: 'Weekly' });
    await server().given.item(at('calendar-events'), calendarEvent(calendar.id));
    const clerk = await server().given.user(['special', 'rw', hotel]);
    const token = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
    const alert = await server().given.item('/alerts', { name: 'Lift', header_bar: { text: 'Lift' }, display_as: 'header_bar' });
    await server().admin.put('/alerts/assign', { property_id: hotel, alert_id: alert.id });
    const tables = [
      'specials',
      'faq_categories',
      'faqs',
      'calendars',
      'calendar_events',
      'alert_assignments',
      'api_token_properties',
    ];
    const everything = async () => [
      await rows('properties', `id = '${hotel}'`),
      await rows('permissions', `permissionable_id = '${hotel}'`),
      ...(await Promise.all(tables.map((table) => rows(table, `property_id = '${hotel}'`)))),
    ];
    const inside = await thrown(at(`specials/${lone.id}`), lone.id);
    const before = await everything();
    const entry = await thrown(`/properties/${hotel}`, hotel);
    expect((await everything()).flat()).toEqual([]);
    expect((await clerk.get(at('specials'))).status).toBe(403);
    const told = async (id: string) => (await server().admin.get(`/bin/${id}`)).body.data;
    expect(await told(inside.id)).toMatchObject({
      property: { id: hotel, name: 'The Aster', is_gone: true },
      may_restore: false,
    });
    expect(await told(entry.id)).toMatchObject({ property: null, may_restore: true });
    const early = await restore(inside.id);
    expect(early.body.message).toBe('The Aster, to which this belongs, is also in the bin. Restore it first.');
    expect((await clerk.post(`/bin/${entry.id}/restore`)).status).toBe(404);
    expect((await restore(entry.id)).body.data).toMatchObject({ id: hotel, name: 'The Aster' });
    expect(await everything()).toEqual(before);
    expect((await clerk.get(at('specials'))).body.meta.count).toBe(2);
    expect((await server().as(token.value).get(at('faqs'))).status).toBe(200);
    expect((await server().admin.get(at(`faqs/${question.id}`))).body.data).toEqual(question);
    expect(await told(inside.id)).toMatchObject({ property: { name: 'The Aster', is_gone: false }, may_restore: true });
    expect((await restore(inside.id)).body.meta).toMatchObject({ link: `/hotels/${hotel}/specials/${lone.id}/edit` });
    // For good.
    const again = await thrown(at(`specials/${lone.id}`), lone.id);
    const last = await thrown(`/properties/${hotel}`, hotel);
    expect((await server().admin.del(`/bin/${last.id}`)).status).toBe(204);
    expect(await told(again.id)).toMatchObject({ property: { id: hotel, name: null, is_gone: true }, may_restore: false });
    expect((await restore(again.id)).body.message).toBe(
      'The property to which this belongs was deleted for good, so it cannot be restored.',
    );
    expect(await rows('bin_rows', `bin_id = '${last.id}'`)).toEqual([]);
  });

  it('a region whose name is taken meanwhile says so; a property whose region is gone comes back without it', async () => {
    const region = await server().given.item('/regions', { name: 'Coast' });
    const hotel = await server().given.hotel({ region_id: region.id });
    const house = await thrown(`/properties/${hotel}`, hotel);
    const entry = await thrown(`/regions/${region.id}`, region.id);
    const other = await server().given.item('/regions', { name: 'coast' });
    const { status, body } = await restore(entry.id);
    expect([status, body.message]).toEqual([
      409,
      'There is now another region with the same name. Give that one another name first.',
    ]);
    const back = await restore(house.id);
    expect(back.body).toMatchObject({
      data: { region_id: null },
      meta: { left_out: [{ field: 'region_id', message: 'Its region no longer exists.' }] },
    });
    await server().admin.del(`/regions/${other.id}`);
    expect((await restore(entry.id)).body.data).toMatchObject({ id: region.id, name: 'Coast' });
  });

  it('the files of a deleted picture answer 404 until it is back, and are removed with it for good', async () => {
    const picture = await asset(server());
    const at = `/assets/${picture.id}`;
    await server().admin.put(at, { tags: ['lake'], categories: ['Specials'], alt: 'Lake' });
    const shown = (await server().admin.get(at)).body.data;
    const before = await rows('assets', `id = '${picture.id}'`);
    const bytes = async () => {
      const answer = await server().app.inject({ url: new URL(shown.url).pathname });
      return [answer.statusCode, answer.statusCode === 200 ? answer.rawPayload.toString('base64') : ''];
    };
    const was = await bytes();
    expect(was[0]).toBe(200);
    const entry = await thrown(at, picture.id);
    expect(await bytes()).toEqual([404, '']);
    expect((await restore(entry.id)).body.data).toEqual({ ...shown, tags: expect.anything() });
    expect(await rows('assets', `id = '${picture.id}'`)).toEqual(before);
    expect(await bytes()).toEqual(was);
    const again = await thrown(at, picture.id);
    expect((await server().admin.del(`/bin/${again.id}`)).status).toBe(204);
    const left: string[] = [];
    for await (const { key } of server().services.files.list('bin')) left.push(key);
    expect(left.filter((key) => key.includes(new URL(shown.url).pathname.split('/').at(-1) as string))).toEqual([]);
  });

  it('an alert comes back with its assignments, for those who may assign', async () => {
    const hotel = await server().given.hotel();
    const { id } = await server().given.item('/alerts', { name: 'Pool', header_bar: { text: 'Pool' }, display_as: 'header_bar' });
    await server().admin.put('/alerts/assign', { property_id: hotel, alert_id: id, override: true });
    await server().admin.put(`/alerts/${id}/global`);
    const writer = await server().given.user(['alert', 'rwx']);
    const first = await thrown(`/alerts/${id}`, id);
    const { status, body } = await writer.post(`/bin/${first.id}/restore`);
    expect([status, body.meta.left_out]).toEqual([200, [expect.objectContaining({ field: 'properties' })]]);
    expect((await server().admin.get('/alerts/global')).body.data).toBeNull();
    await server().admin.put('/alerts/assign', { property_id: hotel, alert_id: id, override: true });
    const second = await thrown(`/alerts/${id}`, id);
    expect((await restore(second.id)).body).toMatchObject({ data: { id, properties: [{ id: hotel }] }, meta: { left_out: [] } });
  });

  it('everybody sees of the bin what they read, restores what they write, and super users alone remove for good', async () => {
    const [here, there] = [await server().given.hotel(), await server().given.hotel()];
    const entries: Entry[] = [];
    for (const hotel of [here, there]) {
      const { id } = await server().given.item(`/properties/${hotel}/lists`, {
        title: 'List',
        starts_on: '2026-01-05T15:00:00.000Z',
      });
      entries.push(await thrown(`/properties/${hotel}/lists/${id}`, id));
    }
    const shared = await server().given.item('/shared-specials', sharedSpecial());
    entries.push(await thrown(`/shared-specials/${shared.id}`, shared.id));
    const [own, foreign, wide] = entries as [Entry, Entry, Entry];
    const reader = await server().given.user(['list', 'r', here], ['special', 'rwx', here]);
    const writer = await server().given.user(['list', 'rw', here]);
    const ids = async (client: typeof reader) => (await client.get('/bin?kind=lists')).body.data.map(({ id }: Entry) => id);
    expect([await ids(reader), await ids(writer)]).toEqual([[own.id], [own.id]]);
    const offered = async (client: typeof reader) => (await client.get('/bin?kind=lists')).body.data[0].may_restore;
    expect([await offered(reader), await offered(writer)]).toEqual([false, true]);
    expect((await reader.get('/bin?kind=nothing')).status).toBe(400);
    expect((await binOf(`property_id=${there}`)).map(({ id }) => id)).toEqual([foreign.id]);
    const tried = async (client: typeof reader, id: string) => (await client.post(`/bin/${id}/restore`)).status;
    expect([await tried(reader, own.id), await tried(reader, foreign.id), await tried(reader, wide.id)]).toEqual([403, 404, 403]);
    expect((await writer.del(`/bin/${own.id}`)).status).toBe(403);
    expect(await tried(writer, own.id)).toBe(200);
    const nobody = await server().given.user();
    expect((await nobody.get('/bin')).body.data).toEqual([]);
    expect((await server().nobody.get('/bin')).status).toBe(401);
    expect(stringify((await restore(wide.id)).body.data)).toContain(shared.id);
  });

  it('after thirty days it is gone, in steps', async () => {
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
