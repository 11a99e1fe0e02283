import type { Calendar } from '../rules/models/calendar';
import { calendarMarks } from './calendarMarks';
import css from './calendar.module.css';

const COLOURS = [css.colour1, css.colour2, css.colour3, css.colour4, css.colour5];

/** How the events of a calendar show which one they belong to. */
export interface CalendarStyle {
  name: string;
  mark: string;
  /** The CSS class that colours them. */
  colour: string | undefined;
}

/** The styles of calendars by id. The sixth calendar reuses the first colour, but no two share a mark. */
export function calendarStyles(calendars: readonly Calendar[]): ReadonlyMap<string, CalendarStyle> {
  const marks = calendarMarks(calendars.map(({ name }) => name));
  return new Map(
    calendars.map(({ id, name }, index) => [id, { name, mark: marks[index] ?? '', colour: COLOURS[index % COLOURS.length] }]),
  );
}

/** The colour of events whose calendar is not known yet. */
export const DEFAULT_COLOUR = COLOURS[0];
