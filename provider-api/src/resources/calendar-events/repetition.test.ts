import { eq } from 'drizzle-orm';
import { calendarSteps } from '../../../testing/calendarEvents';
import { calendarEvent } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';
import { calendarEvents } from './schema';

onBothEngines('Repetitions of calendar events', (server) => {
  const begin = calendarSteps(server);

  it('a repetition that would never take place is refused, even if only the start changes', async () => {
    const { pathOf, add } = await begin();
    const repeats = { repeats: 'daily', event_ends_option: 'On Date ...', repeats_ends_on: '2026-11-30' };
    const created = await add({ start: '2026-11-06T20:00:00', end: '2026-11-06T22:00:00', ...repeats });
    const late = { start: '2026-12-06T20:00:00', end: '2026-12-06T22:00:00' };
    const { status, body } = await server().admin.put(pathOf(`calendar-events/${created.id}`), late);
    expect([status, body.fields]).toEqual([422, { repeats_ends_on: 'Must not be before the start of the event' }]);
  });

  it('a weekly repetition with a start that is no time is refused for its start', async () => {
    const { pathOf, calendar } = await begin();
    const series = { repeats: 'weekly', repeats_on: ['Friday'], event_ends_option: 'On Date ...', repeats_ends_on: '2026-12-31' };
    const event = calendarEvent(calendar.id, { ...series, start: '12/2' });
    const { status, body } = await server().admin.post(pathOf('calendar-events'), event);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['start']]);
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
});
