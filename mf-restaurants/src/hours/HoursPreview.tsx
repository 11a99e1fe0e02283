import type { PreviewProps, PreviewView } from 'shared-kit/content/contentForm';
import { useNow } from 'shared-kit/ui/useNow';
import { GuestCard } from 'shared-kit/content/preview/GuestCard';
import { timeText } from 'shared-kit/rules/dates';
import type { TimeSlot } from 'shared-kit/rules/entities';
import { slotsToSave } from 'shared-kit/rules/hoursSlots';
import { slotsOn, stillOpen, weekdayIn } from 'shared-kit/rules/hoursToday';
import { livePage } from 'shared-kit/rules/previewUrls';
import styles from './hours.module.css';
import type { HoursValues } from './hoursValues';

/** '07:00' as 7:00 AM; custom text unchanged. */
const formatTime = (time: string) => timeText(`2026-01-01T${time}:00`) || time;
const formatTimes = ({ hoursStart, hoursEnd }: TimeSlot) => `${formatTime(hoursStart)} – ${formatTime(hoursEnd)}`;
const formatMeal = (slot: TimeSlot) => `${slot.mealType} ${formatTimes(slot)}`;

function formatDays({ daysStart, daysEnd }: TimeSlot): string {
  if (daysStart === 'Monday' && daysEnd === 'Sunday') return 'Every day';
  return daysStart === daysEnd ? daysStart : `${daysStart} – ${daysEnd}`;
}

/** The hours as guests read them: meal by meal, on a 12-hour clock, and what is open today. */
function HoursView({ values, property }: PreviewProps) {
  const { published, timeSlots, message, messagePublished } = values as HoursValues;
  const slots = published ? slotsToSave(timeSlots) : [];
  const now = useNow();
  const day = weekdayIn(property.timezone, now);
  const today = slotsOn(slots, day).map(formatMeal).join(', ');
  const yesterday = stillOpen(slots, property.timezone, now);
  const meals = [...new Set(slots.map(({ mealType }) => mealType))];
  return (
    <GuestCard title="Hours" html={messagePublished ? message : null}>
      {yesterday.slots.length > 0 && (
        <p>{`Still open since ${yesterday.since}: ${yesterday.slots.map(formatMeal).join(', ')}`}</p>
      )}
      {slots.length > 0 && <p>{`Today, ${day}: ${today || 'closed'}`}</p>}
      <dl className={styles.meals}>
        {meals.map((meal) => (
          <div key={meal}>
            <dt>{meal}</dt>
            {slots
              .filter(({ mealType }) => mealType === meal)
              .map((slot) => (
                <dd key={slot.sortIndex}>
                  <span>{formatDays(slot)}</span>
                  <span>{formatTimes(slot)}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
      {slots.length === 0 && <p>{published ? 'No hours have been entered.' : 'The hours are not published: guests see none.'}</p>}
    </GuestCard>
  );
}

/** The views of the hours in the preview. */
export const HOURS_VIEWS: PreviewView[] = [
  { label: 'Hours', View: HoursView, address: ({ property }) => livePage(property, 'hoursUrl') },
];
