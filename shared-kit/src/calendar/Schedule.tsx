import { useState } from 'react';
import { Failed } from '../content/Failed';
import { WithRows } from '../content/WithRows';
import { useNow } from '../ui/useNow';
import { counted } from '../rules/counted';
import { eventState } from '../rules/eventState';
import { dayText, monthText } from '../rules/dayText';
import type { Property } from '../rules/entities';
import { addDays } from '../rules/wallTime';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import { TextButton } from '../ui/button/TextButton';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { focusHeading } from '../ui/focus/focusHeading';
import { BackIcon, NextIcon } from '../ui/icons/icons';
import css from './calendar.module.css';
import type { CalendarStyle } from './calendarStyles';
import { DayList, type DaysProps } from './DayList';
import { DayView } from './DayView';
import { JumpTo } from './JumpTo';
import { monthWeeks, shiftMonth } from './monthDays';
import { MonthGrid } from './MonthGrid';
import type { CalendarAddress } from './useCalendarAddress';
import { useEventMenu } from './useEventMenu';
import { useShownEvents } from './useShownEvents';

interface Props {
  property: Property;
  styleOf: (id: string) => CalendarStyle | undefined;
  hidden: ReadonlySet<string>;
  onShowAll: () => void;
  address: CalendarAddress;
  /** Whether the person may add events here. */
  mayAdd: boolean;
}

/** Mentions filters and hidden calendars, since other events may take place then. */
const emptyTextOf =
  ({ isFiltered, hasHidden }: { isFiltered: boolean; hasHidden: boolean }) =>
  (when: string) =>
    `Nothing${isFiltered ? ' that matches' : ''} takes place ${when}${hasHidden ? ' in the calendars shown' : ''}.`;

/** The calendar itself: a month, or one day (document 2 §4.7). On a narrow screen the month is a list of its days. */
export function Schedule({ property, styleOf, hidden, onShowAll, address, mayAdd }: Props) {
  const { day, today } = address;
  const month = day.slice(0, 7);
  const { list, failedNeighbour, entries, hiddenCount, nextMonthStatus } = useShownEvents({
    property,
    month,
    published: address.published,
    state: address.state,
    hidden,
  });
  // A stale list has the events of another month.
  const isLoading = list.loading || list.stale;
  const now = useNow();
  const menuOf = useEventMenu(property);
  const isMonth = address.display === 'month';
  const [isAllShown, setAllShown] = useState(false);
  // The button disappears, so the focus moves to the heading.
  const showAll = () => {
    focusHeading('#shown-time');
    setAllShown(true);
    onShowAll();
  };
  const daysProps: DaysProps = {
    entries,
    emptyText: emptyTextOf({
      isFiltered: address.published !== undefined || address.state !== undefined,
      hasHidden: hidden.size > 0,
    }),
    today,
    property,
    styleOf,
    stateOf: (event) => eventState(event, property.timezone, now),
    menuOf,
    dayHref: address.dayHref,
  };
  return (
    <section aria-labelledby="shown-time" aria-busy={isLoading}>
      <ScheduleBar address={address} />
      {hiddenCount > 0 && (
        <p className={css.unseen}>
          {counted(hiddenCount, 'event of this month is', 'events of this month are')} in hidden calendars.
          <TextButton onClick={showAll}>Show all calendars</TextButton>
        </p>
      )}
      <VisuallyHidden role="status">{isAllShown && hidden.size === 0 && 'All calendars are shown.'}</VisuallyHidden>
      <WithRows loaded={list}>
        {isMonth ? (
          <Month month={month} isLoading={isLoading} mayAdd={mayAdd} {...daysProps} />
        ) : isLoading ? (
          <p role="status">Loading ...</p>
        ) : (
          <DayView day={day} nextMonth={nextMonthStatus} {...daysProps} />
        )}
      </WithRows>
      {failedNeighbour && list.data && (
        <>
          <h3 className={css.next}>The months before and after</h3>
          <Failed error={failedNeighbour.error} retry={failedNeighbour.reload} />
        </>
      )}
    </section>
  );
}

function ScheduleBar({ address: { display, day, today, showDay } }: { address: CalendarAddress }) {
  const isMonth = display === 'month';
  const unit = isMonth ? 'month' : 'day';
  const step = (by: number) => showDay(isMonth ? `${shiftMonth(day.slice(0, 7), by)}-01` : addDays(day, by));
  return (
    <div className={css.bar}>
      <h2 id="shown-time" aria-live="polite">
        {isMonth ? monthText(day) : dayText(day)}
      </h2>
      <JumpTo day={day} today={today} onDay={showDay} />
      <div className={css.steps}>
        <Button onClick={() => showDay(today)}>Today</Button>
        <IconButton label={`Previous ${unit}`} icon={<BackIcon />} onClick={() => step(-1)} />
        <IconButton label={`Next ${unit}`} icon={<NextIcon />} onClick={() => step(1)} />
      </div>
    </div>
  );
}

interface MonthProps extends DaysProps {
  month: string;
  isLoading: boolean;
  mayAdd: boolean;
}

/** The style sheet shows the grid or the list, depending on the width. An empty month says so above both. */
function Month({ month, isLoading, mayAdd, ...daysProps }: MonthProps) {
  const days = monthWeeks(month)
    .flat()
    .filter((day) => day.startsWith(month));
  const hasEvents = days.some((day) => daysProps.entries.get(day)?.length);
  return (
    <>
      <p role="status" className={css.none}>
        {!isLoading && !hasEvents && daysProps.emptyText('this month')}
      </p>
      <div className={css.wide}>
        <MonthGrid month={month} mayAdd={mayAdd} {...daysProps} />
      </div>
      <div className={css.narrow}>
        {isLoading ? <p role="status">Loading ...</p> : hasEvents && <DayList days={days} when="this month" {...daysProps} />}
      </div>
    </>
  );
}
