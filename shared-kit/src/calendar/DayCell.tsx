import type { CSSProperties } from 'react';
import { dateText, dayText } from '../rules/dayText';
import type { Property } from '../rules/entities';
import { TextButton } from '../ui/button/TextButton';
import { classes } from '../ui/classes';
import { VisuallyHidden } from '../ui/feedback/VisuallyHidden';
import { Anchor } from '../ui/link/Anchor';
import { MenuButton } from '../ui/overlay/MenuButton';
import css from './calendar.module.css';
import type { DaysProps } from './DayList';
import { EventLink } from './EventLink';
import { newEventHref } from './eventType';
import type { DayEntry } from './monthDays';
import styles from './month.module.css';
import type { DayDrag } from './useDayDrag';
import { MAX_LANES, type DayColumn } from './weekLanes';

/** How many entries a day shows before '+2 more'. */
const MAX_ENTRIES = 3;

/** Numbers that the style sheet needs to lay out the entries. */
const cssVariables = (numbers: Record<`--${string}`, number>) => numbers as CSSProperties;

interface Props extends DaysProps {
  column: DayColumn;
  /** A day of the previous or the next month. */
  isOutsideMonth: boolean;
  /** Whether the week shows all of its entries. */
  isExpanded: boolean;
  onExpand: (isExpanded: boolean) => void;
  drag: DayDrag;
}

/** The entries of a day that fit into its cell, and how many do not. */
function visibleEntries({ slots, single, hiddenBars: barsWithoutLane }: DayColumn, isExpanded: boolean) {
  const max = isExpanded ? MAX_LANES : MAX_ENTRIES;
  const visibleSlots = slots.slice(0, max);
  const visibleSingle = single.slice(0, Math.max(0, max - slots.length));
  const hiddenBars = slots.slice(visibleSlots.length).filter((slot) => !('free' in slot));
  return {
    laneCount: visibleSlots.length,
    /** The bars that start on this day. */
    bars: visibleSlots.flatMap((slot, lane) => ('bar' in slot ? [{ ...slot, lane }] : [])),
    single: visibleSingle,
    hiddenCount: barsWithoutLane + hiddenBars.length + single.length - visibleSingle.length,
  };
}

/** A day of the month grid. A bar over several days is drawn by the cell of its first day in the week. */
export function DayCell({ column, isOutsideMonth, isExpanded, onExpand, drag, ...daysProps }: Props) {
  const { day, slots } = column;
  const { laneCount, bars, single, hiddenCount } = visibleEntries(column, isExpanded);
  const more = { text: `+${hiddenCount} more`, label: `${hiddenCount} more on ${dayText(day)}` };
  const canCollapse = isExpanded && slots.length + column.single.length > MAX_ENTRIES;
  return (
    <td className={classes(isOutsideMonth && styles.outside, drag.includes(day) && styles.chosen)} {...drag.handlersFor(day)}>
      <DayHead day={day} today={daysProps.today} property={daysProps.property} mayAdd={drag.mayAdd} />
      {bars.length + single.length > 0 ? (
        <ul className={classes(css.events, laneCount > 0 && styles.lanes)} style={cssVariables({ '--lanes': laneCount })}>
          {bars.map(({ bar, days, lane }) => (
            <li key={lane} className={styles.bar} style={cssVariables({ '--days': days, '--lane': lane + 1 })}>
              <GridEntry entry={bar} barDays={days} {...daysProps} />
            </li>
          ))}
          {single.map((entry, index) => (
            <li
              key={`${entry.event.id} ${entry.start}`}
              className={styles.single}
              style={cssVariables({ '--lane': laneCount + index + 1 })}
            >
              <GridEntry entry={entry} barDays={0} {...daysProps} />
            </li>
          ))}
        </ul>
      ) : (
        laneCount > 0 && <div className={styles.room} style={cssVariables({ '--lanes': laneCount })} />
      )}
      {isExpanded && hiddenCount > 0 && (
        <Anchor className={styles.more} href={daysProps.dayHref(day)} aria-label={more.label}>
          {more.text}
        </Anchor>
      )}{' '}
      {(isExpanded ? canCollapse : hiddenCount > 0) && (
        <TextButton
          className={styles.more}
          aria-expanded={isExpanded}
          aria-label={isExpanded ? `Fewer on ${dayText(day)}` : more.label}
          onClick={() => onExpand(!isExpanded)}
        >
          {isExpanded ? 'Fewer' : more.text}
        </TextButton>
      )}
    </td>
  );
}

function DayHead({ day, today, property, mayAdd }: { day: string; today: string; property: Property; mayAdd: boolean }) {
  return (
    <div className={styles.head}>
      <time
        className={classes(styles.number, day === today && styles.today)}
        dateTime={day}
        aria-current={day === today ? 'date' : undefined}
      >
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <VisuallyHidden>{dateText(day)}</VisuallyHidden>
      </time>
      {mayAdd && (
        <Anchor className={styles.add} href={newEventHref(property, day)} aria-label={`New event on ${dayText(day)}`}>
          +
        </Anchor>
      )}
    </div>
  );
}

type GridEntryProps = Pick<DaysProps, 'property' | 'styleOf' | 'stateOf' | 'menuOf'> & { entry: DayEntry; barDays: number };

const GridEntry = ({ entry, barDays, property, styleOf, stateOf, menuOf }: GridEntryProps) => (
  <>
    <EventLink
      entry={entry}
      property={property}
      calendar={styleOf(entry.event.calendarId)}
      state={stateOf(entry.event)}
      barDays={barDays}
      isCompact
    />
    <span className={styles.menu}>
      <MenuButton label={`More for ${entry.event.title}`} items={() => menuOf(entry.event)} />
    </span>
  </>
);
