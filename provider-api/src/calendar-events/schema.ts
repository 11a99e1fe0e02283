import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { calendars } from '../calendars/schema';
import type { StoredImage } from '../content/columns';
import { flags, ordered } from '../content/columns';

/** An event in a calendar of its property (document 2 §3.6). Times are the property's wall clock, `YYYY-MM-DDTHH:mm:ss`. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...ordered(),
    /** Always empty: events have no order of their own. */
    sortIndex: integer('sort_index'),
    calendarId: text('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    shortDescription: text('short_description'),
    start: text('start').notNull(),
    end: text('end').notNull(),
    allDay: boolean('all_day').notNull().default(false),
    customTime: text('custom_time'),
    repeats: text('repeats').$type<'daily' | 'weekly' | 'monthly' | 'yearly'>(),
    repeatsOn: jsonb('repeats_on').$type<string[]>().notNull().default([]),
    repeatsEndsOn: text('repeats_ends_on'),
    repeatsTimes: integer('repeats_times'),
    eventEndsOption: text('event_ends_option'),
    doesNotEnd: boolean('does_not_end').notNull().default(true),
    /** The wall time after which nothing of the event takes place; empty when it repeats forever. Never answered. */
    seriesEnd: text('series_end'),
    ...flags(),
    images: jsonb('images').$type<StoredImage[]>().notNull().default([]),
    cta: jsonb('cta').$type<Record<string, unknown> | null>(),
    details: jsonb('details').$type<Record<string, unknown> | null>(),
  },
  (table) => [
    index('calendar_events_time').on(table.propertyId, table.start, table.seriesEnd),
    index('calendar_events_calendar').on(table.calendarId),
  ],
);
