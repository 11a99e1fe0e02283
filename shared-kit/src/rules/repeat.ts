import { WEEKDAYS, weekdayName } from './calendarOptions';
import type { RepeatOption } from './entities';
import { isPlainDate } from './instant';
import type { Option } from './options';
import { addDays, weekdayOf } from './wallTime';

/** How an event repeats (document 1 §9). */
export const REPEAT_CHOICES: readonly Option<RepeatOption>[] = [
  { value: 'none', label: 'None' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

/** When a repetition ends; stored exactly as shown, misspelling included (document 1 §3, decision OP-82). */
export const FOREVER = 'Repeats Forever';
export const ON_DATE = 'On Date ...';
export const AFTER_TIMES = 'After ... occurances';
export const END_OPTIONS = [FOREVER, ON_DATE, AFTER_TIMES] as const;

export interface RepeatSettings {
  repeatOption: RepeatOption;
  repeatsOn: string[];
  eventEndsOption: string | null;
  repeatsTimes: number | null;
  /** A plain date, `YYYY-MM-DD`, the last day on which an occurrence may begin. */
  repeatsEndsOn: string | null;
}

export const NO_REPEAT: RepeatSettings = {
  repeatOption: 'none',
  repeatsOn: [],
  eventEndsOption: null,
  repeatsTimes: null,
  repeatsEndsOn: null,
};

/** The meaning of an end option, including its other spellings; null for none or an unknown text (decision OP-82). */
export function repeatEnd(option: unknown): 'forever' | 'onDate' | 'after' | null {
  if (typeof option !== 'string') return null;
  const text = option
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (/^(repeats )?forever$/.test(text)) return 'forever';
  if (text === 'on date') return 'onDate';
  return /^after( n)?( occurr?[ae]nces)?$/.test(text) ? 'after' : null;
}

const STORED = { forever: FOREVER, onDate: ON_DATE, after: AFTER_TIMES };

/** An end option as it is stored; null when the text is not one. */
export function storedEndOption(option: unknown): string | null {
  const end = repeatEnd(option);
  return end && STORED[end];
}

/** Whether the 'Event ends' options show (document 1 §4). */
export function showsEnds(settings: Pick<RepeatSettings, 'repeatOption'>): boolean {
  return settings.repeatOption !== 'none';
}

/** Whether the weekday checkboxes show (document 1 §4). */
export function showsWeekdays(settings: Pick<RepeatSettings, 'repeatOption'>): boolean {
  return settings.repeatOption === 'weekly';
}

/** The weekday of an event's start, as the list of ticked weekdays; empty while the event has no start. */
const weekdaysOfStart = (start: string): string[] => (isPlainDate(start.slice(0, 10)) ? [weekdayName(weekdayOf(start))] : []);

/**
 * Chooses how the event repeats: none clears the rest; a repetition starts without an end, a weekly one on the weekday on
 * which the event begins (document 1 §4).
 * @param start when the event begins, wall time; '' while the event has no start
 */
export function chooseRepeat(settings: RepeatSettings, repeatOption: RepeatOption, start = ''): RepeatSettings {
  if (repeatOption === 'none') return { ...NO_REPEAT };
  const ticked = settings.repeatsOn.length > 0 ? settings.repeatsOn : weekdaysOfStart(start);
  const repeatsOn = repeatOption === 'weekly' ? ticked : [];
  return { ...settings, repeatOption, repeatsOn, eventEndsOption: settings.eventEndsOption ?? FOREVER };
}

/**
 * The day on which a weekly event first takes place, if that is not the day of its start: it begins on the next ticked weekday (OP-83).
 * @param start wall time, or the text that was typed instead
 * @returns `YYYY-MM-DD`; null if it takes place on the day of its start, or that is not known yet
 */
export function laterFirstDay({ repeatOption, repeatsOn }: RepeatSettings, start: string): string | null {
  const [startDay] = weekdaysOfStart(start);
  if (repeatOption !== 'weekly' || startDay === undefined || repeatsOn.includes(startDay)) return null;
  const week = WEEKDAYS.map((_, index) => addDays(start, index));
  return week.find((day) => repeatsOn.includes(weekdayName(weekdayOf(day)))) ?? null;
}

/** The days that not every month has, in words. */
const RARE_DAYS: Record<string, string> = { '29': '29th', '30': '30th', '31': '31st' };

/**
 * Says that the event does not take place in the months or years that lack the day on which it begins (OP-83).
 * @param start wall time, or the text that was typed instead
 * @returns a sentence; null if every month or year has that day, or it is not known yet
 */
export function skippedNote({ repeatOption }: RepeatSettings, start: string): string | null {
  const day = start.slice(0, 10);
  const rareDay = RARE_DAYS[day.slice(8)];
  if (rareDay === undefined || !isPlainDate(day)) return null;
  if (repeatOption === 'monthly') return `It does not take place in months without a ${rareDay}.`;
  return repeatOption === 'yearly' && day.slice(5) === '02-29' ? 'It does not take place in years without a February 29.' : null;
}

/** Chooses when the repetition ends, and clears what belongs to the other choices (document 1 §4). */
export function chooseEnd(settings: RepeatSettings, eventEndsOption: string): RepeatSettings {
  const end = repeatEnd(eventEndsOption);
  return {
    ...settings,
    eventEndsOption: end && STORED[end],
    repeatsTimes: end === 'after' ? settings.repeatsTimes : null,
    repeatsEndsOn: end === 'onDate' ? settings.repeatsEndsOn : null,
  };
}

/** Ticks or unticks a weekday. The stored list is always in the order of the week. */
export function toggleWeekday(settings: RepeatSettings, day: string): RepeatSettings {
  const ticked = new Set(settings.repeatsOn);
  if (!ticked.delete(day)) ticked.add(day);
  return { ...settings, repeatsOn: WEEKDAYS.filter((name) => ticked.has(name)) };
}
