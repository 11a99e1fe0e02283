import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from 'shared-kit/rules/calendarOptions';
import { calendarEventModel } from 'shared-kit/rules/models/calendarEvent';
import { initialOf } from 'shared-kit/rules/models/settle';
import { seriesEnd, type Series } from 'shared-kit/rules/recurrence';
import { FOREVER } from 'shared-kit/rules/repeat';
import { addDays, weekdayOf } from 'shared-kit/rules/wallTime';
import { calendarEvents } from '../../src/resources/calendar-events/schema';
import { calendars as calendarTable } from '../../src/resources/calendars/schema';
import { calendars, type Happening } from '../copy/calendars';
import { inBatches, localise, type Plan, type Seeded } from './plan';

/** Weekly events began three months ago, so that every month around the first start has some. */
const WEEKLY_SINCE = -91;

/** The first day of a weekly event on or after a day. */
function firstOf(weekday: string, from: string): string {
  const wanted = WEEKDAYS.findIndex((day) => day === weekday);
  return addDays(from, (wanted - weekdayOf(from) + 7) % 7);
}

function timesOf({ day, start, end, days = 0 }: Happening, today: string): Series {
  const first = typeof day === 'string' ? firstOf(day, addDays(today, WEEKLY_SINCE)) : addDays(today, day);
  const weekly = typeof day === 'string';
  return {
    start: `${first}T${start}:00`,
    end: `${days > 0 ? addDays(first, days - 1) : first}T${end}:00`,
    allDay: days > 0,
    repeats: weekly ? 'weekly' : null,
    repeatsOn: weekly ? [day] : [],
    repeatsEndsOn: null,
    repeatsTimes: null,
    eventEndsOption: weekly ? FOREVER : null,
  };
}

/** Calendars of every property with what takes place around the first start: weekly, once, over several days, unpublished. */
export async function seedCalendars({ db, now, by }: Plan, properties: Seeded[]): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const groups = properties.flatMap((property) =>
    calendars[property.type].map((own, index) => ({ ...own, property, id: randomUUID(), sortIndex: index + 1 })),
  );
  const rows = groups.flatMap(({ id, property, happenings }) =>
    happenings.map((own): typeof calendarEvents.$inferInsert => {
      const times = timesOf(own, today);
      return {
        ...times,
        propertyId: property.id,
        calendarId: id,
        title: own.title,
        shortDescription: localise(own.text, property),
        published: own.draft !== true,
        seriesEnd: seriesEnd(times),
        cta: initialOf(calendarEventModel.fields.cta),
        details: initialOf(calendarEventModel.fields.details),
        updatedBy: by,
      };
    }),
  );
  const named = groups.map(({ id, name, sortIndex, property }) => ({
    id,
    name,
    sortIndex,
    propertyId: property.id,
    updatedBy: by,
  }));
  for (const batch of inBatches(named)) await db.insert(calendarTable).values(batch);
  for (const batch of inBatches(rows)) await db.insert(calendarEvents).values(batch);
}
