import { clockText, dateText, dayText, MONTH_NAMES, monthText, weekdayText } from './dayText';

test('days and months are written out for headings', () => {
  expect(dayText('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(dateText('2026-11-21')).toBe('November 21, 2026');
  expect(weekdayText('2026-11-21')).toBe('Saturday');
  expect(monthText('2028-02-29')).toBe('February 2028');
  expect(MONTH_NAMES).toHaveLength(12);
  expect(MONTH_NAMES[11]).toBe('December');
});

test('text that is not a day gives an empty string', () => {
  for (const format of [dayText, dateText, weekdayText, monthText]) expect(format('11/21/2026')).toBe('');
});

test.each([
  [0, 5, '12:05 AM'],
  [9, 0, '9:00 AM'],
  [12, 30, '12:30 PM'],
  [18, 5, '6:05 PM'],
])('%d:%d on the reader’s own clock is shown as %s', (hour, minute, text) => {
  expect(clockText(new Date(2026, 10, 21, hour, minute).getTime())).toBe(text);
});

test('the texts equal those of Intl, without calling it', () => {
  const intlText = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
  const full = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  const days = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2027, 10, 1 + index)).toISOString().slice(0, 10));
  const expected = days.map((day) => intlText(day, full));
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  expect(days.map(dayText)).toEqual(expected);
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
