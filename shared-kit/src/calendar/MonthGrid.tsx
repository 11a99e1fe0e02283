import { useState } from 'react';
import { WEEKDAYS } from '../rules/calendarOptions';
import { classes } from '../ui/classes';
import { DayCell } from './DayCell';
import type { DaysProps } from './DayList';
import { monthWeeks } from './monthDays';
import styles from './month.module.css';
import { useDayDrag, type DayDrag } from './useDayDrag';
import { weekLanes } from './weekLanes';

interface Props extends DaysProps {
  /** `YYYY-MM` */
  month: string;
  /** Whether a click on a day, or a drag over days, adds an event there. */
  mayAdd: boolean;
}

/** A month as a grid of days, with the days of the neighbouring months that complete its weeks (document 2 §4.7, Display As Grid). */
export function MonthGrid({ month, mayAdd, ...daysProps }: Props) {
  const drag = useDayDrag(daysProps.property, mayAdd);
  return (
    <table aria-labelledby="shown-time" className={classes(styles.grid, drag.isDragging && styles.dragging)}>
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
          <Week key={week[0]} week={week} month={month} drag={drag} {...daysProps} />
        ))}
      </tbody>
    </table>
  );
}

function Week({ week, month, drag, ...daysProps }: DaysProps & { week: string[]; month: string; drag: DayDrag }) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <tr>
      {weekLanes(week, daysProps.entries).map((column) => (
        <DayCell
          key={column.day}
          column={column}
          isOutsideMonth={!column.day.startsWith(month)}
          isExpanded={isExpanded}
          onExpand={setExpanded}
          drag={drag}
          {...daysProps}
        />
      ))}
    </tr>
  );
}
