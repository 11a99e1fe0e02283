/* Days and times in words. Without the date library: what the site shows first needs some of them. */

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const inWords = (date: Date, parts: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });

/** A plain date as a heading: 'Saturday, November 21, 2026' for `2026-11-21`. */
export const dayText = (day: string): string =>
  inWords(at(day), { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** 'November 21, 2026' for `2026-11-21`, where the weekday is said already. */
export const dateText = (day: string): string => inWords(at(day), { year: 'numeric', month: 'long', day: 'numeric' });

/** The month of a plain date as a heading: 'November 2026'. */
export const monthText = (day: string): string => inWords(at(`${day.slice(0, 7)}-15`), { month: 'long', year: 'numeric' });

/** The names of the twelve months. */
export const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  inWords(new Date(Date.UTC(2026, month, 15)), { month: 'long' }),
);

/** The reader's own clock at a moment, 6:30 PM. */
export const clockText = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
