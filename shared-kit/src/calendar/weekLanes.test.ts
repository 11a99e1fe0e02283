import type { CalendarEvent } from '../rules/models/calendarEvent';
import { entriesByDay } from './monthDays';
import { weekLanes, type DayColumn } from './weekLanes';

const WEEK = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'];
const event = (id: string, start: string, end: string) =>
  ({ id, title: id, start, end, allDay: true, repeats: null, repeatsOn: [] }) as unknown as CalendarEvent;
const day = (number: number) => `2026-11-0${number}T00:00:00`;

const layOut = (...events: CalendarEvent[]) =>
  weekLanes(WEEK, entriesByDay(events, '2026-11-01T00:00:00', '2026-11-07T23:59:59', 'UTC'));
const textOf = ({ slots, single }: DayColumn) =>
  [
    ...slots.map((slot) => ('bar' in slot ? `${slot.bar.event.id}×${slot.days}` : 'covered' in slot ? '-' : '.')),
    ...single.map(({ event: { id } }) => id),
  ].join(' ');

test('an event over several days is one bar, which begins on its first day and keeps its line on the others', () => {
  expect(layOut(event('fair', day(2), day(4)), event('quiz', day(3), day(3))).map(textOf)).toEqual([
    '',
    'fair×3',
    '- quiz',
    '-',
    '',
    '',
    '',
  ]);
});

test('bars that overlap are on different lines, and a free line is used again', () => {
  const columns = layOut(event('a', day(1), day(3)), event('b', day(2), day(5)), event('c', day(4), day(6)));
  expect(columns.map(textOf)).toEqual(['a×3', '- b×4', '- -', 'c×3 -', '- -', '-', '']);
});

test('a bar below an empty line keeps its own line on every day', () => {
  const columns = layOut(event('a', day(1), day(2)), event('b', day(2), day(4)));
  expect(columns.map(textOf)).toEqual(['a×2', '- b×3', '. -', '. -', '', '', '']);
});

test('an event that begins before the week or ends after it is a bar over its days in the week', () => {
  const columns = layOut(event('long', '2026-10-20T00:00:00', day(1)), event('on', day(7), '2026-11-12T00:00:00'));
  expect(columns.map(textOf)).toEqual(['long×1', '', '', '', '', '', 'on']);
});
