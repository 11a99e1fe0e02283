import css from './calendar.module.css';
import { DayEntries, DayList, type DaysProps } from './DayList';
import type { NextMonthStatus } from './useShownEvents';

/** How many later days with events are listed below the day. */
const UPCOMING_DAYS = 7;

interface Props extends DaysProps {
  day: string;
  nextMonth: NextMonthStatus;
}

/** One day, and below it the next days on which something takes place (document 2 §2.3, M-032). */
export function DayView({ day, nextMonth, ...props }: Props) {
  const upcoming = [...props.entries.keys()]
    .filter((other) => other > day)
    .sort()
    .slice(0, UPCOMING_DAYS);
  const hasEvents = (props.entries.get(day) ?? []).length > 0;
  return (
    <>
      <p role="status" className={css.none}>
        {!hasEvents && props.emptyText('on this day')}
      </p>
      {hasEvents && <DayEntries key={day} day={day} {...props} />}
      <h3 className={css.next}>What comes next</h3>
      {nextMonth === 'loaded' && <DayList days={upcoming} when="until the end of next month" {...props} />}
      {nextMonth === 'loading' && <p role="status">Loading ...</p>}
    </>
  );
}
