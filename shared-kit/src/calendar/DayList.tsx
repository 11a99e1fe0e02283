import { dayText } from '../rules/dayText';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import type { State } from '../rules/state';
import { MenuButton } from '../ui/overlay/MenuButton';
import type { MenuItem } from '../ui/overlay/menuItem';
import css from './calendar.module.css';
import type { ShownCalendar } from './calendarColours';
import { EventLink } from './EventLink';
import type { DayEntry } from './monthDays';

/** What both ways of showing days need. */
export interface ShownDays {
  entries: ReadonlyMap<string, DayEntry[]>;
  /** `YYYY-MM-DD` on the property's clock. */
  today: string;
  property: Property;
  calendarOf: (calendarId: string) => ShownCalendar | undefined;
  stateOf: (event: CalendarEvent) => State;
  /** Says that nothing takes place then: 'this month'. */
  none: (when: string) => string;
  /** The menu of an event. */
  menuOf: (event: CalendarEvent) => MenuItem[];
}

/** What takes place on one day. */
export function DayEntries({ day, entries, property, calendarOf, stateOf, menuOf }: ShownDays & { day: string }) {
  return (
    <ul className={css.events}>
      {entries.get(day)?.map((entry) => (
        <li key={`${entry.event.id} ${entry.start}`} className={css.entry}>
          <EventLink
            entry={entry}
            property={property}
            calendar={calendarOf(entry.event.calendarId)}
            state={stateOf(entry.event)}
          />
          <MenuButton label={`More for ${entry.event.title}`} items={() => menuOf(entry.event)} />
        </li>
      ))}
    </ul>
  );
}

/** Days one under the other, with what takes place on them; days without events are left out. */
export function DayList({ days, when, ...shown }: ShownDays & { days: string[]; when: string }) {
  const busy = days.filter((day) => (shown.entries.get(day) ?? []).length > 0);
  if (busy.length === 0) return <p className={css.none}>{shown.none(when)}</p>;
  return (
    <>
      {busy.map((day) => (
        // A group, not a landmark: a month would fill the list of landmarks with its days.
        <div key={day} className={css.day} role="group" aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>{dayText(day)}</h3>
          <DayEntries day={day} {...shown} />
        </div>
      ))}
    </>
  );
}
