import type { Property } from '../rules/entities';
import { timeText } from '../rules/dates';
import { STATE_WORDS, type State } from '../rules/state';
import { classes } from '../ui/classes';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { RepeatIcon } from '../ui/icons/icons';
import { Anchor } from '../ui/link/Anchor';
import { colourOf, type ShownCalendar } from './calendarColours';
import css from './calendar.module.css';
import { dayText } from '../rules/dayText';
import { eventHref } from './eventType';
import type { DayEntry } from './monthDays';

interface Props {
  entry: DayEntry;
  property: Property;
  /** The calendar it belongs to; undefined while the calendars are loading. */
  calendar: ShownCalendar | undefined;
  state: State;
  /** Says its state only where that is not Live, since room is short. */
  brief?: boolean;
  /** On how many days it lies as a bar, with time and title beside each other; none where it has a day's cell to itself. */
  days?: number;
}

const timeOf = ({ event, start, goesOn }: DayEntry) => (event.allDay ? 'All Day' : goesOn ? 'Continues' : timeText(start));

/**
 * One occurrence; it leads to the event (document 2 §2.3), and says its state (OP-144). Its calendar is shown by a mark beside the
 * colour, and unpublished events are drawn with a broken line.
 */
export function EventLink({ entry, property, calendar, state, brief = false, days = 0 }: Props) {
  const { event, end } = entry;
  const oneLine = days > 0;
  // The one day that it reaches into a week has no room for both, and the title says more.
  const Time = days === 1 ? VisuallyHidden : 'span';
  return (
    <Anchor
      className={classes(css.event, oneLine && css.oneLine, colourOf(calendar), !event.published && css.draft)}
      href={eventHref(property, event.id)}
    >
      <Time className={css.time}>
        {timeOf(entry)}
        {event.repeats && <RepeatIcon size={12} />}
        {(!brief || state !== 'live') && <span>{STATE_WORDS[state]}</span>}
      </Time>
      <span className={css.eventTitle}>{event.title}</span>
      {calendar && (
        <span className={css.mark} aria-hidden="true">
          {calendar.mark}
        </span>
      )}
      <VisuallyHidden>
        {oneLine && `, until ${dayText(end.slice(0, 10))}`}
        {calendar && `, ${calendar.name}`}
        {event.repeats ? ', repeats' : ''}
        {brief && state === 'live' && `, ${STATE_WORDS.live}`}
      </VisuallyHidden>
    </Anchor>
  );
}
