import { WEEKDAYS } from './calendarOptions';
import { wallNow } from './dates';
import type { TimeSlot } from './entities';
import { addDays, weekdayOf } from './wallTime';

const place = (day: string) => (WEEKDAYS as readonly string[]).indexOf(day);

/** @returns the day of the week in a zone ('Sunday') */
export function weekdayIn(zone: string, now: Date | number = Date.now()): string {
  return WEEKDAYS[weekdayOf(wallNow(zone, now))] ?? '';
}

/** @returns the slots that hold a day, in their order; 'Saturday to Monday' holds Sunday */
export function slotsOn<T extends Pick<TimeSlot, 'daysStart' | 'daysEnd'>>(slots: readonly T[], day: string): T[] {
  const wanted = place(day);
  return slots.filter(({ daysStart, daysEnd }) => {
    const [first, last] = [place(daysStart), place(daysEnd)];
    return first <= last ? first <= wanted && wanted <= last : wanted >= first || wanted <= last;
  });
}

const CLOCK = /^\d\d:\d\d$/;

/**
 * The slots of the day before that run past midnight and have not ended yet: 6:00 PM to 1:30 AM is open at 12:30 AM. Custom text
 * in place of a time says nothing about midnight.
 * @param zone of the restaurant
 */
export function stillOpen<T extends Omit<TimeSlot, 'mealType' | 'sortIndex'>>(
  slots: readonly T[],
  zone: string,
  now: Date | number = Date.now(),
): { since: string; slots: T[] } {
  const wall = wallNow(zone, now);
  const since = WEEKDAYS[weekdayOf(addDays(wall, -1))] ?? '';
  const clock = wall.slice(11, 16);
  const isOpen = ({ hoursStart, hoursEnd }: T) =>
    CLOCK.test(hoursStart) && CLOCK.test(hoursEnd) && hoursEnd < hoursStart && clock < hoursEnd;
  return { since, slots: slotsOn(slots, since).filter(isOpen) };
}
