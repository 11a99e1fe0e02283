import { RRule, type Options, type Weekday } from 'rrule';
import type { RepeatOption } from './entities';
import { lastCounted } from './lastCounted';
import { repeatEnd } from './repeat';
import { floating } from './wallTime';

/** A repetition, starting at its first wall time. */
export interface Repetition {
  start: string;
  repeats: Exclude<RepeatOption, 'none'> | null;
  repeatsOn: string[];
  repeatsEndsOn: string | null;
  repeatsTimes: number | null;
  eventEndsOption: string | null;
}

const DAY = 86_400_000;
const FREQUENCY = { daily: RRule.DAILY, weekly: RRule.WEEKLY, monthly: RRule.MONTHLY, yearly: RRule.YEARLY };
const DAYS: Record<string, Weekday> = {
  Sunday: RRule.SU,
  Monday: RRule.MO,
  Tuesday: RRule.TU,
  Wednesday: RRule.WE,
  Thursday: RRule.TH,
  Friday: RRule.FR,
  Saturday: RRule.SA,
};

type Repeating = Repetition & { repeats: NonNullable<Repetition['repeats']> };
/** An unknown stored repetition counts as none: one event must not break the list of all events. */
export const doesRepeat = (series: Repetition): series is Repeating => series.repeats !== null && series.repeats in FREQUENCY;

/** A series in terms of the iCalendar standard, on a clock without a zone; days that a month lacks are skipped. */
function ruleOptions({ start, repeats, repeatsOn }: Repeating): Partial<Options> {
  const first = new Date(floating(start));
  const monthDay = { bymonthday: first.getUTCDate() };
  const days = repeatsOn.flatMap((day) => DAYS[day] ?? []);
  return {
    freq: FREQUENCY[repeats],
    dtstart: first,
    ...(repeats === 'weekly' && days.length > 0 && { byweekday: days }),
    ...(repeats === 'monthly' && monthDay),
    ...(repeats === 'yearly' && { bymonth: first.getUTCMonth() + 1, ...monthDay }),
  };
}

/**
 * A later moment from which the same series continues: the library is slow when it counts from a first day years ago. Months and
 * years continue from the first day of a month, which every month has.
 */
function laterStart(start: string, repeats: Repeating['repeats'], from: number): Date {
  const first = floating(start);
  if (from <= first) return new Date(first);
  const step = repeats === 'weekly' ? 7 * DAY : DAY;
  if (repeats === 'daily' || repeats === 'weekly') return new Date(first + Math.floor((from - first) / step) * step);
  const later = new Date(from);
  later.setUTCHours(0, 0, 0, 0);
  // The remainder is the time of day; before 1970 it is negative, which gives the same time a day earlier.
  return new Date(later.setUTCDate(1) + (first % DAY));
}

/** The longest gap between two starts: months may lack a day twice in a row, and a century may lack a leap year. */
export const LONGEST_GAP = { daily: DAY, weekly: 7 * DAY, monthly: 93 * DAY, yearly: 8 * 366 * DAY };

/**
 * The last start of a series, counted as if it were UTC; null when it repeats forever. One that ends on a date may start for the
 * last time years before it, such as each 29 February.
 */
export function lastStart(series: Repetition): number | null {
  const latest = latestStart(series);
  if (latest === null || !doesRepeat(series)) return latest;
  return startsBetween(series, latest - LONGEST_GAP[series.repeats], latest).at(-1) ?? latest;
}

/**
 * The moment after which a series does not start any more, counted as if it were UTC; null when it repeats forever. For one that
 * ends on a date, the last moment of that day, which is included (OP-83).
 */
export function latestStart(series: Repetition): number | null {
  if (!doesRepeat(series)) return floating(series.start);
  const end = repeatEnd(series.eventEndsOption);
  if (end === 'onDate' && series.repeatsEndsOn) return floating(`${series.repeatsEndsOn}T23:59:59`);
  return end === 'after' && series.repeatsTimes ? lastCounted(series, series.repeatsTimes) : null;
}

/**
 * The starts of a series from one moment to another, both included, all counted as if they were UTC.
 * @param max maximum number of results, for an endless series in an endless range
 * @see document 2 §4.8
 */
export function startsBetween(series: Repetition, from: number, to: number, max = Infinity): number[] {
  const last = Math.min(to, latestStart(series) ?? to);
  if (!doesRepeat(series)) {
    const start = floating(series.start);
    return start >= from && start <= to ? [start] : [];
  }
  if (from > last) return [];
  const rule = new RRule({ ...ruleOptions(series), dtstart: laterStart(series.start, series.repeats, from) });
  return rule.between(new Date(from), new Date(last), true, (_, index) => index + 1 < max).map((start) => start.getTime());
}
