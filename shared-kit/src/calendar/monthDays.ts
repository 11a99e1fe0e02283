import { inTextOrder } from '../rules/inTextOrder';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { occurrences, type Occurrence } from '../rules/recurrence';
import { addDays, weekdayOf } from '../rules/wallTime';

/** An occurrence of an event on one day: of an event over several days there is one for each. */
export interface DayEntry extends Occurrence {
  event: CalendarEvent;
  /** Whether it began on an earlier day. */
  goesOn: boolean;
}

/** The weeks of a month, Sunday first, with the days around it that fill them. @param month `YYYY-MM` */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const sunday = addDays(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_day, day) => addDays(sunday, week * 7 + day)));
  return weeks.filter((week) => week.some((day) => day.startsWith(month)));
}

/** The month before or after. @param month `YYYY-MM` */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Every day from one to another, both included; the last day that a calendar has words for has no next one. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(day);
    if (day === addDays(day, 1)) break;
  }
  return days;
}

/** An event that ends at midnight ends on the day before. */
const lastDayOf = ({ start, end }: Occurrence) =>
  end.endsWith('T00:00:00') && end > start ? addDays(end, -1) : end.slice(0, 10);

const inOrder = (a: DayEntry, b: DayEntry) =>
  Number(b.event.allDay) - Number(a.event.allDay) || inTextOrder(a.start, b.start) || a.event.title.localeCompare(b.event.title);

/**
 * What takes place on each day of a range, all-day events first (document 2 §4.7).
 * @param from first moment of the range, wall time `YYYY-MM-DDTHH:mm:ss`
 * @param zone the property's IANA code
 * @returns entries by day, `YYYY-MM-DD`
 */
export function entriesByDay(events: CalendarEvent[], from: string, to: string, zone: string): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  for (const event of events)
    for (const one of occurrences(event, from, to, zone)) {
      const first = one.start.slice(0, 10);
      const [begin, end] = [first < from.slice(0, 10) ? from.slice(0, 10) : first, lastDayOf(one)];
      const last = end < to.slice(0, 10) ? end : to.slice(0, 10);
      for (const day of daysBetween(begin, last)) {
        const entry = { ...one, event, goesOn: day !== first };
        const there = days.get(day);
        if (there) there.push(entry);
        else days.set(day, [entry]);
      }
    }
  days.forEach((entries) => entries.sort(inOrder));
  return days;
}
