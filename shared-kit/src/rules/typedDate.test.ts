import { toInstant } from './dates';
import { FIRST_TIME, LAST_TIME, parseDatePicker, parseWallPicker, parseTypedDate } from './typedDate';

const DAY = { date: '2026-12-25', time: null };

test.each([
  '12/25/2026',
  '12-25-2026',
  '12/25/26',
  '2026-12-25',
  'Dec 25 2026',
  'dec 25, 26',
  'Dec. 25, 2026',
  'December 25th, 2026',
  '25 Dec 2026',
  '25 december 2026',
  '  12/25/2026 ',
  '12/25/2026,',
])('a date without a time: %s', (text) => expect(parseTypedDate(text)).toEqual(DAY));

test.each([
  ['12/25/2026 6pm', '18:00'],
  ['12/25/2026 6 PM', '18:00'],
  ['12/25/2026 6p', '18:00'],
  ['12/25/2026 1 pm', '13:00'],
  ['12/25/2026 6:30 pm', '18:30'],
  ['12/25/2026 6:30 p.m.', '18:30'],
  ['12/25/2026 06:30 AM', '06:30'],
  ['12/25/2026 18:30', '18:30'],
  ['12/25/2026, 18:30:15', '18:30'],
  ['12/25/2026 at 6pm', '18:00'],
  ['12/25/2026 @6pm', '18:00'],
  ['Dec 25 2026 6pm', '18:00'],
  ['Dec 25 2026, 18:30', '18:30'],
  ['2026-12-25T18:30', '18:30'],
  ['12/25/26 12am', '00:00'],
  ['12/25/26 12:15 am', '00:15'],
  ['12/25/26 12 pm', '12:00'],
  ['12/25/26 0:05', '00:05'],
])('a date with a time: %s', (text, time) => expect(parseTypedDate(text)).toEqual({ ...DAY, time }));

test('the short and the long name of every month are read', () => {
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2026, month, 9));
    for (const style of ['short', 'long'] as const) {
      const name = day.toLocaleDateString('en-US', { month: style, timeZone: 'UTC' });
      expect(parseTypedDate(`${name} 9 2026`)?.date).toBe(day.toISOString().slice(0, 10));
    }
  }
  expect(parseTypedDate('Sept 9 2026')?.date).toBe('2026-09-09');
});

test('a two-digit year is read as a year near the present', () => {
  expect(parseTypedDate('1/2/00')?.date).toBe('2000-01-02');
  expect(parseTypedDate('1/2/69')?.date).toBe('2069-01-02');
  expect(parseTypedDate('1/2/70')?.date).toBe('1970-01-02');
  expect(parseTypedDate('1/2/98')?.date).toBe('1998-01-02');
});

test('29 February exists only in leap years', () => {
  expect(parseTypedDate('2/29/2028')?.date).toBe('2028-02-29');
  expect(parseTypedDate('Feb 29 2000')?.date).toBe('2000-02-29');
  for (const text of ['2/29/2026', '2/29/2100', 'Feb 29 2027']) expect(parseTypedDate(text)).toBeNull();
});

test.each([
  '',
  ' ',
  'tomorrow',
  '6pm',
  '12/25',
  '12/25/2',
  '12/25/206',
  '12/25/20266',
  '12/25-2026',
  '25/12/2026',
  '13/01/2026',
  '00/10/2026',
  '02/30/2026 9:00 AM',
  '12.25.2026',
  '12/25/2026 6',
  '12/25/2026 25:00',
  '12/25/2026 24:00',
  '12/25/2026 18:60',
  '12/25/2026 6:60pm',
  '12/25/2026 13pm',
  '12/25/2026 0am',
  '12/25/2026 18:30 pm',
  '12/25/2026 noonish',
  '12/25/2026 6pm EST',
  'Dek 25 2026',
  'Marsh 3 2026',
  '2026-12-25T09:30:00.000Z',
  '0000-01-01',
  '💥',
  '12/25/0001',
  '12/25/0202',
])('text that is not a date is refused: %s', (text) => expect(parseTypedDate(text)).toBeNull());

test('a date without a time means 00:00 as a start and 23:45 as an end', () => {
  expect(parseWallPicker('12/25/2026', FIRST_TIME)).toBe('2026-12-25T00:00:00');
  expect(parseWallPicker('12/25/2026', LAST_TIME)).toBe('2026-12-25T23:45:00');
  expect(parseWallPicker('12/25/2026 6pm', LAST_TIME)).toBe('2026-12-25T18:00:00');
  expect(parseWallPicker('soon', LAST_TIME)).toBeNull();
});

test.each([
  ['America/New_York', '2026-12-26T04:45:00.000Z'],
  ['Pacific/Honolulu', '2026-12-26T09:45:00.000Z'],
  ['Asia/Kolkata', '2026-12-25T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-25T09:45:00.000Z'],
])('23:45 is in the time zone of the property: %s', (zone, instant) => {
  expect(toInstant(parseWallPicker('12/25/2026', LAST_TIME), zone)).toBe(instant);
});

test('on days when the clocks change, the first moment and 23:45 stay within the day', () => {
  // Santiago's clocks skip the first hour of 6 September 2026; in New York 1 November has 25 hours.
  expect(toInstant(parseWallPicker('9/6/2026', FIRST_TIME), 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
  expect(toInstant(parseWallPicker('11/1/2026', FIRST_TIME), 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
  expect(toInstant(parseWallPicker('11/1/2026', LAST_TIME), 'America/New_York')).toBe('2026-11-02T04:45:00.000Z');
});

test('a field for a date alone refuses a time', () => {
  expect(parseDatePicker('1/5/26')).toBe('2026-01-05');
  expect(parseDatePicker('1/5/26 6pm')).toBeNull();
});
