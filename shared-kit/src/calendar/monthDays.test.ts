import type { CalendarEvent } from '../rules/models/calendarEvent';
import { entriesByDay } from './monthDays';
import { weekLanes } from './weekLanes';

const MONTHS = ['2026-10-01T00:00:00', '2026-12-31T23:59:59', 'UTC'] as const;
const WEEK = ['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'];
const event = (id: string, more: Partial<CalendarEvent>) =>
  ({ id, title: id, allDay: false, repeats: null, repeatsOn: [], eventEndsOption: 'Repeats Forever', ...more }) as CalendarEvent;

test('a daily event that ends years later by mistake has at most two entries a day, the latest ones', () => {
  const wrong = event('1', { start: '2026-11-06T20:00:00', end: '2036-11-06T22:00:00', repeats: 'daily' });
  const entries = entriesByDay([wrong], ...MONTHS);
  expect(entries.get('2026-11-06')).toHaveLength(1);
  expect(Math.max(...[...entries.values()].map(({ length }) => length))).toBe(2);
  expect(entries.get('2026-12-31')?.map(({ start }) => start.slice(0, 10))).toEqual(['2026-12-30', '2026-12-31']);
});

test('a daily party that goes past midnight is shown on its evening and on the next morning', () => {
  const party = event('1', { start: '2026-11-06T20:00:00', end: '2026-11-07T02:00:00', repeats: 'daily' });
  const entries = entriesByDay([party], ...MONTHS).get('2026-11-10');
  expect(entries?.map(({ continues }) => continues)).toEqual([true, false]);
});

test('a week shows at most twenty bars a day and counts the others', () => {
  const years = Array.from({ length: 300 }, (_, id) =>
    event(String(id), { start: '2026-11-06T20:00:00', end: '2036-11-06T22:00:00' }),
  );
  const columns = weekLanes(WEEK, entriesByDay(years, ...MONTHS));
  expect(columns.map(({ slots, single, hiddenBars }) => [slots.length, single.length, hiddenBars])).toEqual(
    WEEK.map(() => [20, 0, 280]),
  );
});
