import { toWall } from './dates';
import { readInstant } from './instant';

const DAY = 86_400_000;
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/**
 * Reads a date and time as a property's wall clock: text without a zone is that clock already, an instant is turned into it (API
 * contract §1, OP-85).
 * @param zone the property's IANA code
 * @returns `YYYY-MM-DDTHH:mm:ss`, or null when the text is not a moment in time
 */
export function readWall(text: unknown, zone: string): string | null {
  const moment = readInstant(text);
  if (moment === null) return null;
  const isInstant = /(Z|[+-]\d{2}:?\d{2})$/i.test(text as string);
  return isInstant ? toWall(moment, zone) : moment.slice(0, 19);
}

/** Wall time as if it were UTC milliseconds; only for calculations between wall times. @param wall `YYYY-MM-DDTHH:mm:ss` */
export const floating = (wall: string): number => Date.parse(`${wall}Z`);

/** The first and last moment that wall time can express: it is compared as text, which works for four-digit years. */
const FIRST = floating('0001-01-01T00:00:00');
const LAST = floating('9999-12-31T23:59:59');

/** The wall time of a result of `floating`; clamped to the years 1 to 9999. */
export const fromFloating = (millis: number): string =>
  new Date(Math.min(Math.max(millis, FIRST), LAST)).toISOString().slice(0, 19);

/** The first whole minute after a wall time. */
export const nextMinute = (wall: string): string => fromFloating((Math.floor(floating(wall) / MINUTE) + 1) * MINUTE);

/** The first quarter of an hour that is no earlier than a wall time. */
export const nextQuarter = (wall: string): string => fromFloating(Math.ceil(floating(wall) / QUARTER) * QUARTER);

/** A plain date a number of days later. @param date `YYYY-MM-DD`, or wall time */
export const addDays = (date: string, days: number): string =>
  fromFloating(floating(`${date.slice(0, 10)}T00:00:00`) + days * DAY).slice(0, 10);

/** The weekday of a plain date or wall time, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay();
