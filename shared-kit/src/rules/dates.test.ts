import {
  datePickerText,
  listDate,
  listEndDate,
  monthRange,
  momentText,
  plainListDate,
  stampText,
  timeText,
  today,
  tokenDate,
  toInstant,
  toWall,
  wallNow,
  wallPickerText,
} from './dates';
import { NO_END } from './live';
import { ownZone } from './zone';
import { FIRST_TIME, parseDatePicker, parseWallPicker } from './typedDate';

const NY = 'America/New_York';

describe('formats', () => {
  test('lists show MM-DD-YYYY in the property zone, not in UTC', () => {
    expect(listDate('2026-11-21T03:30:00.000Z', NY)).toBe('11-20-2026');
    expect(listDate('2026-11-21T03:30:00.000Z', 'Asia/Tokyo')).toBe('11-21-2026');
  });
  test('an item without an end shows --', () => {
    expect(listEndDate({ endsOn: NO_END, doesNotEnd: true }, NY)).toBe('--');
    expect(listEndDate({ endsOn: NO_END, doesNotEnd: false }, NY)).toBe('--');
    expect(listEndDate({ endsOn: null, doesNotEnd: true }, NY)).toBe('--');
    expect(listEndDate({ endsOn: '2026-12-24T17:00:00.000Z', doesNotEnd: false }, NY)).toBe('12-24-2026');
    expect(listDate(null, NY)).toBe('--');
    expect(listDate('rubbish', NY)).toBe('--');
  });
  test('pickers show MM/dd/yyyy h:mm aa and read it back', () => {
    expect(wallPickerText(toWall('2026-07-04T13:05:00.000Z', NY))).toBe('07/04/2026 9:05 AM');
    expect(toInstant(parseWallPicker('07/04/2026 9:05 AM', FIRST_TIME), NY)).toBe('2026-07-04T13:05:00.000Z');
    expect(toInstant(parseWallPicker(' 7/4/2026  9:05 pm ', FIRST_TIME), NY)).toBe('2026-07-05T01:05:00.000Z');
    expect(toInstant(parseWallPicker('07/04/2026 21:05', FIRST_TIME), NY)).toBe('2026-07-05T01:05:00.000Z');
    expect(wallPickerText(null)).toBe('');
  });
  test('date-only pickers show MM/dd/yyyy of a plain date', () => {
    expect(datePickerText('2026-01-05')).toBe('01/05/2026');
    for (const other of ['1/5', 'soon', '', null]) expect(datePickerText(other)).toBe('');
    expect(parseDatePicker('1/5/2026')).toBe('2026-01-05');
    expect(parseDatePicker('02/29/2026')).toBeNull();
    expect(plainListDate('2026-01-05')).toBe('01-05-2026');
    expect(plainListDate(undefined)).toBe('--');
  });
  test('other dates are written out, in the time zone of their property', () => {
    expect(momentText('2026-12-26T04:45:00.000Z', NY)).toBe('Dec 25, 2026, 11:45 PM');
    expect(momentText(null, NY)).toBe('--');
    expect(stampText('2026-12-26T04:45:00.000Z')).toBe(momentText('2026-12-26T04:45:00.000Z', ownZone()));
  });
  test('the current time of a property is rounded down to the minute', () => {
    expect(wallNow(NY, Date.parse('2026-12-26T04:45:59.000Z'))).toBe('2026-12-25T23:45:00');
  });
  test('token expiry shows Y-MM-DD', () => {
    expect(tokenDate('2027-11-21T23:59:00.000Z')).toBe('2027-11-21');
    expect(tokenDate('soon')).toBe('--');
  });
  test('event times are wall-clock times shown on a 12-hour clock', () => {
    expect(timeText('2026-07-04T23:45:00')).toBe('11:45 PM');
    expect(wallPickerText('2026-07-04T00:15:00')).toBe('07/04/2026 12:15 AM');
    expect(parseWallPicker('07/04/2026 12:15 AM', FIRST_TIME)).toBe('2026-07-04T00:15:00');
  });
  test('a month runs from its first day 00:00 to the end of its last day', () => {
    expect(monthRange('2028-02').start).toBe('~2028-02-01T00:00:00..2028-02-29T23:59:59');
    expect(monthRange('2026-12-09')).toMatchObject({ from: '2026-12-01T00:00:00', to: '2026-12-31T23:59:59' });
  });
  test('today is the date at the property', () => {
    const now = new Date('2026-11-21T03:30:00.000Z');
    expect(today(NY, now)).toBe('2026-11-20');
    expect(today('Pacific/Auckland', now)).toBe('2026-11-21');
  });
});

