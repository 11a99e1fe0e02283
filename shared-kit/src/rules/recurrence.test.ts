import { takesPlaceIn, occurrences, seriesEnd, type Series } from './recurrence';
import { leastCost } from './testing/cost';
import { single } from './testing/single';

const forever = { eventEndsOption: 'Repeats Forever' };
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';
const NOVEMBER = ['2026-11-01T00:00:00', '2026-11-30T23:59:59'] as const;

const starts = (change: Partial<Series>, [from, to]: readonly [string, string] = NOVEMBER, zone = LONDON) =>
  occurrences({ ...single, ...change }, from, to, zone).map(({ start }) => start);
const days = (...args: Parameters<typeof starts>) => starts(...args).map((start) => start.slice(0, 10));

describe('which occurrences overlap a range', () => {
  test('a single event meets every range that it overlaps, both ends included', () => {
    expect(starts({})).toEqual(['2026-11-03T19:30:00']);
    expect(starts({}, ['2026-11-03T21:00:00', '2026-11-05T00:00:00'])).toHaveLength(1);
    expect(starts({}, ['2026-11-01T00:00:00', '2026-11-03T19:30:00'])).toHaveLength(1);
    expect(starts({}, ['2026-11-03T21:00:01', '2026-11-05T00:00:00'])).toHaveLength(0);
    expect(starts({}, ['2026-11-01T00:00:00', '2026-11-03T19:29:59'])).toHaveLength(0);
  });

  test('an event that spans the end of a month is in both months', () => {
    const market = { start: '2026-11-27T00:00:00', end: '2026-12-02T00:00:00', allDay: true };
    expect(starts(market)).toEqual(['2026-11-27T00:00:00']);
    expect(starts(market, ['2026-12-02T20:00:00', '2026-12-31T23:59:59'])).toHaveLength(1);
    expect(starts(market, ['2026-12-03T00:00:00', '2026-12-31T23:59:59'])).toHaveLength(0);
  });

  test('an occurrence that began before the range and extends into it counts', () => {
    const late = {
      start: '2026-10-02T22:00:00',
      end: '2026-10-03T02:00:00',
      repeats: 'weekly',
      repeatsOn: ['Saturday'],
    } as const;
    const series = { ...late, ...forever, repeatsOn: ['Saturday'] };
    expect(days(series, ['2026-11-01T00:00:00', '2026-11-01T23:59:59'])).toEqual(['2026-10-31']);
  });
});

