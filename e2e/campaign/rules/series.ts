import { toInstant } from 'shared-kit/rules/dates';
import {
  occurrences,
  seriesEnd,
  seriesEndInstant,
  takesPlaceIn,
  type Occurrence,
  type Series,
} from 'shared-kit/rules/recurrence';
import { AFTER_TIMES, FOREVER, ON_DATE } from 'shared-kit/rules/repeat';
import { WEEKDAYS } from 'shared-kit/rules/calendarOptions';
import { floating, fromFloating } from 'shared-kit/rules/wallTime';
import type { Chance } from '../random';
import { someMoment, ZONES } from './clocks';
import type { Rule } from './rule';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** No series with an end lasts longer than this in these tests. */
const LONGEST = 4 * 366 * DAY;

/** No property is in a zone whose clock has skipped a whole day. */
const PLACES = ZONES.filter((zone) => zone !== 'Pacific/Apia');

const weekdayOf = (moment: number) => WEEKDAYS[new Date(moment).getUTCDay()]!;

function someSeries(random: Chance, first: number): Series {
  const repeats = random.pick(['daily', 'weekly', 'monthly', 'yearly', null] as const);
  const ends = random.pick([FOREVER, ON_DATE, AFTER_TIMES]);
  const length = random.pick([0, HOUR / 2, HOUR, 3 * HOUR, 13 * HOUR]);
  const ticked = WEEKDAYS.filter(() => random.often(0.3));
  return {
    start: fromFloating(first),
    end: fromFloating(first + length),
    allDay: random.often(0.2),
    repeats,
    repeatsOn: repeats === 'weekly' ? (ticked.length > 0 ? ticked : ['Monday']) : [],
    eventEndsOption: repeats && ends,
    repeatsEndsOn: repeats && ends === ON_DATE ? fromFloating(first + random.below(800) * DAY).slice(0, 10) : null,
    repeatsTimes: repeats && ends === AFTER_TIMES ? 1 + random.below(repeats === 'yearly' ? 3 : 25) : null,
  };
}

/** Whether a series takes place on the day of a moment, regardless of its end. */
function isOnDay({ repeats, repeatsOn }: Series, first: number, moment: number): boolean {
  const [one, other] = [new Date(first), new Date(moment)];
  const isSameDate = one.getUTCDate() === other.getUTCDate();
  if (repeats === 'weekly') return repeatsOn.includes(weekdayOf(moment));
  if (repeats === 'monthly') return isSameDate;
  if (repeats === 'yearly') return isSameDate && one.getUTCMonth() === other.getUTCMonth();
  return repeats === 'daily' || first === moment;
}

/** The occurrences of a series, counted day by day, on a clock that never changes. */
function counted(series: Series): Occurrence[] {
  const { allDay, start, end, repeatsEndsOn, repeatsTimes } = series;
  const first = floating(allDay ? `${start.slice(0, 10)}T00:00:00` : start);
  const length = floating(allDay ? `${end.slice(0, 10)}T23:59:59` : end) - first;
  const last = repeatsEndsOn === null ? first + LONGEST : floating(`${repeatsEndsOn}T23:59:59`);
  const starts: number[] = [];
  for (let moment = first; moment <= last && starts.length < (repeatsTimes ?? Infinity); moment += DAY)
    if (isOnDay(series, first, moment)) starts.push(moment);
  return starts.map((moment) => ({ start: fromFloating(moment), end: fromFloating(moment + length) }));
}

const textOf = (list: readonly Occurrence[]) => list.map(({ start, end }) => `${start}–${end}`).join();

/**
 * In any range, a series has the occurrences found by counting the days, and the parts of a range have the same ones as
 * the whole.
 */
const ranges: Rule = (random, report) => {
  const zone = random.pick(PLACES);
  const series = someSeries(random, someMoment(random, zone));
  const begin = floating(series.start) + (random.below(900) - 30) * DAY;
  const [from, middle, to] = [0, random.below(40), 40 + random.below(40)].map((days) => fromFloating(begin + days * DAY)) as [
    string,
    string,
    string,
  ];
  const expected = counted(series).filter(({ start, end }) => start <= to && end >= from);
  const found = occurrences(series, from, to, 'UTC');
  if (textOf(found) !== textOf(expected)) report('occurrences', series, from, to, found, expected);
  const there = occurrences(series, from, to, zone);
  if (there.length > 0 !== takesPlaceIn(series, from, to, zone)) report('taking place', series, from, to, zone);
  const parts = [...occurrences(series, from, middle, zone), ...occurrences(series, middle, to, zone)];
  const once = parts.filter(({ start }, index) => parts.findIndex((other) => other.start === start) === index);
  if (textOf(once) !== textOf(there)) report('parts of a range', series, from, middle, to, zone, once, there);
  if (there.some(({ start, end }) => end < start)) report('end before start', series, zone, there);
};

/** A series is over when its last occurrence ends, which is no later than the stored end. */
const ends: Rule = (random, report) => {
  const zone = random.pick(PLACES);
  const series = someSeries(random, someMoment(random, zone));
  const end = seriesEndInstant(series, zone);
  const isEndless = series.repeats !== null && series.eventEndsOption === FOREVER;
  if ((end === null) !== isEndless) report('endless', series, end);
  if (end === null) return;
  const first = floating(series.start);
  const last = occurrences(series, fromFloating(first - DAY), fromFloating(first + LONGEST), zone).at(-1);
  // A weekly series can end before its first ticked day.
  if (last === undefined) return;
  if (toInstant(last.end, zone) !== end) report('end of a series', series, zone, end, last);
  const stored = seriesEnd(series);
  if (stored === null || stored < last.end) report('stored end of a series', series, zone, stored, last);
};

export const series: Record<string, Rule> = { ranges, ends };
