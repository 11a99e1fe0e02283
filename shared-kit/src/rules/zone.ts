const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether a text is a time zone code that this machine knows, such as `America/New_York`. */
export function isTimeZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || zone === '') return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The zone of this machine's clock; UTC where it names none. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/**
 * A zone's offset from UTC at a moment, in milliseconds. Read from the zone data directly: the dayjs plugin works through the
 * machine's own zone and errs when that zone skips an hour.
 * @param zone an IANA code; throws RangeError for an unknown one
 */
export function zoneOffset(moment: number, zone: string): number {
  const parts: Record<string, number> = {};
  let bc = false;
  for (const { type, value } of formatOf(zone).formatToParts(moment)) {
    if (type === 'era') bc = value.startsWith('B');
    else parts[type] = Number(value);
  }
  const { year = 1, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = new Date(0);
  wall.setUTCFullYear(bc ? 1 - year : year, month - 1, day);
  wall.setUTCHours(hour, minute, second);
  return wall.getTime() - Math.floor(moment / 1000) * 1000;
}

/** The wall clock of a zone at a moment, counted as if it were UTC milliseconds. */
export function wallMillis(moment: number, zone: string): number {
  return moment + zoneOffset(moment, zone);
}

/**
 * The moment at which a zone's clock shows a wall time (counted as if it were UTC milliseconds). An hour that a clock
 * change repeats means its first pass; an hour that it skips moves forward by the gap (API contract §1).
 */
export function momentOf(wall: number, zone: string): number {
  const before = zoneOffset(wall - DAY, zone);
  const after = zoneOffset(wall + DAY, zone);
  const fitting = [wall - before, wall - after].filter((moment) => wallMillis(moment, zone) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}
