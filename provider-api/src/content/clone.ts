import { Type } from '@sinclair/typebox';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { moveWindow } from 'shared-kit/rules/moveWindow';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { authoriseAfterWait } from '../http/authorise';
import { caller, editor } from '../http/caller';
import { badRequest, forbidden } from '../http/errors';
import type { RequestOf } from '../http/requestOf';
import { field, type propertyParams } from '../http/schemas';
import { pageCounter, readInParts } from '../http/readPage';
import type { Tracked } from '../access/history/fields';
import { keepVersions } from '../access/history/record';
import type { Copy } from './events';
import { runQuery } from '../base/storage/runQuery';
import type { Database } from '../base/storage/database';
import type { ContentDefinition, ContentRow, Values } from './definition';
import { placesAtEnd, withProperties, type Property } from './order';
import type { ContentServices } from './services';
import { refuse } from '../http/wire';
import { findEarlierCopies } from './earlierCopies';
import { findUsedIds } from './requestedId';
import { idsUnder } from '../http/idempotency';
import { requireCloneTargets, type CloneTargets } from './targets';

export const cloneBody = Type.Object({ ids: field.ids, to_property_ids: field.ids });

export interface Clone {
  id: string;
  property_id: string;
  source_id: string;
}

/** The maximum copies that one call makes: cloning everything of a large hotel into the whole group takes several calls. */
const MAX_COPIES = 20_000;
const TOO_LARGE = 'There is too much text to clone at once. Clone fewer items or to fewer hotels.';
/** Copies per statement: each value of each row is a parameter, of which a statement has 65,535 at most. */
const BATCH_SIZE = 200;

/**
 * Copies items into other properties: all or none (api-contract §1, 'Changes').
 * @throws 403 when the caller may not write in one of the targets
 */
export async function cloneItems(
  services: ContentServices,
  definition: ContentDefinition,
  request: RequestOf<{ params: typeof propertyParams; body: typeof cloneBody }>,
): Promise<Clone[]> {
  const { property_id } = request.params;
  const { ids, to_property_ids } = request.body;
  const targetIds = [...new Set(to_property_ids ?? [])];
  const sources = [...new Set(ids ?? [])];
  refuse({ ...(sources.length === 0 && { ids: REQUIRED }), ...(targetIds.length === 0 && { toPropertyIds: REQUIRED }) });
  requireFewCopies(sources.length * targetIds.length);
  requireMayWriteInAll(request, definition, targetIds);
  return withProperties(services.db, [property_id, ...targetIds], async (tx, lockedProperty) => {
    await authoriseAfterWait(tx, request);
    requireMayWriteInAll(request, definition, targetIds);
    const { rows, gone } = await readSources(tx, definition, property_id, sources);
    const earlier = await findEarlierCopies(tx, definition, request, gone, targetIds);
    const from = lockedProperty(property_id);
    const to = targetIds.map(lockedProperty);
    const targets = { from, to, field: 'toPropertyIds' } as const;
    return [...(await copyInto({ ...services, db: tx }, definition, request, { rows, targets })), ...earlier];
  });
}

/** @throws 400 for more copies than one call makes */
function requireFewCopies(count: number): void {
  if (count > MAX_COPIES) throw badRequest('That is too many copies at once. Clone fewer items or to fewer hotels.');
}

/** @throws 403 without naming the property, which the caller may not even know */
export function requireMayWriteInAll(request: FastifyRequest, { resource, plural }: ContentDefinition, targets: string[]): void {
  const { authority } = caller(request);
  if (targets.every((id) => authority.can('WRITE', resource, id))) return;
  throw forbidden(`You may not add ${plural} to one of the chosen properties, so nothing was cloned.`);
}

/** The chosen items in their order, and those that do not exist. */
async function readSources(
  tx: Database,
  definition: ContentDefinition,
  propertyId: string,
  ids: string[],
): Promise<{ rows: ContentRow[]; gone: string[] }> {
  const { table } = definition;
  const chosen = and(eq(table.propertyId, propertyId), inArray(table.id, ids));
  const query = sql`select ${table.id} from ${table} where ${chosen} order by ${table.sortIndex}, ${table.id}`;
  const found = await runQuery(tx, query, ([id]) => String(id));
  const known = new Set(found);
  return { rows: await readRowsToCopy(tx, definition, found), gone: ids.filter((id) => !known.has(id)) };
}

