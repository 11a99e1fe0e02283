import { byDay, changedAt, dayOfChange } from './changedAt';

const now = Date.parse('2026-11-22T15:00:00Z');

test.each([
  ['2026-11-22T14:05:00.000Z', 'Europe/London', 'today 2:05 PM'],
  ['2026-11-21T23:59:00.000Z', 'Europe/London', 'yesterday 11:59 PM'],
  ['2026-11-17T14:05:00.000Z', 'Europe/London', 'Tuesday 2:05 PM'],
  ['2026-11-15T14:05:00.000Z', 'Europe/London', '11-15-2026 2:05 PM'],
  ['2026-11-22T03:00:00.000Z', 'America/New_York', 'yesterday 10:00 PM'],
  ['2026-11-23T03:00:00.000Z', 'Asia/Tokyo', 'today 12:00 PM'],
])('%s in %s is %p', (iso, zone, text) => expect(changedAt(iso, zone, now)).toBe(text));

test('a day is named in full, by the clock of the zone', () => {
  expect(dayOfChange('2026-11-22T03:00:00.000Z', 'America/New_York')).toBe('Saturday, November 21, 2026');
});

test('changes are grouped by day in their order, on the clock of the zone', () => {
  const moments = ['2026-11-22T14:00:00.000Z', '2026-11-22T03:00:00.000Z', '2026-11-21T20:00:00.000Z'];
  expect(byDay(moments, (moment) => moment, 'America/New_York')).toEqual([
    ['Sunday, November 22, 2026', moments.slice(0, 1)],
    ['Saturday, November 21, 2026', moments.slice(1)],
  ]);
  expect(byDay([], String, 'America/New_York')).toEqual([]);
});