describe('how an event repeats', () => {
  test('daily is every day of the range', () => {
    expect(days({ repeats: 'daily', ...forever })).toHaveLength(28);
  });

  test('weekly begins on the first ticked day on or after the start', () => {
    const weekly = { repeats: 'weekly', repeatsOn: ['Monday', 'Friday'], ...forever } as const;
    expect(days({ ...weekly, repeatsOn: ['Monday', 'Friday'] })).toEqual([
      '2026-11-06',
      '2026-11-09',
      '2026-11-13',
      '2026-11-16',
      '2026-11-20',
      '2026-11-23',
      '2026-11-27',
      '2026-11-30',
    ]);
  });

  test('weekly without a ticked weekday is on the weekday of its start, also years later', () => {
    const weekly = { start: '2011-03-15T10:00:00', end: '2011-03-15T11:00:00', repeats: 'weekly', ...forever } as const;
    expect(days({ ...weekly, repeatsOn: [] })).toEqual(['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24']);
  });

  test('monthly skips the months that lack the day', () => {
    const series = { start: '2027-01-31T10:00:00', end: '2027-01-31T11:00:00', repeats: 'monthly', ...forever } as const;
    expect(days(series, ['2027-01-01T00:00:00', '2027-07-31T23:59:59'])).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
      '2027-07-31',
    ]);
  });

  test('monthly and yearly on the first of the month are found from that morning on, years later and before 1970', () => {
    for (const [first, year] of [
      ['2011-11-01', '2026'],
      ['1931-11-01', '1961'],
    ] as const)
      for (const repeats of ['monthly', 'yearly'] as const) {
        const series = { start: `${first}T13:00:00`, end: `${first}T14:00:00`, repeats, ...forever };
        const range = [`${year}-11-01T08:00:00`, `${year}-11-30T23:59:59`] as const;
        expect(starts(series, range)).toEqual([`${year}-11-01T13:00:00`]);
      }
  });

  test('yearly on 29 February skips the years that lack it', () => {
    const series = { start: '2024-02-29T10:00:00', end: '2024-02-29T11:00:00', repeats: 'yearly', ...forever } as const;
    expect(days(series, ['2024-01-01T00:00:00', '2032-12-31T23:59:59'])).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
  });

  test('the end date is included', () => {
    const series = { repeats: 'daily', eventEndsOption: 'On Date ...', repeatsEndsOn: '2026-11-06' } as const;
    expect(days(series)).toEqual(['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06']);
  });

  test('a number or a date that is left from another choice of end does not end it, and a missing one does not hide it', () => {
    const left = { repeats: 'daily', repeatsTimes: 2, repeatsEndsOn: '2026-11-05' } as const;
    expect(days({ ...left, ...forever })).toHaveLength(28);
    expect(days({ ...left, eventEndsOption: 'On Date ...' })).toHaveLength(3);
    expect(days({ ...left, eventEndsOption: 'On Date ...', repeatsEndsOn: null })).toHaveLength(28);
    expect(days({ ...left, eventEndsOption: 'After ... occurances', repeatsTimes: null })).toHaveLength(28);
  });

  test('a repetition that no version knows is none', () => {
    expect(days({ repeats: 'hourly' as 'daily', ...forever })).toEqual(['2026-11-03']);
  });

  test('after N occurrences, in either stored spelling; skipped months do not count', () => {
    for (const eventEndsOption of ['After ... occurances', 'After occurrences'])
      expect(days({ repeats: 'daily', eventEndsOption, repeatsTimes: 3 })).toEqual(['2026-11-03', '2026-11-04', '2026-11-05']);
    const monthly = { start: '2026-08-31T10:00:00', end: '2026-08-31T11:00:00', repeats: 'monthly' } as const;
    const counted = { ...monthly, eventEndsOption: 'After ... occurances', repeatsTimes: 3 };
    expect(days(counted, ['2026-01-01T00:00:00', '2027-12-31T00:00:00'])).toEqual(['2026-08-31', '2026-10-31', '2026-12-31']);
  });

  test.each(['daily', 'weekly', 'monthly', 'yearly'] as const)(
    '%s: a range years later gives the same result as counting from the start',
    (repeats) => {
      const old = {
        start: '2011-03-15T08:15:00',
        end: '2011-03-15T09:00:00',
        repeats,
        repeatsOn: ['Tuesday', 'Sunday'],
        ...forever,
      };
      const from2010 = days(old, ['2010-01-01T00:00:00', '2026-12-31T23:59:59']).filter((day) => day >= '2026-01-01');
      expect(days(old, ['2026-01-01T00:00:00', '2026-12-31T23:59:59'])).toEqual(from2010);
      expect(from2010.length).toBeGreaterThan(0);
    },
  );
});

describe('a series whose end has a wrong year', () => {
  const wrong = { start: '2016-11-06T20:00:00', end: '2046-11-06T22:00:00' };

  test.each(['daily', 'weekly', 'monthly', 'yearly'] as const)('%s: only a few of its occurrences are computed', (repeats) => {
    const day = ['2026-11-10T00:00:00', '2026-11-10T23:59:59'] as const;
    const found = starts({ ...wrong, repeats, ...forever }, day);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(20);
  });

  test('an occurrence still takes place long after the last start', () => {
    const ended = { ...single, ...wrong, repeats: 'daily', eventEndsOption: 'On Date ...', repeatsEndsOn: '2016-11-30' } as const;
    expect(takesPlaceIn(ended, ...NOVEMBER, LONDON)).toBe(true);
    expect(occurrences(ended, ...NOVEMBER, LONDON).at(-1)?.start).toBe('2016-11-30T20:00:00');
    expect(takesPlaceIn(ended, '2046-12-01T00:00:00', '2046-12-31T23:59:59', LONDON)).toBe(false);
  });
});

describe('the property’s time zone', () => {
  const early = { start: '2027-03-01T02:30:00', end: '2027-03-01T03:15:00', repeats: 'daily', ...forever } as const;
  const change = ['2027-03-13T00:00:00', '2027-03-15T23:59:59'] as const;

  test('a series keeps its wall-clock time over a clock change', () => {
    const evening = { start: '2026-03-01T19:00:00', end: '2026-03-01T20:00:00', repeats: 'daily', ...forever } as const;
    const times = starts(evening, ['2026-03-20T00:00:00', '2026-04-02T23:59:59']).map((start) => start.slice(11));
    expect(new Set(times)).toEqual(new Set(['19:00:00']));
  });

  test('a local time that the clock change skips moves forward by the gap, on that day only', () => {
    expect(starts(early, change, NEW_YORK)).toEqual(['2027-03-13T02:30:00', '2027-03-14T03:30:00', '2027-03-15T02:30:00']);
    expect(starts(early, change, LONDON)).toEqual(['2027-03-13T02:30:00', '2027-03-14T02:30:00', '2027-03-15T02:30:00']);
  });

  test('an all-day event fills its day, also where the clocks skip midnight', () => {
    const day = { start: '2026-09-05T10:00:00', end: '2026-09-05T12:00:00', allDay: true, repeats: 'daily', ...forever } as const;
    const range = ['2026-09-06T00:00:00', '2026-09-06T23:59:59'] as const;
    expect(occurrences({ ...single, ...day }, ...range, 'America/Santiago')).toEqual([
      { start: '2026-09-06T00:00:00', end: '2026-09-06T23:59:59' },
    ]);
  });

  test('a range matches the moved time, not the time that does not exist', () => {
    expect(takesPlaceIn({ ...single, ...early }, '2027-03-14T02:00:00', '2027-03-14T02:59:59', NEW_YORK)).toBe(false);
    expect(takesPlaceIn({ ...single, ...early }, '2027-03-14T03:30:00', '2027-03-14T03:40:00', NEW_YORK)).toBe(true);
  });
});

