import { setTimeout as wait } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { binOfServer } from '../../../testing/bin';
import { calendarEvent, faq, special } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { signal } from '../../../testing/signal';

onBothEngines('Restoring items that belong together', (server) => {
  const { rows, throwAway, restore } = binOfServer(server);
  /** Restores an entry while another transaction deletes something. */
  const restoreWhileDeleting = async (id: string, deletion: SQL) => {
    const begun = signal();
    const deleting = server().services.db.transaction(async (tx) => {
      await tx.execute(deletion);
      begun.send();
      await wait(500);
    });
    await begun.received;
    const answer = await restore(id);
    await deleting;
    return answer;
  };

  it('a calendar is restored with its events, and an event whose calendar was deleted says so', async () => {
    const house = await server().given.restaurant();
    const pathOf = (path: string) => `/properties/${house}/${path}`;
    const calendar = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
    const [quiz, jazz] = [
      await server().given.item(pathOf('calendar-events'), calendarEvent(calendar.id, { title: 'Quiz' })),
      await server().given.item(pathOf('calendar-events'), calendarEvent(calendar.id)),
    ];
    const event = await throwAway(pathOf(`calendar-events/${jazz.id}`), jazz.id);
    const before = [await rows('calendars', `id = '${calendar.id}'`), await rows('calendar_events', `property_id = '${house}'`)];
    const entry = await throwAway(pathOf(`calendars/${calendar.id}`), calendar.id);
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
    expect((await server().admin.get(pathOf(`calendar-events/${quiz.id}`))).status).toBe(200);
  });

  it('the message for an event whose calendar is being deleted does not mention a name', async () => {
    const house = await server().given.restaurant();
    const pathOf = (path: string) => `/properties/${house}/${path}`;
    const calendar = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
    const event = await server().given.item(pathOf('calendar-events'), calendarEvent(calendar.id));
    const entry = await throwAway(pathOf(`calendar-events/${event.id}`), event.id);
    const refused = await restoreWhileDeleting(entry.id, sql`delete from calendars where id = ${calendar.id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^The calendar that it belonged to was deleted/),
    ]);
  });

  it('a property whose region is being deleted is restored without it, in one attempt', async () => {
    const region = await server().given.item('/regions', { name: 'Cliffs' });
    const hotel = await server().given.hotel({ region_id: region.id });
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    const restored = await restoreWhileDeleting(entry.id, sql`delete from regions where id = ${region.id}`);
    expect([restored.status, restored.body.message]).toEqual([200, undefined]);
    expect(JSON.stringify(restored.body)).toContain('Its region no longer exists.');
  });

  it('an FAQ whose category was deleted says so, and can be restored after it', async () => {
    const house = await server().given.hotel();
    const pathOf = (path: string) => `/properties/${house}/${path}`;
    const category = await server().given.item(pathOf('faq-categories'), { name: 'Pets' });
    const item = await server().given.item(pathOf('faqs'), faq(category.id));
    const entry = await throwAway(pathOf(`faqs/${item.id}`), item.id);
    const categoryEntry = await throwAway(pathOf(`faq-categories/${category.id}`), category.id);
    const early = await restore(entry.id);
    expect([early.status, early.body.message]).toEqual([
      409,
      'The FAQ category that it belonged to was deleted. Restore that first.',
    ]);
    expect((await restore(categoryEntry.id)).status).toBe(200);
    expect((await restore(entry.id)).status).toBe(200);
  });

  it('an FAQ whose category was deleted for good says that it cannot be restored', async () => {
    const path = `/properties/${await server().given.hotel()}`;
    const category = await server().given.item(`${path}/faq-categories`, { name: 'Pets' });
    const item = await server().given.item(`${path}/faqs`, faq(category.id));
    const entry = await throwAway(`${path}/faqs/${item.id}`, item.id);
    const categoryEntry = await throwAway(`${path}/faq-categories/${category.id}`, category.id);
    expect((await server().admin.del(`/bin/${categoryEntry.id}`)).status).toBe(204);
    const late = await restore(entry.id);
    expect([late.status, late.body.message]).toEqual([
      409,
      'The FAQ category that it belonged to was deleted for good, so it cannot be restored.',
    ]);
  });

  it('a property is restored with everything: content, hours, rights, and its entries in tokens and alerts', async () => {
    const hotel = await server().given.hotel({ name: 'The Aster' });
    const pathOf = (path: string) => `/properties/${hotel}/${path}`;
    const category = await server().given.item(pathOf('faq-categories'), { name: 'Pets' });
    const question = await server().given.item(pathOf('faqs'), faq(category.id));
    for (const title of ['One', 'Two']) await server().given.item(pathOf('specials'), special({ title }));
    const lone = await server().given.item(pathOf('specials'), special({ title: 'Alone' }));
    const calendar = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
    await server().given.item(pathOf('calendar-events'), calendarEvent(calendar.id));
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
    const inside = await throwAway(pathOf(`specials/${lone.id}`), lone.id);
    const before = await everything();
    const entry = await throwAway(`/properties/${hotel}`, hotel);
    expect((await everything()).flat()).toEqual([]);
    expect((await clerk.get(pathOf('specials'))).status).toBe(404);
    const readEntry = async (id: string) => (await server().admin.get(`/bin/${id}`)).body.data;
    expect(await readEntry(inside.id)).toMatchObject({
      property: { id: hotel, name: 'The Aster', is_gone: true },
      may_restore: false,
    });
    expect(await readEntry(entry.id)).toMatchObject({ property: null, may_restore: true });
    const early = await restore(inside.id);
    expect(early.body.message).toBe('The Aster, to which this belongs, is also in the bin. Restore it first.');
    expect((await clerk.post(`/bin/${entry.id}/restore`)).status).toBe(404);
    expect((await restore(entry.id)).body.data).toMatchObject({ id: hotel, name: 'The Aster' });
    expect(await everything()).toEqual(before);
    expect((await clerk.get(pathOf('specials'))).body.meta.count).toBe(2);
    expect((await server().as(token.value).get(pathOf('faqs'))).status).toBe(200);
    expect((await server().admin.get(pathOf(`faqs/${question.id}`))).body.data).toEqual(question);
    expect(await readEntry(inside.id)).toMatchObject({ property: { name: 'The Aster', is_gone: false }, may_restore: true });
    expect((await restore(inside.id)).body.meta).toMatchObject({ link: `/hotels/${hotel}/specials/${lone.id}/edit` });
    // For good.
    const lastItem = await throwAway(pathOf(`specials/${lone.id}`), lone.id);
    const lastProperty = await throwAway(`/properties/${hotel}`, hotel);
    expect((await server().admin.del(`/bin/${lastProperty.id}`)).status).toBe(204);
    expect(await readEntry(lastItem.id)).toMatchObject({
      property: { id: hotel, name: null, is_gone: true },
      may_restore: false,
    });
    expect((await restore(lastItem.id)).body.message).toBe(
      'The property to which this belongs was deleted for good, so it cannot be restored.',
    );
    expect(await rows('bin_rows', `bin_id = '${lastProperty.id}'`)).toEqual([]);
  });

  it('a region whose name is now taken says so; a property whose region was deleted is restored without it', async () => {
    const region = await server().given.item('/regions', { name: 'Coast' });
    const hotel = await server().given.hotel({ region_id: region.id });
    const house = await throwAway(`/properties/${hotel}`, hotel);
    const entry = await throwAway(`/regions/${region.id}`, region.id);
    const other = await server().given.item('/regions', { name: 'coast' });
    const { status, body } = await restore(entry.id);
    expect([status, body.message]).toEqual([
      409,
      'There is now another region with the same name. Give that one another name first.',
    ]);
    const restored = await restore(house.id);
    expect(restored.body).toMatchObject({
      data: { region_id: null },
      meta: { left_out: [{ field: 'region_id', message: 'Its region no longer exists.' }] },
    });
    await server().admin.del(`/regions/${other.id}`);
    expect((await restore(entry.id)).body.data).toMatchObject({ id: region.id, name: 'Coast' });
  });

  it('an alert is restored with its assignments, if the person may assign', async () => {
    const hotel = await server().given.hotel();
    const { id } = await server().given.item('/alerts', { name: 'Pool', header_bar: { text: 'Pool' }, display_as: 'header_bar' });
    await server().admin.put('/alerts/assign', { property_id: hotel, alert_id: id, override: true });
    await server().admin.put(`/alerts/${id}/global`);
    const writer = await server().given.user(['alert', 'rwx']);
    const first = await throwAway(`/alerts/${id}`, id);
    const { status, body } = await writer.post(`/bin/${first.id}/restore`);
    expect([status, body.meta.left_out]).toEqual([200, [expect.objectContaining({ field: 'properties' })]]);
    expect((await server().admin.get('/alerts/global')).body.data).toBeNull();
    const local = await server().given.user(['alert', 'rwx', hotel]);
    await server().admin.put('/alerts/assign', { property_id: hotel, alert_id: id, override: true });
    const second = await throwAway(`/alerts/${id}`, id);
    expect((await local.get('/bin?kind=alerts')).body.data).toMatchObject([{ id: second.id, may_restore: false }]);
    expect((await local.post(`/bin/${second.id}/restore`)).status).toBe(403);
    expect((await restore(second.id)).body).toMatchObject({ data: { id, properties: [{ id: hotel }] }, meta: { left_out: [] } });
  });

  it('what an earlier version put into the bin comes back: with texts longer than now, without a column that is gone', async () => {
    const path = `/properties/${await server().given.hotel()}/specials`;
    const { id } = await server().given.item(path, special({ title: 'Old' }));
    const entry = await throwAway(`${path}/${id}`, id);
    const title = 'x'.repeat(250);
    await server().services.db.execute(sql`update bin_rows set content = (content::jsonb - 'images'
      || jsonb_build_object('title', ${title}::text, 'column_that_is_gone', 1))::text where bin_id = ${entry.id}`);
    expect((await restore(entry.id)).status).toBe(200);
    expect((await server().admin.get(`${path}/${id}`)).body.data).toMatchObject({ title, images: [] });
  });

  it('an alert whose places show another one by now says where it is no longer shown', async () => {
    const { admin, given } = server();
    const hotels = [await given.hotel({ name: 'The Linden' }), await given.hotel({ name: 'the Alder' }), await given.hotel()];
    const { id } = await given.item('/alerts', { name: 'Pool' });
    const { id: next } = await given.item('/alerts', { name: 'Fog' });
    const show = async (alert_id: string, properties: string[]) => {
      for (const property_id of properties) await admin.put('/alerts/assign', { property_id, alert_id });
      await admin.put(`/alerts/${alert_id}/global`);
    };
    await show(id, hotels);
    const thrownAway = await throwAway(`/alerts/${id}`, id);
    await show(next, hotels.slice(0, 2));
    const { data, meta } = (await restore(thrownAway.id)).body;
    expect(data.properties).toMatchObject([{ id: hotels[2] }]);
    expect(meta.left_out).toEqual([
      { field: 'properties', message: 'By now another alert is assigned to the Alder and The Linden.' },
      { field: 'global', message: 'By now another alert is the global one.' },
    ]);
  });
});
