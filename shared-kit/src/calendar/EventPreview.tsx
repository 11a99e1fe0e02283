import type { PreviewProps } from '../content/contentForm';
import { GuestCard } from '../content/preview/GuestCard';
import { timeText } from '../rules/dates';
import { dateText, dayText } from '../rules/dayText';
import { isWallTime } from '../rules/instant';
import type { calendarEventModel } from '../rules/models/calendarEvent';
import { fromPreset } from '../rules/presets';
import { REPEAT_CHOICES } from '../rules/repeat';

type Props = PreviewProps<typeof calendarEventModel>;

/** When guests may come: the day or days, the times or the text in their place, and how often. */
function whenOf({ start, end, allDay, customTime, repeats }: Props['values']): string[] {
  if (!isWallTime(start)) return [];
  const [first, last] = [start.slice(0, 10), isWallTime(end) ? end.slice(0, 10) : ''];
  const days = last > first ? `${dateText(first)} – ${dateText(last)}` : dayText(first);
  const times = customTime || (allDay ? 'All Day' : [timeText(start), timeText(end)].filter(Boolean).join(' – '));
  const often = REPEAT_CHOICES.find(({ value }) => value === repeats)?.label.toLowerCase();
  return [days, times, often ? `Repeats ${often}` : ''].filter(Boolean);
}

/** The event in the property's calendar. */
export const EventPreview = ({ values: event }: Props) => (
  <GuestCard images={event.images} title={event.title} cta={event.cta.type === 'No Detail Page' ? null : event.cta.linkText}>
    {whenOf(event).map((line) => (
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
      {whenOf(event).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </GuestCard>
  );
}
