import { WEEKDAYS } from './calendarOptions';
import { today } from './dates';
import type { TimeSlot } from './entities';

const place = (day: string) => (WEEKDAYS as readonly string[]).indexOf(day);

/** @returns the day of the week in a zone ('Sunday') */
export function weekdayIn(zone: string, now: Date | number = Date.now()): string {
  return WEEKDAYS[new Date(`${today(zone, now)}T00:00:00Z`).getUTCDay()] ?? '';
}

/** @returns the slots that hold a day, in their order; 'Saturday to Monday' holds Sunday */
export function slotsOn<T extends Pick<TimeSlot, 'daysStart' | 'daysEnd'>>(slots: readonly T[], day: string): T[] {
  const wanted = place(day);
  return slots.filter(({ daysStart, daysEnd }) => {
    const [first, last] = [place(daysStart), place(daysEnd)];
    return first <= last ? first <= wanted && wanted <= last : wanted >= first || wanted <= last;
  });
}
