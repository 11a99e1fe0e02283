import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { takesPlaceIn, type Series } from 'shared-kit/rules/recurrence';
import { isPlainDate } from 'shared-kit/rules/instant';
import { addDays, readWall } from 'shared-kit/rules/wallTime';
import { badRequest } from '../../http/errors';
import { findProperty } from '../properties/store';
import type { Database } from '../../base/storage/database';
import { calendarEvents, seriesColumns } from './schema';

const RANGE = /^~(.+?)\.\.(.+)$/;

/**
 * `start=~{from}..{to}`: events of which at least one occurrence overlaps the range (api-contract §1). A range that
 * ends with a day includes that whole day. The database excludes what begins later or has ended for good; the
 * recurrence rules check the rest.
 * @throws 400 for anything else in `start`
 */
export async function matchRange(
  db: Database,
  propertyId: string,
  { start }: Record<string, string | undefined>,
): Promise<SQL | undefined> {
  if (start === undefined) return undefined;
  const { timezone } = await findProperty(db, propertyId);
  const [from, to] = readRange(start, timezone);
  const candidates = await db
    .select(seriesColumns)
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.propertyId, propertyId),
        // An all-day event begins at midnight, whatever time its start carries.
        lte(calendarEvents.start, `${addDays(to, 1)}T00:00:00`),
        or(isNull(calendarEvents.seriesEnd), gte(calendarEvents.seriesEnd, from)),
      ),
    );
  const matchingIds = candidates.filter((series) => takesPlaceIn(series as Series, from, to, timezone)).map((row) => row.id);
  return matchingIds.length === 0 ? sql`false` : inArray(calendarEvents.id, matchingIds);
}

function readRange(text: string, zone: string): [from: string, to: string] {
  const [, first, last] = RANGE.exec(text) ?? [];
  const [from, to] = [readWall(first, zone), readWall(isPlainDate(last) ? `${last}T23:59:59` : last, zone)];
  if (!from || !to || from > to)
    throw badRequest('start must be ~{from}..{to} with times like 2026-11-01T00:00:00, from before to.', {
      start: 'Must be ~{from}..{to}',
    });
  return [from, to];
}
