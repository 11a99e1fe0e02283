import { dayText } from '../rules/dayText';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import type { State } from '../rules/state';
import { MenuButton } from '../ui/overlay/MenuButton';
import type { MenuItem } from '../ui/overlay/menuItem';
import css from './calendar.module.css';
import type { CalendarStyle } from './calendarStyles';
import { EventLink } from './EventLink';
import type { DayEntry } from './monthDays';

/** What the grid and the list of days have in common. */
export interface DaysProps {
  entries: ReadonlyMap<string, DayEntry[]>;
  /** `YYYY-MM-DD` on the property's clock. */
  today: string;
  property: Property;
  styleOf: (calendarId: string) => CalendarStyle | undefined;
  stateOf: (event: CalendarEvent) => State;
  /** The text where nothing takes place. @param when 'this month' */
  emptyText: (when: string) => string;
  menuOf: (event: CalendarEvent) => MenuItem[];
}

/** What takes place on one day. */
export function DayEntries({ day, entries, property, styleOf, stateOf, menuOf }: DaysProps & { day: string }) {
  return (
    <ul className={css.events}>
      {entries.get(day)?.map((entry) => (
        <li key={`${entry.event.id} ${entry.start}`} className={css.entry}>
          <EventLink entry={entry} property={property} calendar={styleOf(entry.event.calendarId)} state={stateOf(entry.event)} />
          <MenuButton label={`More for ${entry.event.title}`} items={() => menuOf(entry.event)} />
        </li>
      ))}
    </ul>
  );
}

/** Days below each other with their entries; days without events are left out. */
export function DayList({ days, when, ...props }: DaysProps & { days: string[]; when: string }) {
  const daysWithEvents = days.filter((day) => (props.entries.get(day) ?? []).length > 0);
  if (daysWithEvents.length === 0) return <p className={css.none}>{props.emptyText(when)}</p>;
  return (
    <>
      {daysWithEvents.map((day) => (
        // Not a landmark: the days of a month would fill the list of landmarks.
        <div key={day} className={css.day} role="group" aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>{dayText(day)}</h3>
          <DayEntries day={day} {...props} />
        </div>
      ))}
    </>
  );
}
