import { currentTime } from './currentTime';

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Days of a month, `month` from 1. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether text is a date that exists in the calendar, `YYYY-MM-DD`, from the year 1 on. */
export function isPlainDate(text: unknown): text is string {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const CANONICAL_LENGTH = '2026-11-21T09:30:00.000Z'.length;

/** Whether text is an instant in the wire's form already, as nearly all are: the pattern below takes three times as long. */
function isCanonical(text: string): boolean {
  if (text.length !== CANONICAL_LENGTH) return false;
  const moment = Date.parse(text);
  return moment >= FIRST && moment <= LAST && new Date(moment).toISOString() === text;
}

/**
 * Reads an instant from ISO 8601 text. Text without a zone is UTC, never the machine's local zone.
 * @returns the instant in the wire's form `2026-11-21T09:30:00.000Z`, or null when the text is not a moment in time
 * @see API contract §1
 */
export function readInstant(text: unknown): string | null {
  if (typeof text === 'string' && isCanonical(text)) return text;
  const match = typeof text === 'string' ? INSTANT.exec(text) : null;
  if (!match || !isPlainDate((text as string).slice(0, 10))) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const suffix = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  const moment = Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}${suffix}`,
  );
  // A zone can move the first and the last day of the calendar beyond the years of four digits.
  return Number.isNaN(moment) || moment < FIRST || moment > LAST ? null : new Date(moment).toISOString();
}

/** Whether text is wall-clock time in the wire's form `YYYY-MM-DDTHH:mm:ss`, without a zone. */
export function isWallTime(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text) && readInstant(text) !== null;
}

/** @returns the start of the current minute, as an instant in the wire's form */
export function startOfMinute(): string {
  const now = currentTime();
  return new Date(now - (now % 60_000)).toISOString();
}
