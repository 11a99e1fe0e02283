import { WEEKDAYS } from '../calendarOptions';
import { REPEAT_CHOICES, repeatEnd } from '../repeat';
import { choice, choices, plainDate, whole } from './kinds';
import { REPEAT_DAY_REQUIRED, REQUIRED } from './messages';
import { beside } from './parts';
import { isFilled } from './text';

/** Occurrences a series may be limited to. */
const TIMES_MAX = 1000;

/**
 * The fields of a repetition, with the name of the field that says how it repeats: `repeatOption` in the dialog,
 * `repeats` in the event (document 1 §5, document 2 §5.2).
 */
export function repeatFields(optionField: 'repeatOption' | 'repeats') {
  const repeats = (parent: Record<string, unknown>) => isFilled(parent[optionField]) && parent[optionField] !== 'none';
  const endsBy = (parent: Record<string, unknown>, end: string) => repeats(parent) && repeatEnd(parent.eventEndsOption) === end;
  return {
    [optionField]: choice(REPEAT_CHOICES.map(({ value }) => value)),
    repeatsOn: choices(WEEKDAYS).test('day', REPEAT_DAY_REQUIRED, (value, context) => {
      return beside(context)[optionField] !== 'weekly' || (value?.length ?? 0) > 0;
    }),
    repeatsEndsOn: plainDate().test(
      'onDate',
      REQUIRED,
      (value, context) => !endsBy(beside(context), 'onDate') || isFilled(value),
    ),
    repeatsTimes: whole(1, TIMES_MAX).test('after', REQUIRED, (value, context) => {
      return !endsBy(beside(context), 'after') || typeof value === 'number';
    }),
  };
}
