import css from './calendar.module.css';
import { DayEntries, DayList, type ShownDays } from './DayList';
import type { Next } from './useShownEvents';

/** How many of the next days with events are shown below a day. */
const NEXT = 7;

interface Props extends ShownDays {
  day: string;
  next: Next;
}

/** One day, and below it the next days on which something takes place (document 2 §2.3, M-032). */
export function OneDay({ day, next, ...shown }: Props) {
  const days = [...shown.entries.keys()]
    .filter((other) => other > day)
    .sort()
    .slice(0, NEXT);
  const isBusy = (shown.entries.get(day) ?? []).length > 0;
  return (
    <>
      {isBusy ? <DayEntries day={day} {...shown} /> : <p className={css.none}>{shown.none('on this day')}</p>}
      <h3 className={css.next}>What comes next</h3>
      {next === 'known' && <DayList days={days} when="until the end of next month" {...shown} />}
      {next === 'loading' && <p role="status">Loading ...</p>}
    </>
  );
}
