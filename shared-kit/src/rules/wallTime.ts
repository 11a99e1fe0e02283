import { toWall } from './dates';
import { readInstant } from './instant';

const DAY = 86_400_000;

/**
 * Reads a date and time as a property's wall clock: text without a zone is that clock already, an instant is turned into
 * it (API contract §1, OP-85).
 * @param zone the property's IANA code
 * @returns `YYYY-MM-DDTHH:mm:ss`, or null when the text names no moment
 */
export function readWall(text: unknown, zone: string): string | null {
  const moment = readInstant(text);
  if (moment === null) return null;
  const isInstant = /(Z|[+-]\d{2}:?\d{2})$/i.test((text as string).slice(10));
  return isInstant ? toWall(moment, zone) : moment.slice(0, 19);
}

/** Wall time counted as if it were UTC: only good for reckoning between wall times. @param wall `YYYY-MM-DDTHH:mm:ss` */
export const floating = (wall: string): number => Date.parse(`${wall}Z`);

/** The wall time of a count made by `floating`. */
export const fromFloating = (millis: number): string => new Date(millis).toISOString().slice(0, 19);

/** A plain date so many days later. @param date `YYYY-MM-DD`, or wall time */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The weekday of a plain date or wall time, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay();
