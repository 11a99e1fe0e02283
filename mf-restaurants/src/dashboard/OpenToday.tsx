import { useResource } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import type { Hours, Property } from 'shared-kit/rules/entities';
import { slotsOn, weekdayIn } from 'shared-kit/rules/hoursToday';
import { Rows, Tile } from 'shared-kit/shared-screens/dashboard/Tile';
import css from './dashboard.module.css';

/** When guests can eat here today, by the clock of the restaurant; says when the hours are not on the site. */
export function OpenToday({ property }: { property: Property }) {
  const api = useResource<Hours>(`/properties/${property.id}/hours`);
  useRefreshOnReturn(api.path);
  const { data, error, reload } = api.useList();
  const day = weekdayIn(property.timezone);
  const [hours] = data ?? [];
  const slots = hours ? slotsOn(hours.timeSlots, day) : [];
  const note = hours ? (hours.published ? day : `${day}, not published`) : day;
  return (
    <Tile title="Open Today" href={`/restaurants/${property.id}/hours`} note={note} error={error} reload={reload}>
      {data && (
        <Rows nothing={hours && hours.timeSlots.length > 0 ? `Closed on ${day}s.` : 'No hours have been entered.'}>
          {slots.map((slot) => (
            <li key={slot.sortIndex}>
              {slot.mealType}
              <span className={css.time}>
                {slot.hoursStart} to {slot.hoursEnd}
              </span>
            </li>
          ))}
        </Rows>
      )}
    </Tile>
  );
}
