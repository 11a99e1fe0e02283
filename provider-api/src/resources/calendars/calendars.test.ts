import { onBothEngines } from '../../../testing/server';

onBothEngines('Calendars', (server) => {
  const begin = async () => {
    const hotel = await server().given.hotel();
    return { hotel, pathOf: (rest: string) => `/properties/${hotel}/${rest}` };
  };

  it('a calendar has an id and a name, and the name is required', async () => {
    const { pathOf } = await begin();
    const created = await server().given.item(pathOf('calendars'), { name: 'Music in the Bar' });
    expect(created).toMatchObject({ name: 'Music in the Bar', version: 1 });
    const { status, body } = await server().admin.post(pathOf('calendars'), { name: ' ' });
    expect([status, body.fields]).toEqual([422, { name: 'Calendar name is required!' }]);
  });

  it('calendars are listed in order of creation, can be renamed, and cannot be fetched one by one', async () => {
    const { pathOf } = await begin();
    const first = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
    await server().given.item(pathOf('calendars'), { name: 'Festive' });
    const changed = await server().admin.put(pathOf(`calendars/${first.id}`), { name: 'Every week' });
    expect(changed.body.data).toMatchObject({ name: 'Every week', version: 2 });
    const { body } = await server().admin.get(pathOf('calendars'));
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Every week', 'Festive']);
    expect((await server().admin.get(pathOf(`calendars/${first.id}`))).status).toBe(404);
  });

  it('deleting a calendar deletes its events', async () => {
    const { pathOf } = await begin();
    const calendar = await server().given.item(pathOf('calendars'), { name: 'Festive' });
    const other = await server().given.item(pathOf('calendars'), { name: 'Weekly' });
    const times = { start: '2026-12-24T18:00:00', end: '2026-12-24T20:00:00' };
    for (const calendar_id of [calendar.id, other.id])
      await server().given.item(pathOf('calendar-events'), { ...times, title: 'Carols', calendar_id });
    expect((await server().admin.del(pathOf(`calendars/${calendar.id}`))).status).toBe(204);
    const { body } = await server().admin.get(pathOf('calendar-events'));
    expect(body.data.map((event: { calendar_id: string }) => event.calendar_id)).toEqual([other.id]);
  });

  it('calendars of a restaurant work the same, and those of another property are not found', async () => {
    const { pathOf } = await begin();
    const restaurant = await server().given.restaurant();
    const created = await server().given.item(`/properties/${restaurant}/calendars`, { name: 'Tastings' });
    expect((await server().admin.put(pathOf(`calendars/${created.id}`), { name: 'Mine' })).status).toBe(404);
  });

  it('the right on calendar also applies to calendar_event', async () => {
    const { hotel, pathOf } = await begin();
    const writer = await server().given.user(['calendar', 'rw', hotel]);
    const { body } = await writer.post(pathOf('calendars'), { name: 'Weekly' });
    const times = { start: '2026-12-24T18:00:00', end: '2026-12-24T20:00:00' };
    const event = await writer.post(pathOf('calendar-events'), { ...times, title: 'Quiz', calendar_id: body.data.id });
    expect(event.status).toBe(201);
    expect((await writer.del(pathOf(`calendar-events/${event.body.data.id}`))).status).toBe(403);
  });
});
