import { clockText, dateText, dayText, MONTH_NAMES, monthText, weekdayText } from './dayText';

test('days and months are headings in words', () => {
  expect(dayText('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(dateText('2026-11-21')).toBe('November 21, 2026');
  expect(weekdayText('2026-11-21')).toBe('Saturday');
  expect(monthText('2028-02-29')).toBe('February 2028');
  expect(MONTH_NAMES).toHaveLength(12);
  expect(MONTH_NAMES[11]).toBe('December');
});

test('text that is no day ends no page', () => {
  for (const words of [dayText, dateText, weekdayText, monthText]) expect(words('11/21/2026')).toBe('');
});

test('a moment is a time of the reader’s own clock', () => {
  expect(clockText(new Date(2026, 10, 21, 18, 5).getTime())).toMatch(/^6:05\sPM$/);
});

test('a format is made when its first date is shown, not when the site loads, and once', async () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./dayText');
    expect(format).not.toHaveBeenCalled();
    fresh.dayText('2026-11-21');
    fresh.dayText('2026-11-22');
    expect(format).toHaveBeenCalledTimes(1);
  });
  format.mockRestore();
});
