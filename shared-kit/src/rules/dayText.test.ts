import { clockText, dayText, MONTH_NAMES, monthText } from './dayText';

test('days and months are headings in words', () => {
  expect(dayText('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(monthText('2028-02-29')).toBe('February 2028');
  expect(MONTH_NAMES).toHaveLength(12);
  expect(MONTH_NAMES[11]).toBe('December');
});

test('a moment is a time of the reader’s own clock', () => {
  expect(clockText(new Date(2026, 10, 21, 18, 5).getTime())).toMatch(/^6:05\sPM$/);
});
