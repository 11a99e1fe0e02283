import { eq } from 'drizzle-orm';
import { calendarSteps } from '../../../testing/calendarEvents';
import { calendarEvent } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { calendarEvents } from './schema';

const PIXEL = { asset_id: 'gone', alt: 'A band' };

onBothEngines('Calendar events', (server) => {
  const begin = calendarSteps(server);

  it('title, start, end, calendar, link text and link are required', async () => {
    const { pathOf, calendar } = await begin();
    const { status, body } = await server().admin.post(pathOf('calendar-events'), { cta: { type: 'External Site' } });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      title: 'Required!',
      start: 'Required!',
      end: 'Required!',
      calendar_id: 'Required!',
      'cta.link_text': 'Required!',
      'cta.link_url': 'Required!',
    });
    const image = await server().admin.post(pathOf('calendar-events'), calendarEvent(calendar.id, { images: [PIXEL] }));
    expect(image.body.fields).toEqual({ 'images.0.asset_id': 'This file is no longer in the library. Choose another one.' });
  });

  it('the custom time has at most 30 characters', async () => {
    const { pathOf, calendar, add } = await begin();
    expect((await add({ custom_time: 'x'.repeat(30) })).custom_time).toHaveLength(30);
    const { body } = await server().admin.post(
      pathOf('calendar-events'),
      calendarEvent(calendar.id, { custom_time: 'x'.repeat(31) }),
    );
    expect(body.fields).toEqual({ custom_time: 'Character count exceeded 30!' });
  });

  it('an event is returned as it was stored, with the wall-clock times that were sent', async () => {
    const { add, hotel, calendar } = await begin();
    const created = await add({ short_description: 'A band', all_day: false });
    expect(created).toMatchObject({
      start: '2026-11-06T20:00:00',
      end: '2026-11-06T22:30:00',
      calendar: { id: calendar.id, name: 'Music' },
      property_id: hotel,
      repeats: null,
      repeats_on: [],
      does_not_end: true,
      published: false,
      archived: false,
      sort_index: null,
      images: [],
    });
    expect('series_end' in created).toBe(false);
  });

  it('an instant is converted to the wall clock of the property', async () => {
    const { add } = await begin({ timezone: 'America/New_York' });
    const created = await add({ start: '2026-11-06T20:00:00.000Z', end: '2026-11-06T22:00:00.000Z' });
    expect([created.start, created.end]).toEqual(['2026-11-06T15:00:00', '2026-11-06T17:00:00']);
  });

  it('a time that a clock change skips is stored as the next existing one, except in a series or an all-day event', async () => {
    const { add, pathOf } = await begin({ timezone: 'America/New_York' });
    const skipped = { start: '2027-03-14T02:30:00', end: '2027-03-14T03:00:00' };
    const timesOf = ({ start, end }: { start: string; end: string }) => [start.slice(11, 16), end.slice(11, 16)];
    expect(timesOf(await add(skipped))).toEqual(['03:30', '04:00']);
    expect(timesOf(await add({ ...skipped, end: '2027-03-14T02:45:00' }))).toEqual(['03:30', '03:45']);
    expect(timesOf(await add({ ...skipped, repeats: 'daily' }))).toEqual(['02:30', '03:00']);
    expect(timesOf(await add({ ...skipped, all_day: true }))).toEqual(['02:30', '03:00']);
    const late = await add({ start: '2027-03-14T01:30:00', end: '2027-03-14T03:00:00' });
    const { data } = (await server().admin.put(pathOf(`calendar-events/${late.id}`), { start: skipped.start })).body;
    expect(timesOf(data)).toEqual(['03:30', '04:00']);
    for (const [kept, ended] of [
      [{ repeats: 'daily' }, { repeats: null }],
      [{ all_day: true }, { all_day: false }],
    ]) {
      const { id } = await add({ ...skipped, ...kept });
      expect(timesOf((await server().admin.put(pathOf(`calendar-events/${id}`), ended as object)).body.data)).toEqual([
        '03:30',
        '04:00',
      ]);
    }
  });

  it('such a time is stored, not only shown, and its end is checked as it was sent', async () => {
    const { add, pathOf, titles, calendar } = await begin({ timezone: 'America/New_York' });
    const { id } = await add({ title: 'Skipped', start: '2027-03-14T02:30:00', end: '2027-03-14T04:00:00' });
    await add({ title: 'Next', start: '2027-03-14T03:10:00', end: '2027-03-14T04:00:00' });
    await add({ title: 'Moment', start: '2027-03-14T02:40:00', end: '2027-03-14T02:40:00' });
    expect(await titles('order_by=start:ASC')).toEqual(['Next', 'Skipped', 'Moment']);
    for (const [field, times] of [
      ['end', { start: '2027-03-14T03:10:00', end: '2027-03-14T02:50:00' }],
      ['start', { start: 'soon' }],
      ['end', { end: 'soon' }],
    ] as const) {
      const { status, body } = await server().admin.post(pathOf('calendar-events'), calendarEvent(calendar.id, times));
      expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    }
    // An event from before that rule.
    const { db } = server().services;
    const stored = async () => (await db.select().from(calendarEvents).where(eq(calendarEvents.id, id)))[0]?.start;
    await db.update(calendarEvents).set({ start: '2027-03-14T02:30:00' }).where(eq(calendarEvents.id, id));
    for (const [change, start] of [
      [{ title: 'Renamed' }, '2027-03-14T02:30:00'],
      [{ end: '2027-03-14T05:00:00' }, '2027-03-14T03:30:00'],
    ] as const) {
      expect((await server().admin.put(pathOf(`calendar-events/${id}`), change)).status).toBe(200);
      expect(await stored()).toBe(start);
    }
  });

  it('an all-day event ignores its times: its end may be earlier on the same day, but not on an earlier day', async () => {
    const { add, pathOf } = await begin();
    const day = { title: 'Fair', start: '2026-11-06T20:00:00', end: '2026-11-06T08:00:00' };
    const created = await add({ ...day, all_day: true });
    expect([created.start, created.end]).toEqual([day.start, day.start]);
    for (const sent of [day, { ...day, all_day: true, end: '2026-11-05T23:00:00' }]) {
      const { status, body } = await server().admin.post(pathOf('calendar-events'), {
        calendar_id: created.calendar_id,
        ...sent,
      });
      expect([status, body.fields]).toEqual([422, { end: 'End date must be after start date' }]);
    }
  });

  it('an event of more than ten years is refused, in either year; one from before that rule keeps its other changes', async () => {
    const { pathOf, add } = await begin();
    const fields = { end: 'The event lasts more than ten years: check the years of its start and end.' };
    const { id } = await add();
    const put = (change: object) => server().admin.put(pathOf(`calendar-events/${id}`), change);
    for (const change of [{ end: '2206-11-06T22:00:00' }, { start: '1906-11-06T20:00:00' }]) {
      const { status, body } = await put(change);
      expect([status, body.fields]).toEqual([422, fields]);
    }
    await server().services.db.update(calendarEvents).set({ end: '2206-11-06T22:00:00' }).where(eq(calendarEvents.id, id));
    expect((await put({ title: 'Jazz' })).status).toBe(200);
    expect((await put({ end: '2206-11-07T22:00:00' })).status).toBe(422);
  });

  it('a calendar may be named by its object alone, and "none" is no repetition', async () => {
    const { pathOf, calendar } = await begin();
    const other = await server().given.item(pathOf('calendars'), { name: 'Food' });
    const { calendar_id: _, ...event } = calendarEvent(calendar.id, { repeats: 'none' });
    const { status, body } = await server().admin.post(pathOf('calendar-events'), { ...event, calendar: { id: calendar.id } });
    expect([status, body.data.calendar_id, body.data.repeats]).toEqual([201, calendar.id, null]);
    const moved = await server().admin.put(pathOf(`calendar-events/${body.data.id}`), { ...body.data, calendar_id: other.id });
    expect(moved.body.data.calendar).toEqual({ id: other.id, name: 'Food' });
  });

  it('a calendar of another property is replaced by one with the same name, which is created if it is missing', async () => {
    const [source, target] = [await begin(), await begin()];
    const festive = await server().given.item(source.pathOf('calendars'), { name: 'Festive' });
    const existing = await server().given.item(target.pathOf('calendar-events'), calendarEvent(source.calendar.id));
    expect(existing.calendar_id).toBe(target.calendar.id);
    const first = await server().given.item(target.pathOf('calendar-events'), calendarEvent(festive.id));
    const second = await server().given.item(target.pathOf('calendar-events'), calendarEvent(festive.id));
    expect(first.calendar).toEqual({ id: second.calendar_id, name: 'Festive' });
    const { data } = (await server().admin.get(target.pathOf(`calendars/${second.calendar_id}/versions`))).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['created']);
    const loud = await server().given.item(source.pathOf('calendars'), { name: 'Loud' });
    const localCalendar = await server().given.item(target.pathOf('calendars'), { name: 'LOUD' });
    expect((await server().given.item(target.pathOf('calendar-events'), calendarEvent(loud.id))).calendar_id).toBe(
      localCalendar.id,
    );
    expect((await server().admin.get(target.pathOf('calendars'))).body.meta.count).toBe(3);
  });

  it('a person cannot detect a calendar that they may not read, or create one without the right to write', async () => {
    const [source, target] = [await begin(), await begin()];
    const festive = await server().given.item(source.pathOf('calendars'), { name: 'Festive' });
    const stranger = await server().given.user(['calendar', 'rw', target.hotel]);
    const hidden = await stranger.post(target.pathOf('calendar-events'), calendarEvent(festive.id));
    expect([hidden.status, hidden.body.fields]).toEqual([422, { calendar_id: 'There is no such calendar.' }]);
    const unknown = await server().admin.post(target.pathOf('calendar-events'), calendarEvent('none'));
    expect([unknown.status, unknown.body.fields]).toEqual([422, { calendar_id: 'There is no such calendar.' }]);
    const writer = await server().given.user(['calendar', 'r', source.hotel], ['calendar_event', 'rw', target.hotel]);
    const refused = await writer.post(target.pathOf('calendar-events'), calendarEvent(festive.id));
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('“Festive”')]);
  });

  it('an outdated change is refused with the current event', async () => {
    const { pathOf, add } = await begin();
    const created = await add();
    await server().admin.put(pathOf(`calendar-events/${created.id}`), { title: 'Jazz' });
    const { status, body } = await server().admin.put(
      pathOf(`calendar-events/${created.id}`),
      { title: 'Blues' },
      { 'if-match': '"1"' },
    );
    expect([status, body.current.title]).toEqual([412, 'Jazz']);
  });
});
