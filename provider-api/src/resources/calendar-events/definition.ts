import { Type } from '@sinclair/typebox';
import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { toWall } from 'shared-kit/rules/dates';
import { existingTimes, seriesEndInstant, type Series } from 'shared-kit/rules/recurrence';
import { repeatEnd } from 'shared-kit/rules/repeat';
import { calendarEventModel } from 'shared-kit/rules/models/calendarEvent';
import type { ItemOf } from 'shared-kit/rules/models/model';
import { properties } from '../../access/places/schema';
import { calendars } from '../calendars/schema';
import type { ContentRow } from '../../content/definition';
import { definitionOf } from '../../content/definitionOf';
import type { Database } from '../../base/storage/database';
import { prepareEvent } from './prepare';
import { matchRange } from './range';
import { calendarEvents, seriesColumns } from './schema';
import { settleEvent } from './settle';

/** Calendar events of hotels and restaurants (document 2 §3.6, §5.2; document 3 §3, OP-89). They are cloned by creating. */
export const calendarEventDefinition = definitionOf(calendarEventModel, {
  table: calendarEvents,
  filters: { start: Type.Optional(Type.String({ description: '~{from}..{to} on the property’s wall clock.' })) },
  narrow: matchRange,
  lacks: ['sort'],
  prepare: prepareEvent,
  check: checkEvent,
  settle: settleEvent,
  join: joinCalendar,
  over: {
    columns: seriesColumns,
    notYet: ({ property, now }) =>
      or(isNull(calendarEvents.seriesEnd), gte(calendarEvents.seriesEnd, toWall(now.toISOString(), property.timezone) ?? '')),
    ends: (row, { property }) => seriesEndInstant(row as typeof row & Series, property.timezone),
  },
});

async function checkEvent(
  db: Database,
  { calendarId, eventEndsOption }: Partial<ItemOf<typeof calendarEventModel>>,
  propertyId: string,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (eventEndsOption && repeatEnd(eventEndsOption) === null) errors.eventEndsOption = 'Choose when the event ends.';
  if (calendarId) {
    const [calendar] = await db
      .select({ id: calendars.id })
      .from(calendars)
      .where(and(eq(calendars.id, calendarId), eq(calendars.propertyId, propertyId)));
    if (!calendar) errors.calendarId = 'There is no such calendar.';
  }
  return errors;
}

/**
 * Events with the name of their calendar, and without the end of a series, which is internal to the store. An event
 * that takes place once gets times that exist in the property's time zone, even if it was stored while the property had
 * a different one. A series is a rule, and keeps its start.
 */
async function joinCalendar(db: Database, rows: ContentRow[]): Promise<ContentRow[]> {
  const ids = [...new Set(rows.map((row) => String(row.calendarId)))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: calendars.id, name: calendars.name, zone: properties.timezone })
          .from(calendars)
          .innerJoin(properties, eq(properties.id, calendars.propertyId))
          .where(inArray(calendars.id, ids));
  const calendarsById = new Map(found.map((calendar) => [calendar.id, calendar]));
  return rows.map(({ seriesEnd: _seriesEnd, ...row }) => {
    const event = row as ContentRow & Series;
    const calendar = calendarsById.get(String(row.calendarId));
    return {
      ...event,
      ...(calendar && !event.repeats && existingTimes(event, calendar.zone)),
      calendar: { id: row.calendarId, name: calendar?.name },
    };
  });
}
