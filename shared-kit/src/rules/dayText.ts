import { weekdayName } from './calendarOptions';

/* Days and times as text, without the date library: the first page that the site shows needs some of them. */

/**
 * The names of the twelve months, written out because the first `Intl` format on a page loads the texts of every language, which
 * takes a tenth of the time that opening a list does.
 */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A function that formats a plain date, and returns '' for any other text. */
function dayFormatter(format: (date: Date) => string): (day: string) => string {
  return (day) => {
    const date = new Date(`${day}T12:00:00Z`);
    return Number.isNaN(date.getTime()) ? '' : format(date);
  };
}

const weekday = (date: Date) => weekdayName(date.getUTCDay());
const month = (date: Date) => MONTH_NAMES[date.getUTCMonth()] ?? '';
const dayOfYear = (date: Date) => `${month(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;

/** A plain date as a heading: 'Saturday, November 21, 2026' for `2026-11-21`. */
export const dayText = dayFormatter((date) => `${weekday(date)}, ${dayOfYear(date)}`);

/** 'November 21, 2026' for `2026-11-21`, where the weekday is shown already. */
export const dateText = dayFormatter(dayOfYear);

/** The weekday of a plain date: 'Saturday' for `2026-11-21`. */
export const weekdayText = dayFormatter(weekday);

/** The month of a plain date as a heading: 'November 2026'. */
export const monthText = dayFormatter((date) => `${month(date)} ${date.getUTCFullYear()}`);

/** The reader's own clock at a moment, 6:30 PM. */
export function clockText(moment: number): string {
  const date = new Date(moment);
  const hours = date.getHours();
  return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
