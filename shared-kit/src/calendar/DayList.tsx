import { useEffect, useRef, useState } from 'react';
import { dayText } from '../rules/dayText';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import type { State } from '../rules/state';
import { Button } from '../ui/button/Button';
import { MenuButton } from '../ui/overlay/MenuButton';
import type { MenuItem } from '../ui/overlay/menuItem';
import css from './calendar.module.css';
import type { CalendarStyle } from './calendarStyles';
import { EventLink } from './EventLink';
import type { DayEntry } from './monthDays';
import { MAX_LANES } from './weekLanes';

/** What the grid and the list of days have in common. */
export interface DaysProps {
  entries: ReadonlyMap<string, DayEntry[]>;
  /** `YYYY-MM-DD` on the property's clock. */
  today: string;
  property: Property;
  styleOf: (calendarId: string) => CalendarStyle | undefined;
  stateOf: (event: CalendarEvent) => State;
  /** The text to show when nothing takes place. @param when 'this month' */
  emptyText: (when: string) => string;
  menuOf: (event: CalendarEvent) => MenuItem[];
  /** The address of the list of one day. */
  dayHref: (day: string) => string;
}

/** How many entries 'Show more' adds. */
const STEP = 100;

/** What takes place on one day: the first entries, and more on demand, the first of which gets the focus. */
export function DayEntries({ day, entries, property, styleOf, stateOf, menuOf }: DaysProps & { day: string }) {
  const [shown, setShown] = useState(MAX_LANES);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.children[shown - STEP]?.querySelector('a')?.focus(), [shown]);
  const all = entries.get(day) ?? [];
  return (
    <>
      <ul className={css.events} ref={list}>
        {all.slice(0, shown).map((entry) => (
          <li key={`${entry.event.id} ${entry.start}`} className={css.entry}>
            <EventLink
              entry={entry}
              property={property}
              calendar={styleOf(entry.event.calendarId)}
              state={stateOf(entry.event)}
            />
            <MenuButton label={`More for ${entry.event.title}`} items={() => menuOf(entry.event)} />
          </li>
        ))}
      </ul>
      {all.length > shown && (
        <Button small aria-label={`Show more on ${dayText(day)}`} onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}

/** A list of days with their entries; days without events are left out. */
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