/**
 * Reads items that are about to be copied, in the order of their ids.
 * @throws 400 for more items, and 413 for more text, than one call copies
 */
export function readRowsToCopy(tx: Database, { table }: ContentDefinition, ids: string[]): Promise<ContentRow[]> {
  requireFewCopies(ids.length);
  return readInParts(tx, table, ids, TOO_LARGE);
}

interface CopyOptions {
  rows: ContentRow[];
  targets: CloneTargets;
  /** Values of the copies that differ from their source, e.g. another category. */
  changes?: Values;
  /** The id of the call in the history. */
  groupId?: string;
}

/**
 * Copies items to the end of the order of each target: unpublished, unarchived, images kept, the wall clock kept across
 * zones. People who can read the targets are notified. Copies made by an earlier attempt of the same call are returned
 * as they are, and those that have been deleted since stay deleted.
 * @throws 413 when the copies are too large together, 422 when a target cannot have copies
 */
export async function copyInto(
  { db: tx, events }: Pick<ContentServices, 'db' | 'events'>,
  definition: ContentDefinition,
  request: FastifyRequest,
  { rows, targets, changes = {}, groupId = randomUUID() }: CopyOptions,
): Promise<Clone[]> {
  const clones: Clone[] = [];
  const copies: (Copy & { item: Tracked })[] = [];
  const idOf = idsUnder(request);
  const copyIds = idOf ? targets.to.flatMap((to) => rows.map((source) => idOf(source.id, to.id))) : [];
  const existing = await findUsedIds(tx, definition.table, definition.path, copyIds);
  const placeOf = placesAtEnd(tx, definition);
  const countRows = pageCounter(TOO_LARGE);
  for (const to of targets.to) {
    for (const source of countRows(rows)) {
      const id = idOf?.(source.id, to.id) ?? randomUUID();
      if (existing.deleted.has(id)) continue;
      clones.push({ id, property_id: to.id, source_id: source.id });
      if (existing.stored.has(id)) continue;
      const copy = { ...copyOf(request, definition, source, { from: targets.from, to }), ...changes, id };
      copies.push({ property: to, item: { ...copy, sortIndex: await placeOf(to.id, copy) } });
    }
  }
  requireCloneTargets(definition, targets, [...new Set(copies.map(({ property }) => property))]);
  for (let index = 0; index < copies.length; index += BATCH_SIZE)
    await tx.insert(definition.table).values(copies.slice(index, index + BATCH_SIZE).map(({ item }) => item));
  const versions = copies.map(({ item }) => ({ before: null, after: item }));
  await keepVersions(tx, request, definition.path, versions, { action: 'cloned', groupId });
  await events.cloned(tx, request, definition, copies);
  return clones;
}

/** A copy for its new property, without a position in the order there. */
const copyOf = (
  request: FastifyRequest,
  { inClones }: ContentDefinition,
  source: ContentRow,
  { from, to }: { from: Property; to: Property },
) => ({
  ...copyable(source),
  ...inClones,
  published: false,
  archived: false,
  ...movedWindow(source, from, to),
  version: 1,
  ...datedNow(),
  updatedBy: editor(request),
  propertyId: to.id,
});

/** Created now, and not changed since. */
function datedNow() {
  const now = new Date().toISOString();
  return { createdAt: now, updatedAt: now };
}

/** What a copy takes from its source. */
export function copyable(source: ContentRow): Values {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...values } = source;
  return values;
}

function movedWindow({ startsOn, endsOn }: ContentRow, from: Property, to: Property): Values {
  if (typeof startsOn !== 'string' || typeof endsOn !== 'string') return {};
  return { ...moveWindow({ startsOn, endsOn }, from.timezone, to.timezone) };
}
