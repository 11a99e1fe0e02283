/** The part of `Temporal` that is used here; not every browser has it, and Node 20 does not. */
export interface TemporalZones {
  Now: { timeZoneId: () => string };
  Instant: { fromEpochMilliseconds: (moment: number) => { toZonedDateTimeISO: (zone: string) => { offsetNanoseconds: number } } };
}

/** `Temporal`, if this machine has it. */
export const temporal = (): TemporalZones | undefined => (globalThis as { Temporal?: TemporalZones }).Temporal;

/**
 * An offset from UTC in milliseconds. `Temporal` loads only the zones; the first `Intl` format of a page also loads the texts of
 * every language, a tenth of what opening a list costs.
 * @param moment milliseconds since 1970
 * @param zone an IANA code; throws RangeError for an unknown one
 */
export const offsetByTemporal = (native: TemporalZones, moment: number, zone: string): number =>
  native.Instant.fromEpochMilliseconds(Math.floor(moment)).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000;

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

/** The same offset for machines without `Temporal`, read from a date that `Intl` has formatted in the zone. */
export function offsetByFormat(moment: number, zone: string): number {
  const parts: Record<string, number> = {};
  let isBC = false;
  for (const { type, value } of formatOf(zone).formatToParts(moment)) {
    if (type === 'era') isBC = value.startsWith('B');
    else parts[type] = Number(value);
  }
  const { year = 1, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = new Date(0);
  wall.setUTCFullYear(isBC ? 1 - year : year, month - 1, day);
  wall.setUTCHours(hour, minute, second);
  return wall.getTime() - Math.floor(moment / 1000) * 1000;
}
