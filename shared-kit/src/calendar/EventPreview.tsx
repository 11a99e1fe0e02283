import type { PreviewProps } from '../content/contentForm';
import { GuestCard } from '../content/preview/GuestCard';
import { timeText } from '../rules/dates';
import { dateText, dayText } from '../rules/dayText';
import { lastDayOf } from '../rules/eventTimes';
import { isWallTime } from '../rules/instant';
import type { calendarEventModel } from '../rules/models/calendarEvent';
import { fromPreset } from '../rules/presets';
import { REPEAT_CHOICES } from '../rules/repeat';

type Props = PreviewProps<typeof calendarEventModel>;

/** One line each: the day or days, the times or the custom text, and the repetition. */
function whenLines({ start, end, allDay, customTime, repeats }: Props['values']): string[] {
  if (!isWallTime(start)) return [];
  const first = start.slice(0, 10);
  const last = !isWallTime(end) ? '' : allDay ? end.slice(0, 10) : lastDayOf({ start, end });
  const days = last > first ? `${dateText(first)} – ${dateText(last)}` : dayText(first);
  const times = customTime?.trim() || (allDay ? 'All Day' : [timeText(start), timeText(end)].filter(Boolean).join(' – '));
  const frequency = REPEAT_CHOICES.find(({ value }) => value === repeats)?.label.toLowerCase();
  return [days, times, frequency ? `Repeats ${frequency}` : ''].filter(Boolean);
}

/** The event in the property's calendar. */
export const EventPreview = ({ values: event }: Props) => (
  <GuestCard images={event.images} title={event.title} cta={event.cta.type === 'No Detail Page' ? null : event.cta.linkText}>
    {whenLines(event).map((line) => (
      <p key={line}>{line}</p>
    ))}
    {event.shortDescription && <p>{event.shortDescription}</p>}
  </GuestCard>
);

/** The event's own page. */
export function PagePreview({ values: event }: Props) {
  const { content, image, cta } = event.details;
  return (
    <GuestCard images={[image]} title={event.title} html={content} cta={fromPreset(cta.type, cta.titleInput)}>
      {whenLines(event).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </GuestCard>
  );
}
