import { currentTime } from './currentTime';
import { listDate, timeText, toWall } from './dates';
import { dayText, weekdayText } from './dayText';

const DAY = 24 * 3_600_000;

/**
 * When something was changed, on the clock of a zone: 'today 2:05 PM', 'yesterday 2:05 PM', 'Tuesday 2:05 PM' within a week, then the
 * date as in lists, '11-03-2026 2:05 PM'.
 * @param iso an instant
 */
export function changedAt(iso: string, zone: string, now: number = currentTime()): string {
  const changedDay = toWall(iso, zone)?.slice(0, 10);
  const today = toWall(new Date(now).toISOString(), zone)?.slice(0, 10);
  if (!changedDay || !today) return '';
  const days = Math.round((Date.parse(today) - Date.parse(changedDay)) / DAY);
  const day =
    days === 0 ? 'today' : days === 1 ? 'yesterday' : days > 1 && days < 7 ? weekdayText(changedDay) : listDate(iso, zone);
  return `${day} ${timeText(toWall(iso, zone))}`;
}

/** The day of a change as a heading: 'Sunday, November 22, 2026'. */
export const dayOfChange = (iso: string, zone: string): string => dayText(toWall(iso, zone)?.slice(0, 10) ?? '');

/**
 * Groups changes by day, on the clock of a zone.
 * @param momentOf the instant of an item's change
 * @returns pairs of a day as a heading and its items, both in the order given
 */
export function byDay<T>(items: readonly T[], momentOf: (item: T) => string, zone: string): [day: string, items: T[]][] {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = dayOfChange(momentOf(item), zone);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
