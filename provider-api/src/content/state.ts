import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../base/storage/database';
import { STATES, type State } from 'shared-kit/rules/state';
import type { ContentDefinition } from './definition';
import { column, hasField } from './definition';

/** Whether items of a kind have a state: its two flags, and no other end than that of a window. */
export const hasState = ({ table, over }: ContentDefinition): boolean => hasField(table, 'archived') && !over;

const isPublished = ({ table }: ContentDefinition) =>
  and(eq(column(table, 'published'), true), eq(column(table, 'archived'), false));

/** The rule of shared-kit/rules/live as SQL: an item without an end ends in 2120. */
const isLiveNow = (definition: ContentDefinition): SQL | undefined => {
  const now = new Date().toISOString();
  const { table } = definition;
  return and(isPublished(definition), lte(column(table, 'startsOn'), now), gt(column(table, 'endsOn'), now));
};

/** The rule of shared-kit/rules/state as SQL: the position of an item's state in its life. */
function stateIndex(definition: ContentDefinition): SQL {
  const { table } = definition;
  const [draft, scheduled, live, ended] = STATES.map((_, index) => sql.raw(String(index)));
  const now = new Date().toISOString();
  const window = hasField(table, 'startsOn')
    ? sql`when ${gt(column(table, 'startsOn'), now)} then ${scheduled} when ${lte(column(table, 'endsOn'), now)} then ${ended}`
    : sql``;
  return sql`(case when not (${isPublished(definition)}) then ${draft} ${window} else ${live} end)`;
}

/** `state=ended` selects what is in that state now. */
export const matchState = (definition: ContentDefinition, state: unknown): SQL | undefined =>
  state === undefined ? undefined : sql`${stateIndex(definition)} = ${STATES.indexOf(state as State)}::int`;

/** What a list may be ordered by beside its columns. */
export const stateOrder = (definition: ContentDefinition): Record<string, SQL> =>
  hasState(definition) ? { state: stateIndex(definition) } : {};

/**
 * Selects what guests see now; of a kind that shows only so many at once, the first of its order (contract §1, 'Changes').
 */
export function isShownNow(db: Database, definition: ContentDefinition, propertyId: string): SQL | undefined {
  const { table, shownAtOnce } = definition;
  const live = isLiveNow(definition);
  if (shownAtOnce === undefined) return live;
  const first = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.propertyId, propertyId), live))
    .orderBy(asc(table.sortIndex), asc(table.id))
    .limit(shownAtOnce);
  return inArray(table.id, first);
}
