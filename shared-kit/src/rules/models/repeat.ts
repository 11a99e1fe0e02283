import { WEEKDAYS } from '../calendarOptions';
import type { RepeatOption } from '../entities';
import { isPlainDate } from '../instant';
import { REPEAT_CHOICES, repeatEnd } from '../repeat';
import { REPEAT_DAY_REQUIRED, REPEAT_END_FIRST, REPEAT_NEVER } from '../validation/eventMessages';
import { REQUIRED } from '../validation/messages';
import { isFilled } from '../validation/text';
import { addDays, weekdayOf } from '../wallTime';
import type { Check, Values } from './field';
import { choice, choices, date, storedSeparately, text, whole } from './kinds';
import { requiredWhen } from './parts';

/** The most occurrences to which a series may be limited. */
const TIMES_MAX = 1000;

const option = () => storedSeparately(choice(REPEAT_CHOICES.map(({ value }) => value) as Exclude<RepeatOption, 'none'>[]));

/** Whether one of the weekdays is between two days, both included; true without any weekday, which is a separate error. */
function hasDay(weekdays: unknown, first: string, last: string): boolean {
  if (!Array.isArray(weekdays) || weekdays.length === 0) return true;
  const week = Array.from({ length: WEEKDAYS.length }, (_, index) => addDays(first, index));
  return week.some((day) => day <= last && weekdays.includes(WEEKDAYS[weekdayOf(day)]));
}

/**
 * The fields of a repetition, with the name of the field for how it repeats: `repeatOption` in the dialog,
 * `repeats` in the event (document 1 §5, document 2 §5.2). The server settles them together.
 * A sibling field `start` is the start of the event: no repetition ends before it (decision OP-83).
 */
export function repeatFields<const K extends 'repeatOption' | 'repeats'>(optionField: K) {
  const isRepeating = (siblings: Values) => isFilled(siblings[optionField]) && siblings[optionField] !== 'none';
  const endsWith = (siblings: Values, end: string) => isRepeating(siblings) && repeatEnd(siblings.eventEndsOption) === end;
  const requireWeekday: Check = (value, siblings) =>
    siblings[optionField] === 'weekly' && !(Array.isArray(value) && value.length > 0) ? REPEAT_DAY_REQUIRED : undefined;
  const requireTimes: Check = (value, siblings) =>
    endsWith(siblings, 'after') && typeof value !== 'number' ? REQUIRED : undefined;
  const requireLaterEnd: Check = (value, siblings) => {
    const first = typeof siblings.start === 'string' && siblings.start.slice(0, 10);
    if (!endsWith(siblings, 'onDate') || !isPlainDate(first) || typeof value !== 'string') return undefined;
    if (value < first) return REPEAT_END_FIRST;
    return siblings[optionField] === 'weekly' && !hasDay(siblings.repeatsOn, first, value) ? REPEAT_NEVER : undefined;
  };
  return {
    ...({ [optionField]: option() } as { [key in K]: ReturnType<typeof option> }),
    repeatsOn: storedSeparately(choices<string>(WEEKDAYS, [requireWeekday])),
    repeatsEndsOn: storedSeparately(
      date({ checks: [requiredWhen((siblings) => endsWith(siblings, 'onDate')), requireLaterEnd] }),
    ),
    repeatsTimes: storedSeparately(whole({ from: 1, to: TIMES_MAX, checks: [requireTimes] })),
    eventEndsOption: storedSeparately(text()),
  };
}
