import { Type, type Static } from '@sinclair/typebox';
import { asc, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readCondition, sorted } from 'shared-kit/rules/sort';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { keepVersions } from '../access/history/record';
import type { Database } from '../base/storage/database';
import type { Services } from '../http/app';
import { invalid, notFound } from '../http/errors';
import type { RequestOf } from '../http/requestOf';
import { field, type propertyParams } from '../http/schemas';
import type { ContentDefinition, ContentRow } from './definition';
import { findItem } from './item';
import { inScope, renumber, withProperties } from './order';

export const sortBody = Type.Object({
  ids: field.ids,
  move_to_id: field.text,
  condition: field.text,
  // `top` or `bottom` of the whole order, instead of a neighbour.
  to: field.text,
});

const EDGES = ['top', 'bottom'] as const;
const edgeNamed = (name: unknown) => EDGES.find((end) => end === name) ?? null;
const placeOf = ({ to, condition }: Static<typeof sortBody>) =>
  to ? edgeNamed(to) : (edgeNamed(condition) ?? readCondition(condition));
type Place = NonNullable<ReturnType<typeof placeOf>>;

/**
 * Moves items next to another item of the same order, or to its top or bottom. The order is that of the first moved item
 * (OP-57), renumbered in one transaction.
 * @throws 422 for a neighbour of another order
 */
export async function sortItems(
  { db }: Services,
  definition: ContentDefinition,
  request: RequestOf<{ params: typeof propertyParams; body: typeof sortBody }>,
): Promise<void> {
  const { property_id } = request.params;
  const { body } = request;
  const { ids, move_to_id } = body;
  const place = placeOf(body);
  const moved = [...new Set(ids ?? [])];
  if (!place)
    throw invalid(
      { [body.to ? 'to' : 'condition']: body.to || body.condition ? 'Not a known place' : REQUIRED },
      'An item can be moved before or after another one, or to the top or bottom.',
    );
  const [first] = moved;
  if (first === undefined) throw invalid({ ids: REQUIRED }, 'Choose at least one item to move.');
  await withProperties(db, [property_id], async (tx) => {
    const row = await findItem(tx, definition, property_id, first);
    const { table } = definition;
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(inScope(definition, property_id, row))
      .orderBy(asc(table.sortIndex), asc(table.id));
    const order = rows.map(({ id }) => String(id));
    if (moved.some((id) => !order.includes(id)))
      throw notFound(`Nothing was moved: one of the chosen ${definition.plural} is no longer in this list.`);
    const next = reorder(order, moved, place, move_to_id ?? null);
    await recordMoves(tx, request, definition, moved, next);
    await renumber(tx, definition, next);
  });
}

/** Records the moved items whose place changed; nobody moved the others, which only made room. */
async function recordMoves(
  tx: Database,
  request: FastifyRequest,
  definition: ContentDefinition,
  moved: string[],
  next: string[],
) {
  const { table, path } = definition;
  const rows = (await tx.select().from(table).where(inArray(table.id, moved)).for('no key update')) as ContentRow[];
  const changes = rows.flatMap((row) => {
    const place = next.indexOf(row.id) + 1;
    return place === row.sortIndex
      ? []
      : { before: row, after: row, aside: { sortIndex: [row.sortIndex, place] as [number, number] } };
  });
  await keepVersions(tx, request, path, changes, { action: 'moved', ...(changes.length > 1 && { groupId: randomUUID() }) });
}

function reorder(order: string[], moved: string[], place: Place, target: string | null): string[] {
  const rest = order.filter((id) => !moved.includes(id));
  if (place === 'top') return [...moved, ...rest];
  if (place === 'bottom') return [...rest, ...moved];
  if (!target) throw invalid({ move_to_id: REQUIRED }, 'The item to move to is missing.');
  if (moved.includes(target)) return order;
  const next = sorted(order, { ids: moved, moveToId: target, condition: place });
  if (!next)
    throw invalid(
      { move_to_id: 'Not in the same order' },
      'Nothing was moved: the item next to the new place is no longer in this list.',
    );
  return next;
}
