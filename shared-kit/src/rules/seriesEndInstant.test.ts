import { seriesEndInstant, type Series } from './recurrence';
import { single } from './testing/single';

describe('the moment at which an event is over', () => {
  const evening: Series = { ...single, start: '2026-11-06T20:00:00', end: '2026-11-06T22:30:00' };
  const daily = { ...evening, repeats: 'daily' as const, eventEndsOption: 'After ... occurances' as const, repeatsTimes: 3 };
  const weekly = { ...evening, repeats: 'weekly' as const, repeatsOn: ['Friday'] };
  const last = { ...evening, start: '2026-12-31T20:00:00', end: '2026-12-31T22:30:00' };
  const leap = { ...evening, start: '2024-02-29T20:00:00', end: '2024-02-29T22:30:00' };
  const until = (series: Series): Series => ({ ...series, eventEndsOption: 'On Date ...' });

  test.each([
    ['one that takes place once', evening, '2026-11-07T03:30:00.000Z'],
    ['an all-day one fills its last day', { ...evening, allDay: true }, '2026-11-07T04:59:59.000Z'],
    [
      'one that the clocks move out of the hour that they skip',
      { ...single, start: '2027-03-14T02:30:00', end: '2027-03-14T03:15:00' },
      '2027-03-14T08:15:00.000Z',
    ],
    ['one that repeats three times', daily, '2026-11-09T03:30:00.000Z'],
    ['one that repeats until a date', until({ ...daily, repeatsEndsOn: '2026-11-08' }), '2026-11-09T03:30:00.000Z'],
    [
      'a weekly one whose last Friday is before that date',
      until({ ...weekly, repeatsEndsOn: '2026-11-19' }),
      '2026-11-14T03:30:00.000Z',
    ],
    [
      'a monthly one on the 31st',
      until({ ...last, repeats: 'monthly', repeatsEndsOn: '2027-03-30' }),
      '2027-02-01T03:30:00.000Z',
    ],
    [
      'a yearly one on 29 February',
      until({ ...leap, repeats: 'yearly', repeatsEndsOn: '2103-12-31' }),
      '2096-03-01T03:30:00.000Z',
    ],
    [
      'one whose only start is long before the date',
      until({ ...weekly, start: '2026-11-06T20:00:00', repeatsEndsOn: '2026-11-12' }),
      '2026-11-07T03:30:00.000Z',
    ],
    ['one that repeats forever', { ...evening, repeats: 'daily' as const, eventEndsOption: 'Repeats Forever' as const }, null],
  ])('%s', (_name, series, end) => expect(seriesEndInstant(series, 'America/New_York')).toBe(end));
});
