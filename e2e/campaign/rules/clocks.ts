import { momentText, toInstant, toWall, datePickerText, plainListDate, wallPickerText } from 'shared-kit/rules/dates';
import { moveWindow } from 'shared-kit/rules/moveWindow';
import { parseDatePicker, parseTypedDate, parseWallPicker } from 'shared-kit/rules/typedDate';
import { floating, fromFloating } from 'shared-kit/rules/wallTime';
import { momentOf, momentsOf, wallMillis, zoneOffset } from 'shared-kit/rules/zone';
import type { Chance } from '../random';
import { someText, type Rule } from './rule';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Zones whose clocks change by an hour, by half an hour, by a day, at midnight, for Ramadan, or not at all. */
export const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'America/St_Johns',
  'Pacific/Chatham',
  'Antarctica/Troll',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
];

/** A moment within a day of a clock change in a zone, in a random month; null if that month has none. */
function nearChange(random: Chance, zone: string): number | null {
  let [before, after] = [Date.UTC(1990 + random.below(48), random.below(12), 1), 0];
  after = before + 32 * DAY;
  const offset = zoneOffset(before, zone);
  if (offset === zoneOffset(after, zone)) return null;
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / (2 * MINUTE)) * MINUTE;
    if (zoneOffset(middle, zone) === offset) before = middle;
    else after = middle;
  }
  return after + (random.below(48 * 60) - 24 * 60) * MINUTE;
}

/** A whole minute, often one near a clock change of the zone. */
export function someMoment(random: Chance, zone: string): number {
  for (let attempts = 0; attempts < 6; attempts += 1) {
    const moment = nearChange(random, zone);
    if (moment !== null) return moment;
  }
  return Date.UTC(1950 + random.below(150), random.below(12), 1 + random.below(28), random.below(24), random.below(60));
}

const isoOf = (moment: number) => new Date(moment).toISOString();

/** An instant's wall time is read back as the same instant, or as the first one with that wall time. */
const wallTimes: Rule = (random, report) => {
  const zone = random.pick(ZONES);
  const moment = someMoment(random, zone);
  const wall = toWall(isoOf(moment), zone);
  const back = toInstant(wall, zone);
  if (back === null || back > isoOf(moment) || toWall(back, zone) !== wall) report('wall time', zone, isoOf(moment), wall, back);
};

/** Every wall time occurs never, once or twice; the first occurrence counts, and one that never occurs is moved forward. */
const clockChanges: Rule = (random, report) => {
  const zone = random.pick(ZONES);
  const wall = wallMillis(someMoment(random, zone), zone) + (random.below(48 * 60) - 24 * 60) * MINUTE;
  const offsets = new Set([-26, -13, 0, 13, 26].map((hours) => zoneOffset(wall + hours * HOUR, zone)));
  const expected = [...offsets]
    .map((offset) => wall - offset)
    .filter((moment) => wallMillis(moment, zone) === wall)
    .toSorted((one, other) => one - other);
  const found = momentsOf(wall, zone);
  if (found.join() !== expected.join()) report('moments', zone, fromFloating(wall), found.map(isoOf), expected.map(isoOf));
  const chosen = momentOf(wall, zone);
  const isRight = expected.length > 0 ? chosen === expected[0] : wallMillis(chosen, zone) > wall;
  if (!isRight) report('chosen moment', zone, fromFloating(wall), isoOf(chosen));
};

/** Every format in which a page shows a date or a time can be typed, and means the same. */
const typedDates: Rule = (random, report) => {
  const zone = random.pick(ZONES);
  const wall = `${toWall(isoOf(someMoment(random, zone)), zone)!.slice(0, 16)}:00`;
  const date = wall.slice(0, 10);
  const shown = momentText(`${wall}.000Z`, 'UTC');
  for (const text of [wallPickerText(wall), wall, wall.slice(0, 16).replace('T', ' '), shown])
    if (parseWallPicker(text, '00:00') !== wall) report('typed time', text, wall, parseWallPicker(text, '00:00'));
  for (const text of [datePickerText(date), date, plainListDate(date), shown.replace(/, [^,]*$/, '')])
    if (parseDatePicker(text) !== date) report('typed date', text, date, parseDatePicker(text));
};

const TYPED = [
  '1',
  '12',
  '25',
  '2026',
  '/',
  '-',
  ' ',
  'dec',
  'May',
  ',',
  'pm',
  'a.m.',
  ':',
  '30',
  't',
  'th',
  '0',
  'at',
  '@',
  '29',
  '02',
  '.',
];

/** Any typed text is either no date, or a date that the picker shows and reads back unchanged. */
const anythingTyped: Rule = (random, report) => {
  const text = someText(random, TYPED, 8);
  const typed = parseTypedDate(text);
  if (typed === null) return;
  const wall = `${typed.date}T${typed.time ?? '00:00'}:00`;
  if (parseWallPicker(wallPickerText(wall), '00:00') !== wall) report('anything typed', text, typed);
};

/** A copy in another zone ends after it starts, and keeps its wall times unless a clock change there prevents it. */
const windows: Rule = (random, report) => {
  const [from, to] = [random.pick(ZONES), random.pick(ZONES)];
  const start = someMoment(random, from);
  const window = { startsOn: isoOf(start), endsOn: isoOf(start + (1 + random.below(72 * 60)) * MINUTE) };
  const moved = moveWindow(window, from, to);
  if (moved.endsOn <= moved.startsOn) report('moved window', window, from, to, moved);
  const stayed = moveWindow(window, from, from);
  if (stayed.startsOn !== window.startsOn || stayed.endsOn !== window.endsOn) report('window that stays', window, from, stayed);
  const wall = toWall(window.startsOn, from)!;
  const isShownThere = momentsOf(floating(wall), to).length > 0;
  if (isShownThere && toWall(moved.startsOn, to) !== wall) report('clock of a moved window', window, from, to, moved);
};

export const clocks: Record<string, Rule> = { wallTimes, clockChanges, typedDates, anythingTyped, windows };
