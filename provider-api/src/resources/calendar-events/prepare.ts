import { eq } from 'drizzle-orm';
import { isWallTime } from 'shared-kit/rules/instant';
import { normaliseName } from 'shared-kit/rules/normaliseName';
import { existingTimes } from 'shared-kit/rules/recurrence';
import { readWall } from 'shared-kit/rules/wallTime';
import { calendars } from '../calendars/schema';
import { wallOfDay } from '../../content/dayAlone';
import type { ChangePlace, Values } from '../../content/definition';
import { findNamesake } from '../../content/uniqueName';
import { endOfOrder } from '../../content/order';
import { keepVersion } from '../../access/history/record';
import { authoriseAfterWait } from '../../http/authorise';
import { caller, editor } from '../../http/caller';
import { forbidden } from '../../http/errors';
import { calendarDefinition } from '../calendars/definition';
import { quoted } from '../../base/shorten';
import { writtenRow } from '../../base/storage/writtenRow';
import type { Database } from '../../base/storage/database';

/**
 * An event in the form that the rules expect: times on the property's wall clock, no repetition as null, and a calendar of this
 * property.
 * @throws 403 when the calendar would have to be created and the caller may not
 */
export async function prepareEvent(db: Database, sent: Values, context: ChangePlace): Promise<Values> {
  const { calendar, ...values } = sent as Values & { calendar?: { id?: string | null } | null };
  if (!values.calendarId && calendar?.id) values.calendarId = calendar.id;
  if (typeof values.calendarId === 'string') values.calendarId = await findOwnCalendar(db, values.calendarId, context);
  if (values.repeats === 'none') values.repeats = null;
  for (const name of ['start', 'end'] as const)
    values[name] = readWall(wallOfDay(values[name], name), context.property.timezone) ?? values[name];
  if (values.start === undefined) delete values.start;
  if (values.end === undefined) delete values.end;
  return toExistingTimes(clampAllDayEnd(values, context.stored), context);
}

/** What an event's times depend on: a series or an all-day event may begin at an hour that a clock change skips. */
const DECIDES_TIMES = ['start', 'end', 'repeats', 'allDay'];

/**
 * A time that a clock change skips is stored as the next time that exists (API contract §1). A series keeps its time,
 * which is skipped on one of its days at most.
 */
function toExistingTimes(values: Values, { stored, property }: ChangePlace): Values {
  const { start, end, allDay, repeats } = { ...stored, ...values };
  if (!DECIDES_TIMES.some((name) => name in values)) return values;
  if (repeats || !isWallTime(start) || !isWallTime(end) || end < start) return values;
  return { ...values, ...existingTimes({ start, end, allDay: allDay === true }, property.timezone) };
}

/** An all-day event ends on its last day; the time of that day is ignored, so it cannot be before the start's. */
function clampAllDayEnd(values: Values, stored: Values | null): Values {
  const { allDay, start, end } = { ...stored, ...values };
  if (!allDay || typeof start !== 'string' || typeof end !== 'string') return values;
  return start.slice(0, 10) === end.slice(0, 10) && end < start ? { ...values, end: start } : values;
}

/**
 * The property's counterpart of another property's calendar: the one with the same name, created if missing (OP-81). An unknown
 * one, or one that the caller may not read, is left unchanged and refused later.
 */
async function findOwnCalendar(db: Database, id: string, { property, request }: ChangePlace): Promise<string> {
  await authoriseAfterWait(db, request);
  const { authority } = caller(request);
  const [found] = await db.select().from(calendars).where(eq(calendars.id, id));
  if (!found || found.propertyId === property.id) return id;
  if (!authority.can('READ', 'calendar', found.propertyId)) return id;
  const counterpart = await findNamesake(db, calendars, property.id, found.name);
  if (counterpart) return counterpart;
  if (!authority.can('WRITE', 'calendar', property.id))
    throw forbidden(`${quoted(property.name)} has no calendar “${quoted(found.name)}” yet, and you may not create one there.`);
  const sortIndex = (await endOfOrder(db, calendarDefinition, property.id, {})) as number;
  const row = { propertyId: property.id, name: normaliseName(found.name), sortIndex, updatedBy: editor(request) };
  const created = await db.insert(calendars).values(row).returning().then(writtenRow);
  await keepVersion(db, request, calendarDefinition.path, { before: null, after: created });
  return created.id;
}