describe('wall-clock times and instants', () => {
  test.each([
    ['America/New_York', '2026-01-15T08:00:00', '2026-01-15T13:00:00.000Z'],
    ['America/New_York', '2026-07-15T08:00:00', '2026-07-15T12:00:00.000Z'],
    ['America/Phoenix', '2026-07-15T08:00:00', '2026-07-15T15:00:00.000Z'],
    ['Pacific/Honolulu', '2026-07-15T20:00:00', '2026-07-16T06:00:00.000Z'],
    ['Europe/London', '2026-07-15T08:00:00', '2026-07-15T07:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-15T08:00:00', '2026-07-15T02:30:00.000Z'],
    ['Asia/Kathmandu', '2026-07-15T08:00:00', '2026-07-15T02:15:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-15T08:00:00', '2026-01-14T21:00:00.000Z'],
    ['Pacific/Chatham', '2026-07-15T08:00:00', '2026-07-14T19:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01T00:00:00', '2025-12-31T10:00:00.000Z'],
    ['UTC', '2120-01-01T00:00:00', '2120-01-01T00:00:00.000Z'],
  ])('%s: %s is %s, both ways', (zone, wall, instant) => {
    expect(toInstant(wall, zone)).toBe(instant);
    expect(toWall(instant, zone)).toBe(wall);
  });

  test.each([
    ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:30:00.000Z', '2026-03-08T03:30:00'],
    ['Europe/Berlin', '2026-03-29T02:00:00', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00'],
    ['Europe/London', '2026-03-29T01:15:00', '2026-03-29T01:15:00.000Z', '2026-03-29T02:15:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:10:00', '2026-10-03T15:40:00.000Z', '2026-10-04T02:40:00'],
    ['Pacific/Apia', '2011-12-30T10:00:00', '2011-12-30T20:00:00.000Z', '2011-12-31T10:00:00'],
  ])('%s: the skipped %s moves forward', (zone, wall, instant, shown) => {
    expect(toInstant(wall, zone)).toBe(instant);
    expect(toWall(instant, zone)).toBe(shown);
  });

  test.each([
    ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['Australia/Sydney', '2026-04-05T02:59:59', '2026-04-04T15:59:59.000Z', '2026-04-04T16:59:59.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ])('%s: the repeated %s means its first occurrence', (zone, wall, first, second) => {
    expect(toInstant(wall, zone)).toBe(first);
    expect(toWall(first, zone)).toBe(wall);
    expect(toWall(second, zone)).toBe(wall);
  });

  test('the last second before a clock change and the first after it are converted exactly', () => {
    expect(toInstant('9999-12-31T23:45:00', NY)).toBeNull();
    expect(toInstant('2026-03-08T01:59:59', NY)).toBe('2026-03-08T06:59:59.000Z');
    expect(toInstant('2026-03-08T03:00:00', NY)).toBe('2026-03-08T07:00:00.000Z');
    expect(toInstant('2026-11-01T02:00:00', NY)).toBe('2026-11-01T07:00:00.000Z');
  });

  test('missing and invalid values give null', () => {
    expect(toWall(undefined, NY)).toBeNull();
    expect(toWall('2026-13-01T00:00:00Z', NY)).toBeNull();
    expect(toInstant('2026-02-30T10:00:00', NY)).toBeNull();
    expect(toInstant('2026-02-03T10:00:00Z', NY)).toBeNull();
  });
});
