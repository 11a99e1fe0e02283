import { Type } from '@sinclair/typebox';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { toWall } from 'shared-kit/rules/dates';
import { overOn, type Series } from 'shared-kit/rules/recurrence';
import { repeatEnd } from 'shared-kit/rules/repeat';
import { calendarEventRules } from 'shared-kit/rules/validation/calendarEvent';
import { calendars } from '../calendars/schema';
import type { ContentDefinition, ContentRow, Values } from '../content/definition';
import { ctaFields, flagsBody, imageBody, imagesBody } from '../content/fields';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import type { Database } from '../storage/database';
import { prepareEvent } from './prepare';
import { inRange } from './range';
import { calendarEvents } from './schema';
import { settleEvent } from './settle';

/** Calendar events of hotels and restaurants (document 2 §3.6, §5.2; document 3 §3, OP-89). They are cloned by creating. */
export const calendarEventDefinition: ContentDefinition = {
  path: 'calendar-events',
  resource: 'calendar_event',
  one: 'calendar event',
  many: 'calendar events',
  table: calendarEvents,
  body: {
    calendar_id: field.text,
    calendar: field.object({ id: field.text, name: field.text }),
    title: field.text,
    short_description: field.text,
    start: field.instant,
    end: field.instant,
    all_day: field.flag,
    custom_time: field.text,
    repeats: field.text,
    repeats_on: field.list(Type.String()),
    repeats_ends_on: field.text,
    repeats_times: field.count,
    event_ends_option: field.text,
    does_not_end: field.flag,
    ...flagsBody,
    images: imagesBody,
    cta: field.object({ type: field.text, link_text: field.text, link_url: field.text, tracking_tag: field.text }),
    details: field.object({
      content: field.text,
      image: imageBody,
      cta: field.object({ ...ctaFields, title_input: field.text }),
    }),
  },
  rules: calendarEventRules,
  textFilters: ['title'],
  exactFilters: ['calendar_id'],
  filters: { start: Type.Optional(Type.String({ description: '~{from}..{to} on the property’s wall clock.' })) },
  narrow: inRange,
  order: 'start:ASC',
  lacks: ['sort'],
  richText: ['details.content'],
  prepare: prepareEvent,
  check: checkEvent,
  settle: settleEvent,
  join: joinCalendar,
  over: {
    notYet: ({ property, now }) =>
      or(isNull(calendarEvents.seriesEnd), gte(calendarEvents.seriesEnd, toWall(now.toISOString(), property.timezone) ?? '')),
    ends: (row, { property }) => overOn(row as ContentRow & Series, property.timezone),
  },
  clone: false,
};

/** Routes of calendar events. */
export function calendarEventRoutes(app: App, services: Services): void {
  contentRoutes(app, services, calendarEventDefinition);
}

async function checkEvent(db: Database, values: Values, propertyId: string): Promise<Record<string, string>> {
  const { calendarId, eventEndsOption } = values;
  const errors: Record<string, string> = {};
  if (eventEndsOption && repeatEnd(eventEndsOption) === null) errors.eventEndsOption = 'Choose when the event ends.';
  if (typeof calendarId === 'string' && calendarId !== '') {
    const [own] = await db
      .select({ id: calendars.id })
      .from(calendars)
      .where(and(eq(calendars.id, calendarId), eq(calendars.propertyId, propertyId)));
    if (!own) errors.calendarId = 'There is no such calendar.';
  }
  return errors;
}

/** Events with the name of their calendar; when a series is over is the store's own business. */
async function joinCalendar(db: Database, rows: ContentRow[]): Promise<ContentRow[]> {
  const ids = [...new Set(rows.map((row) => String(row.calendarId)))];
  const found = ids.length === 0 ? [] : await db.select().from(calendars).where(inArray(calendars.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return rows.map(({ seriesEnd: _seriesEnd, ...row }) => ({
    ...(row as ContentRow),
    calendar: { id: row.calendarId, name: names.get(String(row.calendarId)) },
  }));
}
