import type { CalendarEvent } from './models/calendarEvent';
import { momentOf, wallMillis, zoneOffset } from './zone';
import { doesRepeat, lastStart, latestStart, LONGEST_GAP, startsBetween } from './recurrenceRule';
import { floating, fromFloating } from './wallTime';

/**
 * The fields of a calendar event that determine when it takes place. Times are wall clock of its property, `YYYY-MM-DDTHH:mm:ss`.
 */
export type Series = Pick<
  CalendarEvent,
  'start' | 'end' | 'allDay' | 'repeats' | 'repeatsOn' | 'repeatsEndsOn' | 'repeatsTimes' | 'eventEndsOption'
>;

/** One occurrence of an event, in its property's wall time; an all-day event runs from midnight to 23:59:59. */
export interface Occurrence {
  start: string;
  end: string;
}

/** The effective start and end: an all-day event fills its days, the last of which is its end (API contract §1). */
function span({ start, end, allDay }: Pick<Series, 'start' | 'end' | 'allDay'>): Occurrence {
  if (!allDay) return { start, end };
  return { start: `${start.slice(0, 10)}T00:00:00`, end: `${end.slice(0, 10)}T23:59:59` };
}

/** Whether a zone's clock skips an hour on a day, by zone and day: needed for every event of a month. */
const skipsHourCache = new Map<string, boolean>();
const CACHE_MAX = 20_000;

function skipsHour(day: string, zone: string): boolean {
  const key = `${zone} ${day}`;
  let skips = skipsHourCache.get(key);
  if (skips === undefined) {
    const midnight = floating(`${day}T00:00:00`);
    skips = zoneOffset(midnight + 36 * 3_600_000, zone) > zoneOffset(midnight - 12 * 3_600_000, zone);
    if (skipsHourCache.size > CACHE_MAX) skipsHourCache.clear();
    skipsHourCache.set(key, skips);
  }
  return skips;
}

/** A local time that a clock change skips moves forward by the gap (API contract §1, `start=~`). */
function toExistingTime(wall: string, zone: string): string {
  if (!skipsHour(wall.slice(0, 10), zone)) return wall;
  return fromFloating(wallMillis(momentOf(floating(wall), zone), zone));
}

/**
 * The occurrences of an event that overlap a range of wall time, both ends included, in order (API contract §1, `start=~`;
 * OP-83). Days that a month lacks are skipped; a weekly series begins on its first ticked day. If occurrences overlap each other,
 * at least the last two that began before the range are included.
 * @param from first moment, `YYYY-MM-DDTHH:mm:ss`
 * @param to last moment
 * @param zone the property's IANA code: it decides which local times exist
 * @param maxStarts how many starts of the series are considered; all by default
 */
export function occurrences(series: Series, from: string, to: string, zone: string, maxStarts?: number): Occurrence[] {
  const extent = span(series);
  const length = floating(extent.end) - floating(extent.start);
  const repetition = { ...series, start: extent.start };
  const starts = startsBetween(repetition, firstStart(repetition, length, floating(from)), floating(to), maxStarts);
  return starts
    .map((start) => (series.allDay ? allDayOccurrence(start, length) : timedOccurrence(start, length, zone)))
    .filter(({ start, end }) => start <= to && end >= from);
}

/**
 * The first start to consider for occurrences that reach into a range. A wrong year in the end of a daily event would make
 * thousands of occurrences reach into it, so the search goes back no further than the last two need.
 */
function firstStart(series: Series, length: number, from: number): number {
  // A single event is checked as a whole, however long it is.
  if (!doesRepeat(series)) return -Infinity;
  const twoGaps = 2 * LONGEST_GAP[series.repeats];
  const enough = length > twoGaps ? Math.min(from, lastStart(series) ?? from) - twoGaps : -Infinity;
  return Math.max(from - length, enough) - SHIFT;
}

/** A skipped hour moves an occurrence by a few hours at most. */
const SHIFT = 3 * 3_600_000;
/** How many starts to check for an overlap. Because of such a shift, the first one may be before the range. */
const FIRST_STARTS = 3;

const allDayOccurrence = (start: number, length: number): Occurrence => ({
  start: fromFloating(start),
  end: fromFloating(start + length),
});

function timedOccurrence(start: number, length: number, zone: string): Occurrence {
  const begin = toExistingTime(fromFloating(start), zone);
  const end = toExistingTime(fromFloating(start + length), zone);
  // An event that would end when it starts or earlier, because only its start moves or all of it is skipped, keeps its length.
  return { start: begin, end: end <= begin ? fromFloating(floating(begin) + length) : end };
}

/**
 * The times of an event that takes place once, as its property's clock really shows them: the form states them, the server stores
 * them.
 */
export const existingTimes = ({ start, end, allDay }: Pick<Series, 'start' | 'end' | 'allDay'>, zone: string): Occurrence =>
  allDay ? { start, end } : timedOccurrence(floating(start), floating(end) - floating(start), zone);

/** A little more than a year: the date of a clock change differs from year to year. */
const YEAR = 370 * 86_400_000;

/** The first occurrence of a series, within a year of its start, that a clock change moves; null if there is none. */
export function firstMoved(series: Series, zone: string): Occurrence | null {
  if (series.allDay || !doesRepeat(series)) return null;
  const first = floating(series.start);
  const moved = startsBetween(series, first, first + YEAR).find((start) => {
    const wall = fromFloating(start);
    return toExistingTime(wall, zone) !== wall;
  });
  return moved === undefined ? null : timedOccurrence(moved, floating(series.end) - first, zone);
}

/** Whether an event takes place within a range at all; see `occurrences`. */
export function takesPlaceIn(series: Series, from: string, to: string, zone: string): boolean {
  return occurrences(series, from, to, zone, FIRST_STARTS).length > 0;
}

/**
 * The instant after which an event no longer takes place; null when it repeats forever.
 * @param zone the property's IANA code
 */
export function seriesEndInstant(series: Series, zone: string): string | null {
  const extent = span(series);
  const last = lastStart({ ...series, start: extent.start });
  if (last === null) return null;
  const length = floating(extent.end) - floating(extent.start);
  const { end } = series.allDay ? allDayOccurrence(last, length) : timedOccurrence(last, length, zone);
  return new Date(momentOf(floating(end), zone)).toISOString();
}

/**
 * The wall time after which a series is over for good; null when it repeats forever. It is stored, so that queries can skip
 * series that ended years ago.
 */
export function seriesEnd(series: Series): string | null {
  const extent = span(series);
  const last = latestStart({ ...series, start: extent.start });
  return last === null ? null : fromFloating(last + floating(extent.end) - floating(extent.start) + SHIFT);
}
