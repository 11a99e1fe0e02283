import { useMemo } from 'react';
import { useResource } from 'shared-kit/api/resource';
import { Failed } from '../content/Failed';
import { publishedOf } from '../rules/calendarOptions';
import { monthRange, today } from '../rules/dates';
import type { Calendar, CalendarEvent, Property } from '../rules/entities';
import { addDays } from '../rules/wallTime';
import { Button } from '../ui/button/Button';
import { IconButton } from '../ui/button/IconButton';
import { BackIcon, NextIcon } from '../ui/icons/icons';
import css from './calendar.module.css';
import { DayList, dayWords } from './DayList';
import { entriesByDay, monthWeeks, shiftMonth } from './monthDays';
import { MonthGrid } from './MonthGrid';

interface Props {
  property: Property;
  calendars: Calendar[];
  hidden: ReadonlySet<string>;
  viewing: number;
  /** `month` or `day`. */
  display: string;
  /** The day that is shown, or a day of the month. */
  day: string;
  onDay: (day: string) => void;
}

const monthWords = (day: string) =>
  new Date(`${day.slice(0, 7)}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The calendar itself: a month, or one day (document 2 §4.7). On a narrow screen the month is a list of its days. */
export function Schedule({ property, calendars, hidden, viewing, display, day, onDay }: Props) {
  const zone = property.timezone;
  const month = day.slice(0, 7);
  const { from, to, start } = useMemo(() => monthRange(month), [month]);
  const published = publishedOf(viewing);
  const list = useResource<CalendarEvent>(`/properties/${property.id}/calendar-events`).useList({
    start,
    perPage: 2000,
    archived: false,
    ...(published !== undefined && { published }),
  });
  const entries = useMemo(() => {
    const shown = (list.data ?? []).filter(({ calendarId }) => !hidden.has(calendarId));
    return entriesByDay(shown, from, to, zone);
  }, [list.data, hidden, from, to, zone]);
  const now = today(zone);
  const isMonth = display === 'month';
  const step = (by: number) => onDay(isMonth ? `${shiftMonth(month, by)}-01` : addDays(day, by));
  const unit = isMonth ? 'month' : 'day';
  const shown = {
    entries,
    today: now,
    property,
    placeOf: (id: string) => calendars.findIndex((calendar) => calendar.id === id),
  };
  const days = monthWeeks(month)
    .flat()
    .filter((one) => one.startsWith(month));
  return (
    <section className={css.schedule} aria-labelledby="shown-time" aria-busy={list.loading || list.stale}>
      <div className={css.bar}>
        <h2 id="shown-time" aria-live="polite">
          {isMonth ? monthWords(day) : dayWords(day)}
        </h2>
        <Button small onClick={() => onDay(now)}>
          Today
        </Button>
        <IconButton label={`Previous ${unit}`} icon={<BackIcon />} onClick={() => step(-1)} />
        <IconButton label={`Next ${unit}`} icon={<NextIcon />} onClick={() => step(1)} />
      </div>
      {list.error ? (
        <Failed error={list.error} retry={list.reload} />
      ) : list.loading && !isMonth ? (
        <p role="status">Loading ...</p>
      ) : isMonth ? (
        <>
          <div className={css.wide}>
            <MonthGrid month={month} {...shown} />
          </div>
          <div className={css.narrow}>
            {list.loading ? (
              <p role="status">Loading ...</p>
            ) : (
              <DayList days={days} none="Nothing takes place this month." {...shown} />
            )}
          </div>
        </>
      ) : (
        <DayList days={[day]} none="Nothing takes place on this day." {...shown} />
      )}
    </section>
  );
}
