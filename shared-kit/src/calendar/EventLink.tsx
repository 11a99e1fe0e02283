import type { Property } from '../rules/entities';
import { timeText } from '../rules/dates';
import { dayText } from '../rules/dayText';
import { STATE_LABELS, type State } from '../rules/state';
import { classes } from '../ui/classes';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { RepeatIcon } from '../ui/icons/icons';
import { Anchor } from '../ui/link/Anchor';
import { DEFAULT_COLOUR, type CalendarStyle } from './calendarStyles';
import css from './calendar.module.css';
import { eventHref } from './eventType';
import type { DayEntry } from './monthDays';

interface Props {
  entry: DayEntry;
  property: Property;
  /** The calendar it belongs to; undefined while the calendars are loading. */
  calendar: CalendarStyle | undefined;
  state: State;
  /** Shows the state only if it is not Live, since space is short; screen readers always announce it. */
  isCompact?: boolean;
  /** How many days the link spans as a bar, with time and title side by side; 0 if it is an entry of one day. */
  barDays?: number;
}

const formatTime = ({ event, start, continues }: DayEntry) =>
  event.allDay ? 'All Day' : continues ? 'Continues' : timeText(start);

/**
 * One occurrence: a link to the event (document 2 §2.3) with its state (OP-144). Its calendar is shown by colour and mark;
 * unpublished events have a dashed outline.
 */
export function EventLink({ entry, property, calendar, state, isCompact = false, barDays = 0 }: Props) {
  const { event, end } = entry;
  const isBar = barDays > 0;
  // A bar of one day has no room for time and title, and the title says more.
  const Time = barDays === 1 ? VisuallyHidden : 'span';
  return (
    <Anchor
      className={classes(css.event, isBar && css.oneLine, calendar?.colour ?? DEFAULT_COLOUR, !event.published && css.draft)}
      href={eventHref(property, event.id)}
    >
      <Time className={css.time}>
        {formatTime(entry)}
        {event.repeats && <RepeatIcon size={12} />}
        {(!isCompact || state !== 'live') && <span>{STATE_LABELS[state]}</span>}
      </Time>
      <span className={css.eventTitle} dir="auto">
        {event.title}
      </span>
      {calendar && (
        <span className={css.mark} aria-hidden="true">
          {calendar.mark}
        </span>
      )}
      <VisuallyHidden>
        {isBar && `, until ${dayText(end.slice(0, 10))}`}
        {calendar && `, ${calendar.name}`}
        {event.repeats ? ', repeats' : ''}
        {isCompact && state === 'live' && `, ${STATE_LABELS.live}`}
      </VisuallyHidden>
    </Anchor>
  );
}
