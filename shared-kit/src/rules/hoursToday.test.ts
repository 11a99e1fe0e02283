import { slotsOn, weekdayIn } from './hoursToday';

const slot = (daysStart: string, daysEnd: string) => ({ daysStart, daysEnd });

test.each([
  ['Monday', 'Sunday', 'Sunday', true],
  ['Tuesday', 'Saturday', 'Sunday', false],
  ['Tuesday', 'Saturday', 'Tuesday', true],
  ['Saturday', 'Monday', 'Sunday', true],
  ['Saturday', 'Monday', 'Tuesday', false],
  ['Friday', 'Friday', 'Friday', true],
  ['Friday', 'Friday', 'Thursday', false],
])('%s to %s holds %s: %p', (first, last, day, held) => {
  expect(slotsOn([slot(first, last)], day)).toHaveLength(held ? 1 : 0);
});

test('a day that no week has holds nothing of its own', () => {
  expect(slotsOn([slot('Tuesday', 'Saturday')], 'Noday')).toEqual([]);
});

test("the day is the property's, not the reader's", () => {
  const lateSaturday = Date.parse('2026-11-22T03:00:00Z');
  expect(weekdayIn('America/New_York', lateSaturday)).toBe('Saturday');
  expect(weekdayIn('Europe/London', lateSaturday)).toBe('Sunday');
});
