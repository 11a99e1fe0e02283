import { NO_END } from './live';
import { moveWindow } from './moveWindow';

const NY = 'America/New_York';
const LONDON = 'Europe/London';
const move = (startsOn: string, endsOn: string | null, from: string, to: string) => {
  const moved = moveWindow({ startsOn, endsOn }, from, to);
  return [moved.startsOn, moved.endsOn];
};

test('a clone into another zone keeps the wall clock and the no-end date', () => {
  const start = '2026-07-15T12:00:00.000Z';
  expect(move(start, '2026-12-01T14:00:00.000Z', NY, 'America/Los_Angeles')).toEqual([
    '2026-07-15T15:00:00.000Z',
    '2026-12-01T17:00:00.000Z',
  ]);
  expect(move(start, NO_END, NY, 'Asia/Tokyo')[1]).toBe(NO_END);
  expect(move(start, null, NY, 'Asia/Tokyo')[1]).toBeNull();
  expect(move('2120-01-01T01:00:00.000Z', NO_END, LONDON, NY)).toEqual(['2120-01-01T06:00:00.000Z', NO_END]);
});

test('the end keeps the wall clock too when only one of the zones changes its clock between start and end', () => {
  expect(move('2026-07-15T12:00:00.000Z', '2026-12-01T14:00:00.000Z', NY, 'America/Phoenix')).toEqual([
    '2026-07-15T15:00:00.000Z',
    '2026-12-01T16:00:00.000Z',
  ]);
});

test.each([LONDON, 'GB', 'Europe/Lisbon'])('both occurrences of a repeated hour keep their instant in %s', (to) => {
  const second = ['2027-10-31T01:30:00.000Z', '2027-11-05T10:00:00.000Z'] as const;
  expect(move(...second, LONDON, to)).toEqual(second);
  const across = ['2027-10-31T00:45:00.000Z', '2027-10-31T01:15:00.000Z'] as const;
  expect(move(...across, LONDON, to)).toEqual(across);
});

test.each([
  ['skips an hour', LONDON, NY, '2027-03-14T02:30:00.000Z', '2027-03-14T03:10:00.000Z', '07:30', '08:10'],
  ['skips an hour', LONDON, NY, '2027-03-14T02:30:00.000Z', '2027-03-14T03:30:00.000Z', '07:30', '08:30'],
  ['repeated one', LONDON, 'Europe/Berlin', '2027-10-31T00:45:00.000Z', '2027-10-31T01:15:00.000Z', '23:45', '00:15'],
])(
  'a window that would end as it starts or before, because a clock %s, keeps its length',
  (_case, from, to, start, end, ...clock) => {
    expect(move(start, end, from, to).map((moment) => moment?.slice(11, 16))).toEqual(clock);
  },
);

test('a moment that would move beyond the year 9999 is not changed', () => {
  const last = '9999-12-31T23:45:00.000Z';
  expect(move(last, null, 'Etc/UTC', NY)).toEqual([last, null]);
});
