import { slotsOn, stillOpen, weekdayIn } from './hoursToday';

const slot = (daysStart: string, daysEnd: string) => ({ daysStart, daysEnd });

test.each([
  ['Monday', 'Sunday', 'Sunday', true],
  ['Tuesday', 'Saturday', 'Sunday', false],
  ['Tuesday', 'Saturday', 'Tuesday', true],
  ['Tuesday', 'Thursday', 'Friday', false],
  ['Saturday', 'Monday', 'Saturday', true],
  ['Saturday', 'Monday', 'Sunday', true],
  ['Saturday', 'Monday', 'Monday', true],
  ['Saturday', 'Monday', 'Tuesday', false],
  ['Friday', 'Friday', 'Friday', true],
  ['Friday', 'Friday', 'Thursday', false],
])('%s to %s includes %s: %p', (first, last, day, isIncluded) => {
  expect(slotsOn([slot(first, last)], day)).toHaveLength(isIncluded ? 1 : 0);
});

test('the weekday is that of the property, not of the reader', () => {
  const lateSaturday = Date.parse('2026-11-22T03:00:00Z');
  expect(weekdayIn('America/New_York', lateSaturday)).toBe('Saturday');
  expect(weekdayIn('Europe/London', lateSaturday)).toBe('Sunday');
});

describe('a slot that runs past midnight', () => {
  const dinner = { ...slot('Saturday', 'Saturday'), hoursStart: '18:00', hoursEnd: '01:30' };
  const open = (now: string, zone = 'UTC', more: Partial<typeof dinner> = {}) =>
    stillOpen([{ ...dinner, ...more }], zone, Date.parse(now)).slots.length;

  test.each([
    ['2026-11-21T23:59:00Z', 0],
    ['2026-11-22T00:00:00Z', 1],
    ['2026-11-22T01:29:00Z', 1],
    ['2026-11-22T01:30:00Z', 0],
    ['2026-11-23T00:30:00Z', 0],
  ])('at %s: %d still open', (now, count) => expect(open(now)).toBe(count));

  test('the time of day is that of the property', () => {
    expect(open('2026-11-22T05:30:00Z', 'America/New_York')).toBe(1);
    expect(stillOpen([dinner], 'America/New_York', Date.parse('2026-11-22T05:30:00Z')).since).toBe('Saturday');
  });

  test('a slot that ends by midnight, and one with custom text, are not still open', () => {
    expect(open('2026-11-22T00:00:00Z', 'UTC', { hoursEnd: '00:00' })).toBe(0);
    expect(open('2026-11-22T00:30:00Z', 'UTC', { hoursEnd: 'late' })).toBe(0);
    expect(open('2026-11-22T00:30:00Z', 'UTC', { hoursEnd: '1:30 AM' })).toBe(0);
    expect(open('2026-11-22T00:30:00Z', 'UTC', { hoursEnd: '01:30 or so' })).toBe(0);
    expect(open('2026-11-22T00:30:00Z', 'UTC', { hoursStart: 'Sunset' })).toBe(0);
    expect(open('2026-11-22T00:30:00Z', 'UTC', { hoursStart: '07:00', hoursEnd: '12:00' })).toBe(0);
  });
});
