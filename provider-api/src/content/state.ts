import { and, asc, eq, gt, inArray, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Type } from '@sinclair/typebox';
import type { Database } from '../base/storage/database';
import { STATES, type State } from 'shared-kit/rules/state';
import { properties } from '../access/places/schema';
import { column, hasField, type ContentDefinition } from './definition';

/** `state=draft` of a list. */
export const stateFilter = Type.Optional(Type.Union(STATES.map((state) => Type.Literal(state))));

/** Whether items of a kind have a state: its two flags. */
export const hasState = ({ table }: ContentDefinition): boolean => hasField(table, 'archived');

const isPublished = ({ table }: ContentDefinition) =>
  and(eq(column(table, 'published'), true), eq(column(table, 'archived'), false));

/** The rule of shared-kit/rules/live as SQL: an item without an end ends in 2120. */
const isLiveNow = (definition: ContentDefinition): SQL | undefined => {
  const now = new Date().toISOString();
  const { table } = definition;
  return and(isPublished(definition), lte(column(table, 'startsOn'), now), gt(column(table, 'endsOn'), now));
};

/** What an item's state follows from: whether it is published, and its window where its kind has one. */
interface StateSource {
  isPublished: SQL | undefined;
  window?: { startsOn: PgColumn; endsOn: PgColumn };
  /** Whether it has ended, for a kind without a window. */
  isOver?: SQL | undefined;
}

/** The rule of shared-kit/rules/state as SQL: the position of an item's state in its life. */
export function stateIndex({ isPublished: published, window, isOver }: StateSource): SQL {
  const [draft, scheduled, live, ended] = STATES.map((_, index) => sql.raw(String(index)));
  const now = new Date().toISOString();
  const windowCases = window
    ? sql`when ${window.startsOn} is null or ${gt(window.startsOn, now)} then ${scheduled} when ${lte(window.endsOn, now)} then ${ended}`
    : sql``;
  const ends = isOver ? sql`when ${isOver} then ${ended}` : sql``;
  return sql`(case when not (${published}) then ${draft} ${windowCases} ${ends} else ${live} end)`;
}

/** `state=ended` selects the items at that position. */
export const inState = (index: SQL, state: State): SQL => sql`${index} = ${STATES.indexOf(state)}::int`;

function stateSourceOf(definition: ContentDefinition, isOver?: SQL): StateSource {
  const { table } = definition;
  const window = hasField(table, 'startsOn')
    ? { window: { startsOn: column(table, 'startsOn'), endsOn: column(table, 'endsOn') } }
    : {};
  return { isPublished: isPublished(definition), ...window, isOver };
}

/** Selects the items that are in a state now. */
export async function matchState(
  db: Database,
  definition: ContentDefinition,
  propertyId: string,
  state: State | undefined,
): Promise<SQL | undefined> {
  if (state === undefined) return undefined;
  return inState(stateIndex(stateSourceOf(definition, await isOver(db, definition, propertyId))), state);
}

/**
 * Selects the items that have ended by the rule of their kind: those that the database excludes, and among the rest
 * those that the rule excludes.
 */
async function isOver(db: Database, { table, over }: ContentDefinition, propertyId: string): Promise<SQL | undefined> {
  const [property] = over ? await db.select().from(properties).where(eq(properties.id, propertyId)) : [];
  if (!over || !property) return undefined;
  const context = { property, now: new Date() };
  const notYet = over.notYet(context);
  const candidates = await db
    .select(over.columns)
    .from(table)
    .where(and(eq(table.propertyId, propertyId), notYet));
  const overIds = candidates
    .filter((row) => (over.ends(row, context) ?? '9999') <= context.now.toISOString())
    .map(({ id }) => id);
  return or(notYet && not(notYet), overIds.length === 0 ? undefined : inArray(table.id, overIds));
}

/** What a list may be ordered by in addition to its columns; the end of a kind without a window cannot order it. */
export const stateOrder = (definition: ContentDefinition): Record<string, SQL> =>
  hasState(definition) && !definition.over ? { state: stateIndex(stateSourceOf(definition)) } : {};

/**
 * Selects what guests see now; for a kind that shows only a limited number at once, the first ones in its order
 * (contract §1, 'Changes').
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
