import { lastDayOf } from '../rules/eventTimes';
import { inTextOrder } from '../rules/inTextOrder';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { occurrences, type Occurrence } from '../rules/recurrence';
import { addDays, weekdayOf } from '../rules/wallTime';

/** An occurrence on one day; one that lasts several days has an entry for each. */
export interface DayEntry extends Occurrence {
  event: CalendarEvent;
  /** Whether the occurrence started on an earlier day. */
  continues: boolean;
}

/** The weeks of a month, Sunday first, with the days of the neighbouring months that complete them. @param month `YYYY-MM` */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const sunday = addDays(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_day, day) => addDays(sunday, week * 7 + day)));
  return weeks.filter((week) => week.some((day) => day.startsWith(month)));
}

/** The month some months later, or earlier. @param month `YYYY-MM` */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Every day from `first` to `last`, both included. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(day);
    // The last day of the year 9999 has no successor.
    if (day === addDays(day, 1)) break;
  }
  return days;
}

const earliest = (...days: string[]) => days.reduce((first, day) => (day < first ? day : first));

const compareEntries = (a: DayEntry, b: DayEntry) =>
  Number(b.event.allDay) - Number(a.event.allDay) || inTextOrder(a.start, b.start) || a.event.title.localeCompare(b.event.title);

/** An occurrence past midnight needs two. A wrong year in the end of a daily event would make thousands. */
const MAX_OF_EVENT = 2;

/**
 * What takes place on each day of a range, all-day events first (document 2 §4.7). An event has at most two entries on a day,
 * those that began last.
 * @param from first moment of the range, wall time `YYYY-MM-DDTHH:mm:ss`
 * @param to last moment of the range
 * @param zone the property's IANA code
 * @returns entries by day, `YYYY-MM-DD`
 */
export function entriesByDay(events: CalendarEvent[], from: string, to: string, zone: string): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  const [firstDay, lastDay] = [from.slice(0, 10), to.slice(0, 10)];
  for (const event of events) {
    const all = occurrences(event, from, to, zone);
    all.forEach((occurrence, index) => {
      const startDay = occurrence.start.slice(0, 10);
      const later = all[index + MAX_OF_EVENT];
      const last = earliest(lastDayOf(occurrence), later ? addDays(later.start, -1) : lastDay, lastDay);
      for (const day of daysBetween(startDay < firstDay ? firstDay : startDay, last)) {
        const entry = { ...occurrence, event, continues: day !== startDay };
        const entries = days.get(day);
        if (entries) entries.push(entry);
        else days.set(day, [entry]);
      }
    });
  }
  days.forEach((entries) => entries.sort(compareEntries));
  return days;
}
