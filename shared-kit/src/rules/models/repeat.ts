import { WEEKDAYS } from '../calendarOptions';
import type { RepeatOption } from '../entities';
import { REPEAT_CHOICES, repeatEnd } from '../repeat';
import { REPEAT_DAY_REQUIRED, REPEAT_END_FIRST, REPEAT_NEVER, REQUIRED } from '../validation/messages';
import { isFilled } from '../validation/text';
import { addDays, weekdayOf } from '../wallTime';
import type { Check, Values } from './field';
import { choice, choices, date, handled, text, whole } from './kinds';
import { neededWhen } from './parts';

/** The range of occurrences that a series may be limited to. */
const TIMES_MAX = 1000;

const option = () => handled(choice(REPEAT_CHOICES.map(({ value }) => value) as Exclude<RepeatOption, 'none'>[]));

/** Whether one of the weekdays lies between two days, both included; no weekday at all is another fault. */
function hasDay(weekdays: unknown, first: string, last: string): boolean {
  if (!Array.isArray(weekdays) || weekdays.length === 0) return true;
  const week = Array.from({ length: WEEKDAYS.length }, (_, index) => addDays(first, index));
  return week.some((day) => day <= last && weekdays.includes(WEEKDAYS[weekdayOf(day)]));
}

/**
 * The fields of a repetition, with the name of the field that says how it repeats: `repeatOption` in the dialog,
 * `repeats` in the event (document 1 §5, document 2 §5.2). The server settles them together.
 * A `start` beside them is the event's: no repetition ends before it (decision OP-83).
 */
export function repeatFields<const K extends 'repeatOption' | 'repeats'>(optionField: K) {
  const repeats = (beside: Values) => isFilled(beside[optionField]) && beside[optionField] !== 'none';
  const endsBy = (beside: Values, end: string) => repeats(beside) && repeatEnd(beside.eventEndsOption) === end;
  const day: Check = (value, beside) =>
    beside[optionField] === 'weekly' && !(Array.isArray(value) && value.length > 0) ? REPEAT_DAY_REQUIRED : undefined;
  const times: Check = (value, beside) => (endsBy(beside, 'after') && typeof value !== 'number' ? REQUIRED : undefined);
  const lastDay: Check = (value, beside) => {
    const first = typeof beside.start === 'string' ? beside.start.slice(0, 10) : '';
    if (!endsBy(beside, 'onDate') || first === '' || typeof value !== 'string') return undefined;
    if (value < first) return REPEAT_END_FIRST;
    return beside[optionField] === 'weekly' && !hasDay(beside.repeatsOn, first, value) ? REPEAT_NEVER : undefined;
  };
  return {
    ...({ [optionField]: option() } as { [key in K]: ReturnType<typeof option> }),
    repeatsOn: handled(choices<string>(WEEKDAYS, [day])),
    repeatsEndsOn: handled(date({ checks: [neededWhen((beside) => endsBy(beside, 'onDate')), lastDay] })),
    repeatsTimes: handled(whole({ from: 1, to: TIMES_MAX, checks: [times] })),
    eventEndsOption: handled(text()),
  };
}