describe('the stored end of a series', () => {
  test('a series does not end before its last occurrence does', () => {
    expect(seriesEnd(single)! >= '2026-11-03T21:00:00').toBe(true);
    expect(seriesEnd({ ...single, repeats: 'daily', ...forever })).toBeNull();
    const counted = {
      ...single,
      repeats: 'weekly',
      repeatsOn: ['Tuesday'],
      eventEndsOption: 'After ... occurances',
      repeatsTimes: 2,
    };
    expect(seriesEnd(counted as Series)?.slice(0, 10)).toBe('2026-11-11');
    const dated = { ...single, repeats: 'daily', eventEndsOption: 'On Date ...', repeatsEndsOn: '2026-11-06' };
    expect(seriesEnd(dated as Series)! >= '2026-11-06T23:59:59').toBe(true);
  });

  test('listing a month of series that began ten years ago takes little longer than of series that begin in it', () => {
    const kinds = ['daily', 'weekly', 'monthly', 'yearly'] as const;
    const seriesFrom = (month: string) =>
      Array.from({ length: 100 }, (_, index) => ({
        ...single,
        start: `${month}-0${1 + (index % 5)}T18:${10 + (index % 50)}:00`,
        end: `${month}-0${1 + (index % 5)}T23:00:00`,
        repeats: kinds[index % 4] as Series['repeats'],
        repeatsOn: ['Friday'],
        ...forever,
      }));
    const monthOf = (series: Series[]) => series.flatMap((event) => occurrences(event, ...NOVEMBER, LONDON));
    const [old, recent] = [seriesFrom('2016-11'), seriesFrom('2026-11')];
    expect(monthOf(old).length).toBeGreaterThan(600);
    expect(leastCost(() => monthOf(old)) / leastCost(() => monthOf(recent))).toBeLessThan(5);
  });

  test('checking an endless series against an endless range takes little longer than against a month', () => {
    const daily = { ...single, repeats: 'daily', ...forever } as Series;
    const check = (from: string, to: string) => () => {
      for (let time = 0; time < 50; time += 1) expect(takesPlaceIn(daily, from, to, LONDON)).toBe(true);
    };
    const cost = leastCost(check('0001-01-01T00:00:00', '9999-12-31T23:59:59'));
    expect(cost / leastCost(check(...NOVEMBER))).toBeLessThan(10);
  });

  test.each(['daily', 'weekly', 'monthly', 'yearly'] as const)(
    '%s: any start, end or number that can be stored can be computed',
    (repeats) => {
      for (const start of ['0001-01-01T00:00:00', '0096-02-29T10:00:00', '2024-02-29T10:00:00', '9999-12-31T23:00:00'])
        for (const end of [start, '9999-12-31T23:30:00'])
          for (const eventEndsOption of ['Repeats Forever', 'On Date ...', 'After ... occurances']) {
            const ends = { repeatsEndsOn: '9999-12-31', repeatsTimes: 1000, eventEndsOption };
            const series = { ...single, start, end, repeats, repeatsOn: ['Monday'], ...ends };
            expect(seriesEnd(series) ?? '9999').toMatch(/^\d{4}/);
            takesPlaceIn(series, '0001-01-01T00:00:00', '9999-12-31T23:59:59', LONDON);
            occurrences(series, '9999-12-01T00:00:00', '9999-12-31T23:59:59', LONDON);
          }
    },
  );

  test('a series that ends on the last possible day has an end on that day', () => {
    const series = { ...single, repeats: 'daily', eventEndsOption: 'On Date ...', repeatsEndsOn: '9999-12-31' } as const;
    expect(seriesEnd({ ...series, repeatsOn: [] })).toBe('9999-12-31T23:59:59');
  });

  test('a single event is found in the middle of its duration, however long that is', () => {
    expect(takesPlaceIn({ ...single, start: '1900-01-01T00:00:00', end: '2100-01-01T00:00:00' }, ...NOVEMBER, LONDON)).toBe(true);
  });
});
