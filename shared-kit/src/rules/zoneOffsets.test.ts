import { Temporal } from '@js-temporal/polyfill';
import { TIME_ZONES } from './timeZones';
import { momentOf, ownZone, wallMillis, zoneOffset } from './zone';
import { offsetByFormat, offsetByTemporal, type TemporalZones } from './zoneOffsets';

const native: TemporalZones = Temporal;
const HOUR = 3_600_000;

afterEach(() => {
  delete (globalThis as { Temporal?: unknown }).Temporal;
});

test.each(TIME_ZONES.map(({ value }) => value))(
  '%s has the same offset by both ways, around every change of its clock in two years',
  (zone) => {
    const from = Date.UTC(2026, 0, 1);
    const differing: number[] = [];
    for (let moment = from; moment < from + 730 * 24 * HOUR; moment += 6 * HOUR) {
      if (offsetByTemporal(native, moment, zone) !== offsetByFormat(moment, zone)) differing.push(moment);
    }
    expect(differing).toEqual([]);
  },
);

test.each([-62_135_596_800_001, -60_000_000_000_000, -1, 0.5, 8_640_000_000_000])(
  '%d, far from today or between two milliseconds, too',
  (moment) => {
    for (const zone of ['America/Chicago', 'Asia/Tokyo', 'UTC']) {
      expect(offsetByTemporal(native, moment, zone)).toBe(offsetByFormat(moment, zone));
    }
  },
);

test('an unknown zone and a moment that is none are refused alike', () => {
  for (const [moment, zone] of [
    [0, 'Mars/Olympus'],
    [Number.NaN, 'UTC'],
  ] as const) {
    expect(() => offsetByTemporal(native, moment, zone)).toThrow(RangeError);
    expect(() => offsetByFormat(moment, zone)).toThrow(RangeError);
  }
});

test('where a browser has Temporal, no format is made', () => {
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
