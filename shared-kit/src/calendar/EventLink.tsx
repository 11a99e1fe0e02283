import type { Property } from '../rules/entities';
import { timeText } from '../rules/dates';
import { classes } from '../ui/classes';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { RepeatIcon } from '../ui/icons/icons';
import { Anchor } from '../ui/link/Anchor';
import css from './calendar.module.css';
import { eventHref } from './eventType';
import type { DayEntry } from './monthDays';

interface Props {
  entry: DayEntry;
  property: Property;
  /** The place of its calendar in the list, which gives the colour. */
  place: number;
}

/** One occurrence; it leads to the event (document 2 §2.3). Unpublished events are drawn with a broken line. */
export function EventLink({ entry, property, place }: Props) {
  const { event, start, goesOn } = entry;
  return (
    <Anchor
      className={classes(css.event, css[`colour${(Math.max(place, 0) % 5) + 1}`], !event.published && css.draft)}
      href={eventHref(property, event.id)}
    >
      <span className={css.time}>
        {event.allDay ? 'All Day' : goesOn ? 'Continues' : timeText(start)}
        {event.repeats && <RepeatIcon size={12} />}
      </span>
      <span className={css.eventTitle}>{event.title}</span>
      <VisuallyHidden>
        {event.repeats ? ', repeats' : ''}
        {event.published ? '' : ', unpublished'}
      </VisuallyHidden>
    </Anchor>
  );
}
