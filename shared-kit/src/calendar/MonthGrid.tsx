import { useState, type CSSProperties } from 'react';
import { WEEKDAYS } from '../rules/calendarOptions';
import { classes } from '../ui/classes';
import { TextButton } from '../ui/button/TextButton';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { MenuButton } from '../ui/overlay/MenuButton';
import { Anchor } from '../ui/link/Anchor';
import css from './calendar.module.css';
import styles from './month.module.css';
import type { ShownDays } from './DayList';
import { dateText, dayText } from '../rules/dayText';
import { EventLink } from './EventLink';
import { newEventHref } from './eventType';
import { monthWeeks, type DayEntry } from './monthDays';
import { useDayDrag, type DayDrag } from './useDayDrag';
import { weekLanes, type DayColumn } from './weekLanes';

/** Numbers that the style sheet lays things out with. */
const laid = (numbers: Record<`--${string}`, number>) => numbers as CSSProperties;

/** How many entries a day shows before '+2 more'. */
const SHOWN = 3;

interface Props extends ShownDays {
  /** `YYYY-MM` */
  month: string;
  /** Whether a click or a drag over days begins an event there. */
  mayAdd: boolean;
}

/** A month as a grid of days, with the days around it that fill its weeks (document 2 §4.7, Display As Grid). */
export function MonthGrid({ month, mayAdd, ...shown }: Props) {
  const drag = useDayDrag(shown.property, mayAdd);
  return (
    <table className={classes(styles.grid, drag.isOn && styles.dragging)}>
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
          <Week key={week[0]} week={week} month={month} drag={drag} {...shown} />
        ))}
      </tbody>
    </table>
  );
}

function Week({ week, month, drag, ...shown }: ShownDays & { week: string[]; month: string; drag: DayDrag }) {
  const [all, setAll] = useState(false);
  return (
    <tr>
      {weekLanes(week, shown.entries).map((column) => (
        <DayCell
          key={column.day}
          column={column}
          outside={!column.day.startsWith(month)}
          all={all}
          onAll={setAll}
          drag={drag}
          {...shown}
        />
      ))}
    </tr>
  );
}

interface CellProps extends ShownDays {
  column: DayColumn;
  /** A day of the month before or after. */
  outside: boolean;
  /** Whether the week shows everything that it holds. */
  all: boolean;
  onAll: (all: boolean) => void;
  drag: DayDrag;
}

function DayCell({
  column: { day, slots, single },
  outside,
  all,
  onAll,
  drag,
  today,
  property,
  calendarOf,
  stateOf,
  menuOf,
}: CellProps) {
  const linkOf = (entry: DayEntry, over = 0) => (
    <>
      <EventLink
        entry={entry}
        property={property}
        calendar={calendarOf(entry.event.calendarId)}
        state={stateOf(entry.event)}
        days={over}
        brief
      />
      <span className={styles.menu}>
        <MenuButton label={`More for ${entry.event.title}`} items={() => menuOf(entry.event)} />
      </span>
    </>
  );
  const bars = all ? slots : slots.slice(0, SHOWN);
  const begun = bars.flatMap((slot, lane) => ('bar' in slot ? [{ ...slot, lane }] : []));
  const alone = all ? single : single.slice(0, Math.max(0, SHOWN - slots.length));
  const hidden = slots.slice(bars.length).filter((slot) => !('free' in slot)).length + single.length - alone.length;
  const canFold = all && slots.length + single.length > SHOWN;
  return (
    <td className={classes(outside && styles.outside, drag.covers(day) && styles.chosen)} {...drag.of(day)}>
      <div className={styles.head}>
        <time
          className={classes(styles.number, day === today && styles.today)}
          dateTime={day}
          aria-current={day === today ? 'date' : undefined}
        >
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <VisuallyHidden>{dateText(day)}</VisuallyHidden>
        </time>
        {drag.mayAdd && (
          <Anchor className={styles.add} href={newEventHref(property, day)} aria-label={`New event on ${dayText(day)}`}>
            +
          </Anchor>
        )}
      </div>
      {begun.length + alone.length > 0 ? (
        <ul className={classes(css.events, bars.length > 0 && styles.lanes)} style={laid({ '--lanes': bars.length })}>
          {begun.map(({ bar, days, lane }) => (
            <li key={lane} className={styles.bar} style={laid({ '--days': days, '--lane': lane + 1 })}>
              {linkOf(bar, days)}
            </li>
          ))}
          {alone.map((entry, index) => (
            <li
              key={`${entry.event.id} ${entry.start}`}
              className={styles.single}
              style={laid({ '--lane': bars.length + index + 1 })}
            >
              {linkOf(entry)}
            </li>
          ))}
        </ul>
      ) : (
        bars.length > 0 && <div className={styles.room} style={laid({ '--lanes': bars.length })} />
      )}
      {(hidden > 0 || canFold) && (
        <TextButton
          className={styles.more}
          aria-expanded={all}
          aria-label={`${all ? 'Fewer' : `${hidden} more`} on ${dayText(day)}`}
          onClick={() => onAll(!all)}
        >
          {all ? 'Fewer' : `+${hidden} more`}
        </TextButton>
      )}
    </td>
  );
}
