import { addDays, floating, fromFloating, nextMinute, nextQuarter, readWall, weekdayOf } from './wallTime';

test('text without a zone is read as wall-clock time; an instant is converted to it', () => {
  expect(readWall('2026-07-01T09:30:00', 'America/New_York')).toBe('2026-07-01T09:30:00');
  expect(readWall('2026-07-01T09:30:00.000Z', 'America/New_York')).toBe('2026-07-01T05:30:00');
  expect(readWall('2026-07-01T09:30:00+02:00', 'Europe/London')).toBe('2026-07-01T08:30:00');
  expect(readWall('2026-07-01T09:30:00+0200', 'Europe/London')).toBe('2026-07-01T08:30:00');
  expect(readWall('2026-07-01t09:30z', 'America/New_York')).toBe('2026-07-01T05:30:00');
  expect(readWall('2026-07-01', 'Europe/London')).toBe('2026-07-01T00:00:00');
  expect(readWall('soon', 'Europe/London')).toBeNull();
  expect(readWall(null, 'Europe/London')).toBeNull();
});

test('days are counted by the calendar, whatever the time zone of the machine', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01T10:00:00', -1)).toBe('2026-02-28');
  expect(weekdayOf('2026-11-21')).toBe(6);
});

test('the next minute is later, and the next quarter is no earlier', () => {
  const next = (wall: string) => [nextMinute(wall), nextQuarter(wall)];
  expect(next('2026-11-21T09:15:00')).toEqual(['2026-11-21T09:16:00', '2026-11-21T09:15:00']);
  expect(next('2026-11-21T09:15:01')).toEqual(['2026-11-21T09:16:00', '2026-11-21T09:30:00']);
  expect(next('2026-12-31T23:59:59')).toEqual(['2027-01-01T00:00:00', '2027-01-01T00:00:00']);
});

test('wall-clock times stay between the years 1 and 9999', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(fromFloating(floating('9999-12-31T23:00:00') + 10_800_000)).toBe('9999-12-31T23:59:59');
  expect(fromFloating(floating('0001-01-01T00:00:00') - 1000)).toBe('0001-01-01T00:00:00');
});
