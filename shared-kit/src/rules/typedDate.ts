import { isPlainDate } from './instant';

/** The date that somebody typed, and the time if there was one. */
export interface TypedMoment {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`; null when only a day was typed. */
  time: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<year>\\d{4}|\\d{2})(?![\\d:])';

/** `12/25/2026`, `2026-12-25`, `Dec 25, 2026`, `25 Dec 2026`. */
const DATES = [
  new RegExp(`^(?<month>\\d{1,2})(?<mark>[/-])(?<day>\\d{1,2})\\k<mark>${YEAR}`),
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)t?/,
  new RegExp(`^${MONTH}\\.? ${DAY},? ${YEAR}`),
  new RegExp(`^${DAY} ${MONTH}\\.?,? ${YEAR}`),
];
const TWELVE = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})? ?([ap])\.?(?:m\.?)?$/;
const TWENTY_FOUR = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** A year such as 0201 is a typing error, and `Date` reads years below 100 as those of the last century. */
const EARLIEST = '1000-01-01';

const twoDigits = (digits: string | number) => String(digits).padStart(2, '0');

/** Two digits are a year from 1970 to 2069. */
const fullYear = (digits: string) => (digits.length === 4 ? digits : `${Number(digits) < 70 ? '20' : '19'}${digits}`);
const monthNumber = (text: string) => MONTHS.indexOf(text.slice(0, 3)) + 1 || text;

function dateOf(text: string): { date: string; rest: string } | null {
  for (const format of DATES) {
    const match = format.exec(text);
    if (!match) continue;
    const { year = '', month = '', day = '' } = match.groups ?? {};
    const date = `${fullYear(year)}-${twoDigits(monthNumber(month))}-${twoDigits(day)}`;
    if (isPlainDate(date) && date >= EARLIEST) return { date, rest: text.slice(match[0].length) };
  }
  return null;
}

function timeOf(text: string): string | null {
  const twelve = TWELVE.exec(text);
  if (twelve) {
    const [, hour, minute = '00', half] = twelve;
    if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null;
    return `${twoDigits((Number(hour) % 12) + (half === 'p' ? 12 : 0))}:${minute}`;
  }
  const [, hour = '', minute = ''] = TWENTY_FOUR.exec(text) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${twoDigits(hour)}:${minute}` : null;
}

/**
 * Reads a date as people type it, month first, with or without a time: `12/25/2026 6:30 PM`, `12-25-26 18:30`, `Dec 25 2026, 6pm`,
 * `25 December 2026` (OP-136).
 * @returns null if the text is not a day of the calendar, or is followed by something other than a time
 */
export function parseTypedDate(text: string): TypedMoment | null {
  const found = dateOf(text.trim().replace(/\s+/g, ' ').toLowerCase());
  if (!found) return null;
  const rest = found.rest.replace(/^,? ?(?:at |@ ?)?/, '');
  if (rest === '') return { date: found.date, time: null };
  const time = timeOf(rest);
  return time === null ? null : { date: found.date, time };
}

/** The times of a day that was typed without one: an item shows from the first moment of the day until its last quarter (OP-136). */
export const FIRST_TIME = '00:00';
export const LAST_TIME = '23:45';

/**
 * Reads a typed date as wall time `YYYY-MM-DDTHH:mm:ss`; null when it is not a date.
 * @param defaultTime the time of a day that was typed without one, `HH:mm`
 */
export function parseWallPicker(text: string, defaultTime: string): string | null {
  const typed = parseTypedDate(text);
  return typed && `${typed.date}T${typed.time ?? defaultTime}:00`;
}

/** Reads a typed day as a plain date `YYYY-MM-DD`; null if it is not a date, or a time was typed too. */
export function parseDatePicker(text: string): string | null {
  const typed = parseTypedDate(text);
  return typed?.time === null ? typed.date : null;
}
