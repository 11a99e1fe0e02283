import { useMemo } from 'react';
import { useFormValue } from '../../fields/formState';
import type { RepeatOption } from '../../rules/entities';
import type { Series } from '../../rules/recurrence';

/** When an event takes place, as its form holds it: the times may be text that is not a time, and 'none' means no repetition. */
export type FormSeries = Omit<Series, 'repeats'> & { repeats: RepeatOption | null };

/** When the event of the surrounding form takes place. Re-renders only when these values change, not on keystrokes elsewhere. */
export function useSeries(): FormSeries {
  const start = useFormValue<string>('start');
  const end = useFormValue<string>('end');
  const allDay = useFormValue<boolean>('allDay');
  const repeats = useFormValue<RepeatOption | null>('repeats');
  const repeatsOn = useFormValue<string[]>('repeatsOn');
  const eventEndsOption = useFormValue<string | null>('eventEndsOption');
  const repeatsTimes = useFormValue<number | null>('repeatsTimes');
  const repeatsEndsOn = useFormValue<string | null>('repeatsEndsOn');
  return useMemo(
    () => ({ start, end, allDay, repeats, repeatsOn, eventEndsOption, repeatsTimes, repeatsEndsOn }),
    [start, end, allDay, repeats, repeatsOn, eventEndsOption, repeatsTimes, repeatsEndsOn],
  );
}
