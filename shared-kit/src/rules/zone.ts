import { offsetByFormat, offsetByTemporal, temporal } from './zoneOffsets';

const DAY = 24 * 60 * 60_000;

/** Whether a text is a time zone code that this machine knows, such as `America/New_York`. */
export function isTimeZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || zone === '') return false;
  try {
    offsetByFormat(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** The zone of this machine's clock; UTC if it has none. */
export function ownZone(): string {
  const native = temporal();
  if (native) return native.Now.timeZoneId();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/**
 * A zone's offset from UTC at a moment, in milliseconds. Read from the zone data directly: the dayjs plugin works through the
 * machine's own zone and errs when that zone skips an hour.
 * @param zone an IANA code; throws RangeError for an unknown one
 */
export function zoneOffset(moment: number, zone: string): number {
  const native = temporal();
  return native ? offsetByTemporal(native, moment, zone) : offsetByFormat(moment, zone);
}

/** The wall clock of a zone at a moment, counted as if it were UTC milliseconds. */
export function wallMillis(moment: number, zone: string): number {
  return moment + zoneOffset(moment, zone);
}

/**
 * The moments at which a zone's clock shows a wall time (counted as if it were UTC milliseconds), in order: none if a clock change
 * skips it, two if one repeats it.
 */
export function momentsOf(wall: number, zone: string): number[] {
  const offsets = new Set([zoneOffset(wall - DAY, zone), zoneOffset(wall + DAY, zone)]);
  // A change that repeats an hour makes the offset smaller, so the moment by the earlier offset is the first.
  return [...offsets].map((offset) => wall - offset).filter((moment) => wallMillis(moment, zone) === wall);
}

/**
 * The moment at which a zone's clock shows a wall time (counted as if it were UTC milliseconds). An hour that a clock
 * change repeats means its first pass; an hour that it skips moves forward by the gap (API contract §1).
 */
export function momentOf(wall: number, zone: string): number {
  return momentsOf(wall, zone)[0] ?? wall - zoneOffset(wall - DAY, zone);
}
