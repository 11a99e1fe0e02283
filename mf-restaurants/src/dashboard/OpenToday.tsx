import { useResource } from 'shared-kit/api/resource';
import { useNow } from 'shared-kit/ui/useNow';
import { useRefreshOnReturn } from 'shared-kit/content/useRefreshOnReturn';
import type { Hours, Property } from 'shared-kit/rules/entities';
import { slotsOn, stillOpen, weekdayIn } from 'shared-kit/rules/hoursToday';
import { Rows, Tile } from 'shared-kit/shared-screens/dashboard/Tile';
import css from './dashboard.module.css';

/** Today's opening hours on the clock of the restaurant, with a note if they are not published. */
export function OpenToday({ property }: { property: Property }) {
  const api = useResource<Hours>(`/properties/${property.id}/hours`);
  useRefreshOnReturn(api.path);
  const { data, error, reload } = api.useList();
  const now = useNow();
  const day = weekdayIn(property.timezone, now);
  const [hours] = data ?? [];
  const slots = hours?.timeSlots ?? [];
  const yesterday = stillOpen(slots, property.timezone, now);
  const rows = [
    ...yesterday.slots.map((slot) => ({ ...slot, meal: `${slot.mealType}, since ${yesterday.since}` })),
    ...slotsOn(slots, day).map((slot) => ({ ...slot, meal: slot.mealType })),
  ];
  const note = hours ? (hours.published ? day : `${day}, not published`) : day;
  return (
    <Tile title="Open Today" href={`/restaurants/${property.id}/hours`} note={note} error={error} reload={reload}>
      {data && (
        <Rows emptyText={slots.length > 0 ? `Closed on ${day}s.` : 'No hours have been entered.'}>
          {rows.map(({ meal, sortIndex, hoursStart, hoursEnd }) => (
            <li key={`${meal} ${sortIndex}`}>
              {meal}
              <span className={css.time}>
                {hoursStart} to {hoursEnd}
              </span>
            </li>
          ))}
        </Rows>
      )}
    </Tile>
  );
}
