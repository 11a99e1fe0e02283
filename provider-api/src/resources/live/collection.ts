import type { SQL } from 'drizzle-orm';
import { and, eq, gt } from 'drizzle-orm';
import { isNoEnd } from 'shared-kit/rules/live';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { ContentDefinition, ContentRow, ShownAt } from '../../content/definition';
import { column, hasField } from '../../content/definition';

import { usualOrder } from '../../http/listing';
import type { Database } from '../../base/storage/database';

/** What guests see of one kind, and when that next changes by itself. */
export interface Shown {
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
const MOST = PER_PAGE.most;

/**
 * What guests see of one kind of content: published, not archived, begun, and not over. The same rule as LIVE where a kind has
 * a window; kinds without flags are shown as a whole.
 */
export async function readShown(db: Database, definition: ContentDefinition, at: ShownAt): Promise<Shown> {
  const { table, order = 'sort_index:ASC', shownAtOnce = MOST } = definition;
  const rows = (await db
    .select()
    .from(table)
    .where(and(eq(table.propertyId, at.property.id), ...conditions(definition, at)))
    .orderBy(usualOrder(table, order))
    .limit(MOST)) as ContentRow[];
  const now = at.now.toISOString();
  const spans = rows.map((row) => ({ row, ...spanOf(definition, row, at) }));
  const shown = shownOn(now, spans, shownAtOnce);
  return { rows: shown, changesOn: nextChange(now, spans, shownAtOnce) };
}

/** The first items that have begun and are not over, up to the limit. */
function shownOn(moment: string, spans: readonly Span[], most: number): ContentRow[] {
  const shown: ContentRow[] = [];
  for (const { row, from, to } of spans) {
    if (shown.length === most) break;
    if ((from === null || from <= moment) && (to === null || to > moment)) shown.push(row);
  }
  return shown;
}

/** When other rows will be shown: items that begin or end beyond the limit of a kind change nothing. */
function nextChange(now: string, spans: readonly Span[], most: number): string | null {
  const isLater = (moment: string | null): moment is string => moment !== null && moment > now;
  const moments = new Set(spans.flatMap(({ from, to }) => [from, to]).filter(isLater));
  const shown = shownOn(now, spans, most);
  const isOther = (moment: string) => {
    const then = shownOn(moment, spans, most);
    return then.length !== shown.length || then.some((row, place) => row !== shown[place]);
  };
  return [...moments].sort().find(isOther) ?? null;
}

/** Excludes what is over; items that begin later are read too, since they are the next change. */
function conditions({ table, over }: ContentDefinition, at: ShownAt): (SQL | undefined)[] {
  const flags = hasField(table, 'archived');
  return [
    flags || hasField(table, 'published') ? eq(column(table, 'published'), true) : undefined,
    flags ? eq(column(table, 'archived'), false) : undefined,
    hasField(table, 'endsOn') ? gt(column(table, 'endsOn'), at.now.toISOString()) : undefined,
    over?.notYet(at),
  ];
}

function spanOf({ table, over }: ContentDefinition, row: ContentRow, at: ShownAt): Omit<Span, 'row'> {
  if (over) return { from: null, to: over.ends(row, at) };
  if (!hasField(table, 'endsOn')) return { from: null, to: null };
  const { startsOn, endsOn, doesNotEnd } = row as ContentRow & { startsOn: string; endsOn: string; doesNotEnd: boolean };
  return { from: startsOn, to: isNoEnd({ endsOn, doesNotEnd }) ? null : endsOn };
}
