import { Temporal } from '@js-temporal/polyfill';
import { TIME_ZONES } from './timeZones';
import { momentOf, ownZone, wallMillis, zoneOffset } from './zone';
import { offsetByFormat, offsetByTemporal, type TemporalZones } from './zoneOffsets';

const native: TemporalZones = Temporal;
const HOUR = 3_600_000;

afterEach(() => {
  delete (globalThis as { Temporal?: unknown }).Temporal;
});

const differences = (zone: string, from: number, to: number, step: number) => {
  const found: number[] = [];
  for (let moment = from; moment < to; moment += step) {
    if (offsetByTemporal(native, moment, zone) !== offsetByFormat(moment, zone)) found.push(moment);
  }
  return found;
};

test('every zone of a property has the same offset with Temporal and with Intl, all year round', () => {
  const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
  expect(TIME_ZONES.flatMap(({ value }) => differences(value, from, to, 9 * 24 * HOUR))).toEqual([]);
});

test.each([
  ['America/Chicago', Date.UTC(2026, 2, 8, 8), 1],
  ['America/Chicago', Date.UTC(2026, 10, 1, 7), -1],
  ['Australia/Lord_Howe', Date.UTC(2026, 9, 3, 15, 30), 0.5],
])('the clock of %s changes at the same moment with Temporal and with Intl', (zone, change, by) => {
  expect(offsetByTemporal(native, change, zone) - offsetByTemporal(native, change - 1, zone)).toBe(by * HOUR);
  expect(differences(zone, change - 2 * HOUR, change + 2 * HOUR, HOUR / 4)).toEqual([]);
  expect(differences(zone, change - 1, change + 2, 1)).toEqual([]);
});

test.each([-62_135_596_800_001, -60_000_000_000_000, -1, 0.5, 8_640_000_000_000])(
  'with both, offsets agree for %d, far from today or between two milliseconds',
  (moment) => {
    for (const zone of ['America/Chicago', 'Asia/Tokyo', 'UTC']) {
      expect(offsetByTemporal(native, moment, zone)).toBe(offsetByFormat(moment, zone));
    }
  },
);

test('both refuse an unknown zone and an invalid moment', () => {
  for (const [moment, zone] of [
    [0, 'Mars/Olympus'],
    [Number.NaN, 'UTC'],
  ] as const) {
    expect(() => offsetByTemporal(native, moment, zone)).toThrow(RangeError);
    expect(() => offsetByFormat(moment, zone)).toThrow(RangeError);
  }
});

test('with Temporal, no Intl format is created', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  (globalThis as { Temporal?: unknown }).Temporal = {
    Now: { timeZoneId: () => 'Asia/Tokyo' },
    Instant: { fromEpochMilliseconds: () => ({ toZonedDateTimeISO: () => ({ offsetNanoseconds: 9 * HOUR * 1_000_000 }) }) },
  };

  expect(ownZone()).toBe('Asia/Tokyo');
  expect(zoneOffset(0, 'Asia/Tokyo')).toBe(9 * HOUR);
  expect(momentOf(wallMillis(1000, 'Asia/Tokyo'), 'Asia/Tokyo')).toBe(1000);
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
