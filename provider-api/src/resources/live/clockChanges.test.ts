import { occurrences, type Series } from 'shared-kit/rules/recurrence';
import { toCamel } from 'shared-kit/rules/keyCase';
import { calendarEvent } from '../../../testing/samples';
import { onBothEngines } from '../../../testing/server';

const ZONE = 'America/New_York';

/**
 * These events were stored while the property had another time zone: skipped times that are typed now are adjusted
 * before they are stored.
 */
onBothEngines('Events at a time that the clock skips or repeats', (server) => {
  const SPRING = '2037-03-08';
  const AUTUMN = '2037-11-01';

  it.each([
    ['begins in the skipped hour', SPRING, '02:30', '03:00', ['03:30', '04:00']],
    ['lies within the skipped hour', SPRING, '02:15', '02:45', ['03:15', '03:45']],
    ['ends in the skipped hour', SPRING, '01:30', '02:30', ['01:30', '03:30']],
    ['begins in the repeated hour', AUTUMN, '01:30', '03:00', ['01:30', '03:00']],
    ['lies within the repeated hour', AUTUMN, '01:15', '01:45', ['01:15', '01:45']],
  ])('guests and staff read the same times of one that %s', async (_case, day, from, to, shown) => {
    const { admin, given } = server();
    const hotel = await given.hotel({ timezone: 'UTC' });
    const path = `/properties/${hotel}`;
    const calendar = await given.item(`${path}/calendars`, { name: 'Nights' });
    const times = { start: `${day}T${from}:00`, end: `${day}T${to}:00` };
    const add = (fields: object) =>
      given.item(`${path}/calendar-events`, calendarEvent(calendar.id, { ...times, published: true, ...fields }));
    const once = await add({ title: 'Once' });
    const series = await add({ title: 'Series', repeats: 'daily' });
    const allDay = await add({ title: 'All day', all_day: true });
    expect((await admin.put(path, { timezone: ZONE })).status).toBe(200);

    const guests = (await admin.get(`${path}/live`)).body.data.calendar_events;
    const staff = (await admin.get(`${path}/calendar-events?start=~${day}T00:00:00..${day}T23:59:59`)).body.data;
    for (const list of [guests, staff]) {
      const timesOf = (id: string) => {
        const { start, end } = list.find((event: { id: string }) => event.id === id);
        return { start, end };
      };
      expect(timesOf(once.id)).toEqual({ start: `${day}T${shown[0]}:00`, end: `${day}T${shown[1]}:00` });
      // A series is a rule: all its other days would move with its start. An all-day event has no time.
      expect([timesOf(series.id), timesOf(allDay.id)]).toEqual([times, times]);
      const drawn = occurrences(
        toCamel<Series>(list.find(({ id }: { id: string }) => id === series.id)),
        `${day}T00:00:00`,
        `${day}T23:59:59`,
        ZONE,
      );
      expect(drawn).toEqual([timesOf(once.id)]);
    }
    expect((await admin.get(`${path}/calendar-events/${once.id}`)).body.data.start).toBe(`${day}T${shown[0]}:00`);
  });
});
