import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { isNoEnd } from 'shared-kit/rules/live';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { column, hasField, type ContentDefinition, type ContentRow, type ShownAt } from '../../content/definition';

import { defaultOrder } from '../../http/listing';
import { BATCH_SIZE, type pageCounter } from '../../http/readPage';
import type { Database } from '../../base/storage/database';

/** What guests see of one kind of content, and when that next changes by itself. */
export interface VisibleRows {
  rows: ContentRow[];
  /** The next instant at which other rows are shown; null if these stay. */
  changesOn: string | null;
}

/** An item, and from when to when guests could see it; null where it has no beginning or no end. */
interface Span {
  row: ContentRow;
  from: string | null;
  to: string | null;
}

/** The maximum of one kind: no site shows more, and an answer must be limited. */
const MAX_ROWS = PER_PAGE.max;

/**
 * What guests see of one kind of content: published, not archived, begun, and not over. The same rule as LIVE where a kind has
 * a window; kinds without flags are shown as a whole.
 * @param countRows counts the rows of the whole answer
 * @throws 413 when they are too much for it
 */
export async function readVisibleRows(
  db: Database,
  definition: ContentDefinition,
  context: ShownAt,
  countRows: ReturnType<typeof pageCounter>,
): Promise<VisibleRows> {
  const { table, order = 'sort_index:ASC', shownAtOnce = MAX_ROWS } = definition;
  const staffOrder = defaultOrder(table, order);
  const isHere = eq(table.propertyId, context.property.id);
  // However many items begin later, they must not displace those that have begun.
  const chosen = db
    .select({ id: table.id })
    .from(table)
    .where(and(isHere, ...conditions(definition, context)))
    .orderBy(...laterLast(definition, context), staffOrder)
    .limit(MAX_ROWS);
  const rows: ContentRow[] = [];
  for (let hasMore = true; hasMore;) {
    const inOrder = db
      .select()
      .from(table)
      .where(and(isHere, inArray(table.id, chosen)))
      .orderBy(staffOrder);
    const batch = (await inOrder.limit(BATCH_SIZE).offset(rows.length)) as ContentRow[];
    rows.push(...countRows(batch));
    hasMore = batch.length === BATCH_SIZE;
  }
  const now = context.now.toISOString();
  const spans = rows.map((row) => ({ row, ...spanOf(definition, row, context) }));
  const visible = visibleOn(now, spans, shownAtOnce);
  return { rows: visible, changesOn: nextChange(now, spans, shownAtOnce) };
}

/** The first items that have begun and are not over, up to the limit. */
function visibleOn(moment: string, spans: readonly Span[], limit: number): ContentRow[] {
  const visible: ContentRow[] = [];
  for (const { row, from, to } of spans) {
    if (visible.length === limit) break;
    if ((from === null || from <= moment) && (to === null || to > moment)) visible.push(row);
  }
  return visible;
}

/** When other rows will be shown: items that begin or end beyond the limit of a kind change nothing. */
function nextChange(now: string, spans: readonly Span[], limit: number): string | null {
  const isLater = (moment: string | null): moment is string => moment !== null && moment > now;
  const moments = new Set(spans.flatMap(({ from, to }) => [from, to]).filter(isLater));
  const visible = visibleOn(now, spans, limit);
  const differs = (moment: string) => {
    const visibleThen = visibleOn(moment, spans, limit);
    return visibleThen.length !== visible.length || visibleThen.some((row, index) => row !== visible[index]);
  };
  return [...moments].sort().find(differs) ?? null;
}

/** Excludes what is over; items that begin later are read too, since they are the next change. */
function conditions({ table, over }: ContentDefinition, context: ShownAt): (SQL | undefined)[] {
  return [
    hasField(table, 'published') ? eq(column(table, 'published'), true) : undefined,
    hasField(table, 'archived') ? eq(column(table, 'archived'), false) : undefined,
    hasField(table, 'endsOn') ? gt(column(table, 'endsOn'), context.now.toISOString()) : undefined,
    over?.notYet(context),
  ];
}

/** What has begun comes first, then what begins soonest: it is the next change. */
function laterLast({ table }: ContentDefinition, { now }: ShownAt): SQL[] {
  if (!hasField(table, 'startsOn')) return [];
  const startsOn = column(table, 'startsOn');
  return [sql`case when ${gt(startsOn, now.toISOString())} then ${startsOn} end nulls first`];
}

function spanOf({ table, over }: ContentDefinition, row: ContentRow, context: ShownAt): Omit<Span, 'row'> {
  if (over) return { from: null, to: over.ends(row, context) };
  if (!hasField(table, 'endsOn')) return { from: null, to: null };
  const { startsOn, endsOn, doesNotEnd } = row as ContentRow & { startsOn: string; endsOn: string; doesNotEnd: boolean };
  return { from: startsOn, to: isNoEnd({ endsOn, doesNotEnd }) ? null : endsOn };
}
