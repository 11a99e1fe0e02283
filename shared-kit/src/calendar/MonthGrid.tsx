import { useState } from 'react';
import { WEEKDAYS } from '../rules/calendarOptions';
import { classes } from '../ui/classes';
import { TextButton } from '../ui/button/TextButton';
import css from './calendar.module.css';
import styles from './month.module.css';
import type { ShownDays } from './DayList';
import { dayWords } from './DayList';
import { EventLink } from './EventLink';
import { monthWeeks } from './monthDays';

const SHOWN = 3;

/** A month as a grid of days (document 2 §4.7, Display As Grid). */
export function MonthGrid({ month, ...shown }: ShownDays & { month: string }) {
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day.startsWith(month) ? (
                <DayCell key={day} day={day} {...shown} />
              ) : (
                <td key={day} className={styles.outside}>
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, entries, today, property, placeOf }: ShownDays & { day: string }) {
  const [all, setAll] = useState(false);
  const list = entries.get(day) ?? [];
  const rest = list.length - SHOWN;
  return (
    <td>
      <time
        className={classes(styles.number, day === today && styles.today)}
        dateTime={day}
        aria-current={day === today ? 'date' : undefined}
        aria-label={dayWords(day)}
      >
        {Number(day.slice(8))}
      </time>
      {list.length > 0 && (
        <ul className={css.events} aria-label={dayWords(day)}>
          {(all ? list : list.slice(0, SHOWN)).map((entry) => (
            <li key={`${entry.event.id} ${entry.start}`}>
              <EventLink entry={entry} property={property} place={placeOf(entry.event.calendarId)} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <TextButton
          className={styles.more}
          aria-expanded={all}
          aria-label={`${all ? 'Fewer' : `${rest} more`} on ${dayWords(day)}`}
          onClick={() => setAll(!all)}
        >
          {all ? 'Fewer' : `+${rest} more`}
        </TextButton>
      )}
    </td>
  );
}
