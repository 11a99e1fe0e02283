import { useCallback } from 'react';
import { Failed } from '../content/Failed';
import { useNow } from '../content/useNow';
import { eventState } from '../rules/eventState';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { addDays } from '../rules/wallTime';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import { TextButton } from '../ui/button/TextButton';
import { BackIcon, NextIcon } from '../ui/icons/icons';
import css from './calendar.module.css';
import type { ShownCalendar } from './calendarColours';
import { dayText, monthText } from '../rules/dayText';
import { DayList, type ShownDays } from './DayList';
import { JumpTo } from './JumpTo';
import { monthWeeks, shiftMonth } from './monthDays';
import { MonthGrid } from './MonthGrid';
import { OneDay } from './OneDay';
import type { CalendarAddress } from './useCalendarAddress';
import { useEventMenu } from './useEventMenu';
import { useShownEvents } from './useShownEvents';

interface Props {
  property: Property;
  calendarOf: (id: string) => ShownCalendar | undefined;
  hidden: ReadonlySet<string>;
  onShowAll: () => void;
  address: CalendarAddress;
  /** Whether events may be made here. */
  mayAdd: boolean;
}

/** Says of what nothing takes place: what is filtered out or in a hidden calendar may. */
const noneOf = (isFiltered: boolean, isHidden: boolean) => (when: string) =>
  `Nothing${isFiltered ? ' that matches' : ''} takes place ${when}${isHidden ? ' in the calendars shown' : ''}.`;

/** The calendar itself: a month, or one day (document 2 §4.7). On a narrow screen the month is a list of its days. */
export function Schedule({ property, calendarOf, hidden, onShowAll, address, mayAdd }: Props) {
  const { day, now, showDay } = address;
  const month = day.slice(0, 7);
  const { list, failed, entries, hiddenCount, next } = useShownEvents({
    property,
    month,
    published: address.published,
    state: address.state,
    hidden,
  });
  // The rows kept until then belong to another month.
  const waiting = list.loading || list.stale;
  const moment = useNow();
  const stateOf = useCallback(
    (event: CalendarEvent) => eventState(event, property.timezone, moment),
    [property.timezone, moment],
  );
  const menuOf = useEventMenu(property);
  const isMonth = address.display === 'month';
  const step = (by: number) => showDay(isMonth ? `${shiftMonth(month, by)}-01` : addDays(day, by));
  const unit = isMonth ? 'month' : 'day';
  const shown: ShownDays = {
    entries,
    none: noneOf(address.published !== undefined || address.state !== undefined, hidden.size > 0),
    today: now,
    property,
    calendarOf,
    stateOf,
    menuOf,
  };
  return (
    <section aria-labelledby="shown-time" aria-busy={waiting}>
      <div className={css.bar}>
        <h2 id="shown-time" aria-live="polite">
          {isMonth ? monthText(day) : dayText(day)}
        </h2>
        <JumpTo day={day} now={now} onDay={showDay} />
        <div className={css.steps}>
          <Button small onClick={() => showDay(now)}>
            Today
          </Button>
          <IconButton label={`Previous ${unit}`} icon={<BackIcon />} onClick={() => step(-1)} />
          <IconButton label={`Next ${unit}`} icon={<NextIcon />} onClick={() => step(1)} />
        </div>
      </div>
      {hiddenCount > 0 && (
        <p className={css.unseen}>
          {hiddenCount === 1 ? '1 event of this month is' : `${hiddenCount} events of this month are`} in hidden calendars.
          <TextButton onClick={onShowAll}>Show all calendars</TextButton>
        </p>
      )}
      {list.error ? (
        <Failed error={list.error} retry={list.reload} />
      ) : isMonth ? (
        <Month month={month} loading={waiting} mayAdd={mayAdd} {...shown} />
      ) : waiting ? (
        <p role="status">Loading ...</p>
      ) : (
        <OneDay day={day} next={next} {...shown} />
      )}
      {failed && !list.error && (
        <>
          <h3 className={css.next}>The months before and after</h3>
          <Failed error={failed.error} retry={failed.reload} />
        </>
      )}
    </section>
  );
}

function Month({ month, loading, mayAdd, ...shown }: ShownDays & { month: string; loading: boolean; mayAdd: boolean }) {
  const days = monthWeeks(month)
    .flat()
    .filter((one) => one.startsWith(month));
  return (
    <>
      <div className={css.wide}>
        <MonthGrid month={month} mayAdd={mayAdd} {...shown} />
      </div>
      <div className={css.narrow}>
        {loading ? <p role="status">Loading ...</p> : <DayList days={days} when="this month" {...shown} />}
      </div>
    </>
  );
}
