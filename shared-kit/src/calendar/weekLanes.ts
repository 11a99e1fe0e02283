import type { DayEntry } from './monthDays';

/** A place in a day's column: a bar that begins there, or room for a bar that lies over it. */
export type Slot = { bar: DayEntry; days: number } | { held: true } | { free: true };

/** One day of a week: the bars that lie on it, each at the height that it has on all its days, then what takes place on it alone. */
export interface DayColumn {
  day: string;
  slots: Slot[];
  single: DayEntry[];
}

interface Bar {
  entry: DayEntry;
  first: number;
  last: number;
}

const keyOf = ({ event, start }: DayEntry) => `${event.id} ${start}`;

/** What takes place on more than one day of the week, longest first where two begin together. */
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
    .filter(({ entry, first, last }) => last > first || entry.goesOn)
    .sort((one, other) => one.first - other.first || other.last - one.last);
}

const isTaken = (slot: Slot | undefined) => slot !== undefined && !('free' in slot);

/**
 * Lays out a week of a month: an event over several days is one bar at one height (document 2 §4.7).
 * @param week seven days, `YYYY-MM-DD`
 * @param entries what takes place on each day, in order
 */
export function weekLanes(week: readonly string[], entries: ReadonlyMap<string, DayEntry[]>): DayColumn[] {
  const columns = week.map((day): DayColumn => ({ day, slots: [], single: [] }));
  const barred = new Set<string>();
  for (const { entry, first, last } of barsOf(week, entries)) {
    barred.add(keyOf(entry));
    const over = columns.slice(first, last + 1);
    let lane = 0;
    while (over.some(({ slots }) => isTaken(slots[lane]))) lane += 1;
    over.forEach(({ slots }, index) => {
      while (slots.length < lane) slots.push({ free: true });
      slots[lane] = index === 0 ? { bar: entry, days: over.length } : { held: true };
    });
  }
  for (const column of columns) column.single = (entries.get(column.day) ?? []).filter((entry) => !barred.has(keyOf(entry)));
  return columns;
}
