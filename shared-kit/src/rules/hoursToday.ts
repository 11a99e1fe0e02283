import { WEEKDAYS, weekdayName } from './calendarOptions';
import { wallNow } from './dates';
import type { TimeSlot } from './entities';
import { addDays, weekdayOf } from './wallTime';

const dayIndex = (day: string) => (WEEKDAYS as readonly string[]).indexOf(day);

/** @returns the day of the week in a zone ('Sunday') */
export function weekdayIn(zone: string, now: Date | number): string {
  return weekdayName(weekdayOf(wallNow(zone, now)));
}

/** @returns the slots that include a day, in their order; 'Saturday to Monday' includes Sunday */
export function slotsOn<T extends Pick<TimeSlot, 'daysStart' | 'daysEnd'>>(slots: readonly T[], day: string): T[] {
  const index = dayIndex(day);
  return slots.filter(({ daysStart, daysEnd }) => {
    const [first, last] = [dayIndex(daysStart), dayIndex(daysEnd)];
    return first <= last ? first <= index && index <= last : index >= first || index <= last;
  });
}

const CLOCK = /^\d\d:\d\d$/;

/**
 * Yesterday's slots that run past midnight and have not ended yet: 6:00 PM to 1:30 AM is open at 12:30 AM. Slots with a custom
 * text instead of a time are left out.
 * @param zone of the restaurant
 * @returns the slots, and the weekday on which they opened
 */
export function stillOpen<T extends Omit<TimeSlot, 'mealType' | 'sortIndex'>>(
  slots: readonly T[],
  zone: string,
  now: Date | number,
): { since: string; slots: T[] } {
  const wall = wallNow(zone, now);
  const since = weekdayName(weekdayOf(addDays(wall, -1)));
  const clock = wall.slice(11, 16);
  const isOpen = ({ hoursStart, hoursEnd }: T) =>
    CLOCK.test(hoursStart) && CLOCK.test(hoursEnd) && hoursEnd < hoursStart && clock < hoursEnd;
  return { since, slots: slotsOn(slots, since).filter(isOpen) };
}
