import { eq } from 'drizzle-orm';
import { calendarEvent } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { calendarEvents } from './schema';

const PIXEL = { asset_id: 'gone', alt: 'A band' };

onBothEngines('Calendar events', (server) => {
  const begin = async (fields: object = {}) => {
    const hotel = await server().given.hotel(fields);
    const pathOf = (rest: string) => `/properties/${hotel}/${rest}`;
    const calendar = await server().given.item(pathOf('calendars'), { name: 'Music' });
    const add = (change: object = {}) => server().given.item(pathOf('calendar-events'), calendarEvent(calendar.id, change));
    const titles = async (query: string) => {
      const { status, body } = await server().admin.get(pathOf(`calendar-events?${query}`));
      expect(status).toBe(200);
      return body.data.map(({ title }: { title: string }) => title) as string[];
    };
    return { hotel, pathOf, calendar, add, titles };
  };
  const NOVEMBER = 'start=~2026-11-01T00:00:00..2026-11-30T23:59:59';

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
    // One from before that rule.
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

  it('a range lists the events with an occurrence that overlaps it', async () => {
    const { add, titles } = await begin();
    await add({ title: 'Once' });
    await add({ title: 'October', start: '2026-10-06T20:00:00', end: '2026-10-06T22:00:00' });
    await add({ title: 'Market', start: '2026-10-28T00:00:00', end: '2026-11-01T00:00:00', all_day: true });
    await add({
      title: 'Quiz',
      start: '2019-01-01T19:30:00',
      end: '2019-01-01T21:00:00',
      repeats: 'weekly',
      repeats_on: ['Tuesday'],
    });
    await add({
      title: 'Ended',
      start: '2019-01-01T19:30:00',
      end: '2019-01-01T21:00:00',
      repeats: 'daily',
      event_ends_option: 'On Date ...',
      repeats_ends_on: '2026-10-31',
    });
    await add({ title: 'Leap', start: '2024-02-29T10:00:00', end: '2024-02-29T11:00:00', repeats: 'yearly' });
    expect(await titles(NOVEMBER)).toEqual(['Quiz', 'Market', 'Once']);
    expect(await titles('start=~2027-02-01T00:00:00..2027-02-28T23:59:59')).toEqual(['Quiz']);
    expect(await titles('start=~2026-10-31T23:00:00..2026-10-31T23:59:59.999')).toEqual(['Market']);
    expect(await titles('start=~2026-11-04..2026-11-06')).toEqual(['Once']);
    expect(await titles('start=~2026-11-06T21:00:00..2026-11-06T21:00:00')).toEqual(['Once']);
  });

  it('an invalid range is refused with its name, not ignored', async () => {
    const { pathOf } = await begin();
    const ranges = ['~2026-12-01T00:00:00..2026-11-01T00:00:00', '~2026-11-01T00:00:00..soon', '~soon..2026-11-01T00:00:00'];
    for (const start of ['2026-11-01', '~2026-11-01T00:00:00..', ...ranges]) {
      const { status, body } = await server().admin.get(pathOf(`calendar-events?start=${start}`));
      expect([status, Object.keys(body.fields)]).toEqual([400, ['start']]);
    }
  });

  it('the list of events for the clone page is ordered by start, without archived ones', async () => {
    const { add, titles, pathOf } = await begin();
    await add({ title: 'Late', start: '2026-12-06T20:00:00', end: '2026-12-06T22:00:00' });
    await add({ title: 'Early', start: '2026-10-06T20:00:00', end: '2026-10-06T22:00:00' });
    const old = await add({ title: 'Old', start: '2025-10-06T20:00:00', end: '2025-10-06T22:00:00' });
    await server().admin.put(pathOf(`calendar-events/${old.id}`), { archived: true });
    expect(await titles('archived=false&order_by=start:ASC&per_page=1000')).toEqual(['Early', 'Late']);
    expect(await titles('archived=true&order_by=start:ASC&per_page=1000')).toEqual(['Old']);
  });

  it('a range can be combined with published', async () => {
    const { add, titles } = await begin();
    await add({ title: 'Shown', published: true });
    await add({ title: 'Draft' });
    expect(await titles(`${NOVEMBER}&published=true`)).toEqual(['Shown']);
    expect(await titles(`${NOVEMBER}&published=false`)).toEqual(['Draft']);
  });

  it('a repetition that would never take place is refused, even if only the start changes', async () => {
    const { pathOf, add } = await begin();
    const repeats = { repeats: 'daily', event_ends_option: 'On Date ...', repeats_ends_on: '2026-11-30' };
    const created = await add({ start: '2026-11-06T20:00:00', end: '2026-11-06T22:00:00', ...repeats });
    const late = { start: '2026-12-06T20:00:00', end: '2026-12-06T22:00:00' };
    const { status, body } = await server().admin.put(pathOf(`calendar-events/${created.id}`), late);
    expect([status, body.fields]).toEqual([422, { repeats_ends_on: 'Must not be before the start of the event' }]);
  });

  it('an event that takes place again before it ends is refused; one from before that rule keeps its other changes', async () => {
    const { pathOf, add } = await begin();
    const message = 'The event would begin again before it ends: choose an earlier end, or repeat it less often.';
    const { id } = await add({ end: '2026-11-08T22:30:00' });
    const put = (change: object) => server().admin.put(pathOf(`calendar-events/${id}`), change);
    const refusals = async (change: object) => {
      const { status, body } = await put(change);
      return [status, body.fields];
    };
    expect(await refusals({ repeats: 'daily' })).toEqual([422, { end: message }]);
    expect((await put({ repeats: 'weekly', repeats_on: ['Friday'] })).status).toBe(200);
    expect(await refusals({ end: '2026-11-14T22:30:00' })).toEqual([422, { end: message }]);
    await server().services.db.update(calendarEvents).set({ end: '2046-11-08T22:30:00' }).where(eq(calendarEvents.id, id));
    expect((await put({ title: 'Jazz' })).status).toBe(200);
    expect(await refusals({ end: '2046-11-09T22:30:00' })).toEqual([422, { end: message }]);
    expect((await put({ repeats: null })).status).toBe(200);
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

  it('a day on which a repetition ends may be blank', async () => {
    const { add } = await begin();
    const series = await add({ repeats: 'daily', event_ends_option: 'Repeats Forever', repeats_ends_on: '' });
    expect([series.repeats, series.repeats_ends_on]).toEqual(['daily', null]);
  });

  it('an unknown end of a repetition is refused', async () => {
    const { pathOf, calendar } = await begin();
    const event = calendarEvent(calendar.id, { repeats: 'daily', event_ends_option: 'Some day' });
    const { status, body } = await server().admin.post(pathOf('calendar-events'), event);
    expect([status, body.fields]).toEqual([422, { event_ends_option: 'Choose when the event ends.' }]);
  });

  it('a repetition is stored in one spelling, without values that its choice clears', async () => {
    const { pathOf, add, calendar } = await begin();
    const created = await add({
      repeats: 'weekly',
      repeats_on: ['Friday', 'Monday'],
      event_ends_option: 'After occurrences',
      repeats_times: 4,
      repeats_ends_on: '2027-01-01',
    });
    expect(created).toMatchObject({
      repeats_on: ['Monday', 'Friday'],
      event_ends_option: 'After ... occurances',
      repeats_times: 4,
      repeats_ends_on: null,
      does_not_end: false,
    });
    const { body } = await server().admin.put(pathOf(`calendar-events/${created.id}`), { repeats: null });
    expect(body.data).toMatchObject({
      repeats: null,
      repeats_on: [],
      event_ends_option: null,
      repeats_times: null,
      does_not_end: true,
    });
    const refused = await server().admin.post(pathOf('calendar-events'), calendarEvent(calendar.id, { repeats: 'weekly' }));
    expect(refused.body.fields).toEqual({ repeats_on: 'Please choose a day to repeat on.' });
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

  it('an API token sees only published events', async () => {
    const { hotel, pathOf, add } = await begin();
    await add({ title: 'Shown', published: true });
    const draft = await add({ title: 'Draft' });
    const token = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
    const site = server().as(token.value);
    const { body } = await site.get(pathOf(`calendar-events?${NOVEMBER}`));
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Shown']);
    expect((await site.get(pathOf(`calendar-events/${draft.id}`))).status).toBe(404);
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
