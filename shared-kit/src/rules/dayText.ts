/* Days and times in words. Without the date library: what the site shows first needs some of them. */

const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** A plain date in words. Its format is made once, and not before it is needed: making one is a thousand times dearer than using it. */
function inWords(parts: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => (format ??= new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })).format(at(day));
}

/** A plain date as a heading: 'Saturday, November 21, 2026' for `2026-11-21`. */
export const dayText = inWords({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** 'November 21, 2026' for `2026-11-21`, where the weekday is said already. */
export const dateText = inWords({ year: 'numeric', month: 'long', day: 'numeric' });

/** The weekday of a plain date: 'Saturday' for `2026-11-21`. */
export const weekdayText = inWords({ weekday: 'long' });

/** The month of a plain date as a heading: 'November 2026'. */
export const monthText = inWords({ month: 'long', year: 'numeric' });

/** The reader's own clock at a moment, 6:30 PM. */
export const clockText = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
