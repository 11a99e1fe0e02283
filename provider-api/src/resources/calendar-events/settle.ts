import { WEEKDAYS } from 'shared-kit/rules/calendarOptions';
import {
  AFTER_TIMES,
  FOREVER,
  ON_DATE,
  chooseEnd,
  repeatEnd,
  storedEndOption,
  type RepeatSettings,
} from 'shared-kit/rules/repeat';
import { seriesEnd, type Series } from 'shared-kit/rules/recurrence';
import type { ContentRow, Values } from '../../content/definition';

/** An event as it is stored: the repetition normalised, and when it ends for good. */
export function settleEvent(values: Values, stored: ContentRow | null): Values {
  const merged = { ...stored, ...values } as Values & Series;
  const repetition = settleRepetition(merged);
  const series = { ...merged, allDay: merged.allDay ?? false, ...repetition };
  const doesNotEnd = repetition.repeats === null || repeatEnd(repetition.eventEndsOption) === 'forever';
  return { ...values, ...repetition, doesNotEnd, seriesEnd: seriesEnd(series) };
}

type Repetition = Omit<Series, 'start' | 'end' | 'allDay'>;

/** What a choice clears stays cleared, whatever the client sent (document 2 §4.8, OP-82). */
function settleRepetition(merged: Values): Repetition {
  const repeats = (merged.repeats ?? null) as Series['repeats'];
  if (repeats === null) return { repeats, repeatsOn: [], eventEndsOption: null, repeatsTimes: null, repeatsEndsOn: null };
  const ticked = (repeats === 'weekly' ? merged.repeatsOn : []) as string[];
  const settings = {
    repeatOption: repeats,
    repeatsOn: WEEKDAYS.filter((day) => ticked.includes(day)) as string[],
    repeatsTimes: merged.repeatsTimes ?? null,
    repeatsEndsOn: merged.repeatsEndsOn || null,
  } as RepeatSettings;
  const { repeatOption: _option, ...rest } = chooseEnd(settings, endOption(merged));
  return { ...rest, repeats };
}

/** A repetition without an end option ends according to its other fields. */
function endOption({ eventEndsOption, repeatsEndsOn, repeatsTimes }: Values): string {
  return storedEndOption(eventEndsOption) ?? (repeatsEndsOn ? ON_DATE : repeatsTimes ? AFTER_TIMES : FOREVER);
}
