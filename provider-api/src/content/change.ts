import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { editor } from '../http/authorise';
import { checkVersion } from '../http/conditional';
import { keepVersion } from '../access/history/record';
import { putIntoBin } from './bin/throwAway';
import { recordChange } from '../access/security-log/log';
import { aboutItem } from '../access/security-log/subjects';
import type { Database } from '../base/storage/database';
import type { ContentDefinition, ContentRow, Values } from './definition';
import type { Property } from './order';
import { endOfOrder, lockItem, lockProperties, scopeFields, updateItem } from './order';
import { checkOwnName } from './ownName';
import { presentOne } from './present';
import type { ContentServices } from './services';
import { readBody, settle } from './values';

interface Place {
  property_id: string;
  id: string;
}

/** The sent values, in the shape that the rules of the kind expect. */
async function prepared(
  tx: Database,
  definition: ContentDefinition,
  request: FastifyRequest,
  property: Property,
  stored: ContentRow | null,
): Promise<Values> {
  const sent = readBody(definition, request);
  await checkOwnName(tx, definition, sent, { property, stored });
  return (await definition.prepare?.(tx, sent, { property, stored, request })) ?? sent;
}

/** Creates an item at the end of its tab (OP-64). */
export async function createItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
): Promise<ContentRow> {
  const { property_id } = request.params as Place;
  return services.db.transaction(async (tx) => {
    const locked = await lockProperties(tx, [property_id]);
    const sent = await prepared(tx, definition, request, locked.get(property_id) as Property, null);
    const settled = await settle({ ...services, db: tx }, definition, property_id, sent, null);
    const values: Values = { published: false, archived: false, ...settled };
    const sortIndex = await endOfOrder(tx, definition, property_id, values);
    const row = { ...values, propertyId: property_id, sortIndex, updatedBy: editor(request) };
    const [created] = await tx.insert(definition.table).values(row).returning();
    const after = created as unknown as ContentRow;
    await keepVersion(tx, request, definition.path, null, after);
    await services.events.saved(tx, request, definition, locked.get(property_id) as Property, null, after);
    return after;
  });
}

/** Whether a change can move an item to another order, or writes beside it. */
function reachesBeyond(definition: ContentDefinition, { body }: FastifyRequest): boolean {
  const sent = (body ?? {}) as Values;
  return (
    definition.hasOwnName === true ||
    definition.prepare !== undefined ||
    scopeFields(definition).some((field) => snakeKey(field) in sent)
  );
}

/** Changes the fields that were sent. An item that changes its tab goes to the end of the new one (OP-64). */
export async function changeItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
): Promise<ContentRow> {
  const { property_id, id } = request.params as Place;
  return services.db.transaction(async (tx) => {
    if (reachesBeyond(definition, request)) await lockProperties(tx, [property_id]);
    const { property, stored } = await lockItem(tx, definition, property_id, id);
    await checkVersion(request, stored, () => presentOne({ ...services, db: tx }, definition, stored));
    const sent = await prepared(tx, definition, request, property, stored);
    const settled = await settle({ ...services, db: tx }, definition, property_id, sent, stored);
    const next = { ...stored, ...settled };
    const moved = scopeFields(definition).some((field) => next[field] !== stored[field]);
    const place = moved && { sortIndex: await endOfOrder(tx, definition, property_id, next) };
    const stamps = { version: stored.version + 1, updatedAt: new Date().toISOString(), updatedBy: editor(request) };
    const after = await updateItem(tx, definition, stored, { ...settled, ...place, ...stamps });
    await keepVersion(tx, request, definition.path, stored, after);
    await services.events.saved(tx, request, definition, property, stored, after);
    return after;
  });
}

/** Deletes an item: it lies in the bin. */
export async function removeItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
): Promise<void> {
  const { property_id, id } = request.params as Place;
  await services.db.transaction(async (tx) => {
    await lockProperties(tx, [property_id]);
    const { stored } = await lockItem(tx, definition, property_id, id);
    await checkVersion(request, stored, () => presentOne({ ...services, db: tx }, definition, stored));
    await definition.checkRemoval?.(tx, stored);
    await putIntoBin(tx, request, { kind: definition.path, table: definition.table, row: stored });
    await tx.delete(definition.table).where(eq(definition.table.id, id));
    await recordChange(tx, request, { event: 'deleted', about: aboutItem(definition.one, stored) });
  });
}
