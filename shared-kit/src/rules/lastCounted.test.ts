import { RRule } from 'rrule';
import { lastCounted } from './lastCounted';
import { latestStart } from './recurrenceRule';
import { floating } from './wallTime';

const DAYS = [RRule.MO, RRule.WE, RRule.SU];
const NAMES = ['Monday', 'Wednesday', 'Sunday'];

/** What the iCalendar standard says, computed by the library. */
function byLibrary(start: string, repeats: 'daily' | 'weekly' | 'monthly' | 'yearly', days: number, count: number): number {
  const dtstart = new Date(floating(start));
  const freq = { daily: RRule.DAILY, weekly: RRule.WEEKLY, monthly: RRule.MONTHLY, yearly: RRule.YEARLY }[repeats];
  const byMonthDay = { bymonthday: dtstart.getUTCDate() };
  const rule = new RRule({
    freq,
    dtstart,
    count,
    ...(repeats === 'weekly' && days > 0 && { byweekday: DAYS.slice(0, days) }),
    ...(repeats === 'monthly' && byMonthDay),
    ...(repeats === 'yearly' && { bymonth: dtstart.getUTCMonth() + 1, ...byMonthDay }),
  });
  return rule.all().at(-1)?.getTime() ?? dtstart.getTime();
}

const STARTS = [
  '2026-11-27T18:30:00',
  '2024-02-29T00:00:00',
  '2026-01-31T23:59:59',
  '2026-11-29T09:00:00',
  '9990-12-31T10:00:00',
];

test.each(['daily', 'weekly', 'monthly', 'yearly'] as const)(
  'the last of N occurrences is the same as that of the rrule library: %s',
  (repeats) => {
    for (const start of STARTS)
      for (const days of repeats === 'weekly' ? [0, 1, 2, 3] : [0])
        for (const times of [1, 2, 3, 7, 60])
          expect([start, days, times, lastCounted({ start, repeats, repeatsOn: NAMES.slice(0, days) }, times)]).toEqual([
            start,
            days,
            times,
            byLibrary(start, repeats, days, times),
          ]);
  },
);

test('a series that would continue after the year 9999 ends in it', () => {
  expect(lastCounted({ start: '9999-12-31T10:00:00', repeats: 'weekly', repeatsOn: ['Monday'] }, 9)).toBe(
    floating('9999-12-31T10:00:00'),
  );
  expect(lastCounted({ start: '9999-12-01T10:00:00', repeats: 'weekly', repeatsOn: ['Monday'] }, 1000)).toBe(
    floating('9999-12-27T10:00:00'),
  );
  expect(lastCounted({ start: '9999-12-01T10:00:00', repeats: 'daily', repeatsOn: [] }, 1000)).toBe(
    floating('9999-12-31T10:00:00'),
  );
});

test('the last start of a counted series is computed without the library, which would create every occurrence', () => {
  const all = jest.spyOn(RRule.prototype, 'all');
  for (const repeats of ['daily', 'weekly', 'monthly', 'yearly'] as const) {
    const start = '2024-02-29T10:00:00';
    const ends = { repeatsEndsOn: null, repeatsTimes: 1000, eventEndsOption: 'After ... occurances' } as const;
    expect(latestStart({ start, repeats, repeatsOn: ['Friday'], ...ends })).toBeGreaterThan(floating(start));
  }
  expect(all).not.toHaveBeenCalled();
  all.mockRestore();
});
