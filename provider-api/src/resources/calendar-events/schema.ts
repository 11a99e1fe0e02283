import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { calendarEventModel } from 'shared-kit/rules/models/calendarEvent';
import { calendars } from '../calendars/schema';
import { ordered } from '../../content/columns';
import { columnsOf } from '../../content/columnsOf';

/** An event in a calendar of its property (document 2 §3.6). Times are the property's wall clock, `YYYY-MM-DDTHH:mm:ss`. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...ordered(),
    /** Always null: events are not ordered by staff. */
    sortIndex: integer('sort_index'),
    ...columnsOf(calendarEventModel.fields),
    calendarId: text('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    // Times are wall clock: an instant would shift after a change of the zone.
    start: text('start').notNull(),
    end: text('end').notNull(),
    repeatsEndsOn: text('repeats_ends_on'),
    /** The wall time after which nothing of the event takes place; null when it repeats forever. Never returned. */
    seriesEnd: text('series_end'),
  },
  (table) => [
    index('calendar_events_time').on(table.propertyId, table.start, table.seriesEnd),
    index('calendar_events_calendar').on(table.calendarId),
  ],
);

const { id, start, end, allDay, repeats, repeatsOn, repeatsEndsOn, repeatsTimes, eventEndsOption } = calendarEvents;

/** The columns that determine when an event takes place; its texts are large, and not needed for that. */
export const seriesColumns = { id, start, end, allDay, repeats, repeatsOn, repeatsEndsOn, repeatsTimes, eventEndsOption };
