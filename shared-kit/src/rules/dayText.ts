/* Days and times in words. Without the date library: what the site shows first needs some of them. */

const at = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * A plain date in words; nothing for text that is none, which a format would throw at. The format is made once, and not before it is
 * needed: making one is a thousand times dearer than using it.
 */
function inWords(parts: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    const moment = at(day);
    if (Number.isNaN(moment.getTime())) return '';
    format ??= new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
    return format.format(moment);
  };
}

/** A plain date as a heading: 'Saturday, November 21, 2026' for `2026-11-21`. */
export const dayText = inWords({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** 'November 21, 2026' for `2026-11-21`, where the weekday is said already. */
export const dateText = inWords({ year: 'numeric', month: 'long', day: 'numeric' });

/** The weekday of a plain date: 'Saturday' for `2026-11-21`. */
export const weekdayText = inWords({ weekday: 'long' });

/** The month of a plain date as a heading: 'November 2026'. */
export const monthText = inWords({ month: 'long', year: 'numeric' });

/** The names of the twelve months. Written down, since the site loads them: twelve formats took longer than all else it runs. */
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

/** The reader's own clock at a moment, 6:30 PM. */
export const clockText = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
