import type { Calendar } from '../rules/models/calendar';
import { calendarMarks } from './calendarMarks';
import css from './calendar.module.css';

const COLOURS = [css.colour1, css.colour2, css.colour3, css.colour4, css.colour5];

/** A calendar as its events show it. */
export interface ShownCalendar {
  name: string;
  mark: string;
  /** Its place in the list, which gives the colour. */
  place: number;
}

/** The calendars by id, with the mark and the colour of each. */
export function shownCalendars(calendars: readonly Calendar[]): ReadonlyMap<string, ShownCalendar> {
  const marks = calendarMarks(calendars.map(({ name }) => name));
  return new Map(calendars.map(({ id, name }, place) => [id, { name, mark: marks[place] ?? '', place }]));
}

/** The class that colours its events. The sixth calendar begins again with the first colour; its mark is its own. */
export const colourOf = (calendar: ShownCalendar | undefined) => COLOURS[(calendar?.place ?? 0) % COLOURS.length];
