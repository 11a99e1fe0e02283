import type { DayEntry } from './monthDays';

/** One lane of a day: a bar that starts there, one that started on an earlier day, or nothing. */
export type Slot = { bar: DayEntry; days: number } | { covered: true } | { free: true };

/** The most entries of a day, bars included, that are drawn until somebody asks for more. */
export const MAX_LANES = 20;

/** One day of a week: its bars by lane (a bar has the same lane on all its days), then the entries of that day alone. */
export interface DayColumn {
  day: string;
  slots: Slot[];
  single: DayEntry[];
  /** How many bars have found no lane on it. */
  hiddenBars: number;
}

interface Bar {
  entry: DayEntry;
  first: number;
  last: number;
}

const keyOf = ({ event, start }: DayEntry) => `${event.id} ${start}`;

/** The events that last more than one day, ordered by first day, the longest first. */
function barsOf(week: readonly string[], entries: ReadonlyMap<string, DayEntry[]>): Bar[] {
  const bars = new Map<string, Bar>();
  week.forEach((day, index) => {
    for (const entry of entries.get(day) ?? []) {
      const bar = bars.get(keyOf(entry));
      if (bar) bar.last = index;
      else bars.set(keyOf(entry), { entry, first: index, last: index });
    }
  });
  return [...bars.values()]
    .filter(({ entry, first, last }) => last > first || entry.continues)
    .sort((a, b) => a.first - b.first || b.last - a.last);
}

const isOccupied = (slot: Slot | undefined) => slot !== undefined && !('free' in slot);

/**
 * Lays out a week of a month: an event over several days is one bar in one lane (document 2 §4.7).
 * @param week seven days, `YYYY-MM-DD`
 * @param entries what takes place on each day, in order
 */
export function weekLanes(week: readonly string[], entries: ReadonlyMap<string, DayEntry[]>): DayColumn[] {
  const columns = week.map((day): DayColumn => ({ day, slots: [], single: [], hiddenBars: 0 }));
  const barKeys = new Set<string>();
  for (const { entry, first, last } of barsOf(week, entries)) {
    barKeys.add(keyOf(entry));
    const covered = columns.slice(first, last + 1);
    let lane = 0;
    while (covered.some(({ slots }) => isOccupied(slots[lane]))) lane += 1;
    covered.forEach((column, index) => {
      const { slots } = column;
      if (lane >= MAX_LANES) {
        column.hiddenBars += 1;
        return;
      }
      while (slots.length < lane) slots.push({ free: true });
      slots[lane] = index === 0 ? { bar: entry, days: covered.length } : { covered: true };
    });
  }
  for (const column of columns) column.single = (entries.get(column.day) ?? []).filter((entry) => !barKeys.has(keyOf(entry)));
  return columns;
}
