import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { editor } from '../http/authorise';
import { changeStamps } from '../http/changes';
import { checkVersion } from '../http/conditional';
import { isUnchanged } from '../access/history/isUnchanged';
import { keepVersion } from '../access/history/record';
import { putIntoBin } from './bin/throwAway';
import { recordChange } from '../access/security-log/log';
import { aboutItem } from '../access/security-log/subjects';
import type { Database } from '../base/storage/database';
import type { ContentDefinition, ContentRow, Values } from './definition';
import { lockItem, readItem } from './item';
import type { Property } from './order';
import { endOfOrder, lockProperties, scopeFields } from './order';
import { createdAs } from './createdAs';
import { checkOwnName } from './ownName';
import { presentOne } from './present';
import type { ContentServices } from './services';
import { mustHave } from './targets';
import { readBody, settle } from './values';
import { itemWith, updateItem, updateWithVersion } from './writeItem';

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

/**
 * Creates an item at the end of its tab (OP-64), under the id that the client names for it.
 * @throws 409 for a taken one, 422 in a property that does not have its kind
 */
export async function createItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
): Promise<ContentRow> {
  const { property_id } = request.params as Place;
  return services.db.transaction(async (tx) => {
    const locked = await lockProperties(tx, [property_id]);
    const property = locked.get(property_id) as Property;
    mustHave(definition, property);
    const own = await createdAs(tx, request);
    const sent = await prepared(tx, definition, request, property, null);
    return addItem({ ...services, db: tx }, definition, request, property, sent, own);
  });
}

/**
 * Adds an item at the end of its tab, in a transaction that holds its property.
 * @param own its id where the client names it, and the group of what one call did to several items
 */
export async function addItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
  property: Property,
  sent: Values,
  { groupId, ...own }: { id?: string; groupId?: string } = {},
): Promise<ContentRow> {
  const { db: tx, events } = services;
  const settled = await settle(services, definition, property.id, sent, null);
  const values: Values = { published: false, archived: false, ...settled };
  const sortIndex = await endOfOrder(tx, definition, property.id, values);
  const row = { ...values, ...own, propertyId: property.id, sortIndex, updatedBy: editor(request) };
  const [created] = await tx.insert(definition.table).values(row).returning();
  const after = created as ContentRow;
  await keepVersion(tx, request, definition.path, null, after, groupId === undefined ? {} : { groupId });
  await events.saved(tx, request, definition, property, null, after);
  return after;
}

/** Whether a change puts an item into another order: it goes to the end of that (OP-64). */
const isMoved = (definition: ContentDefinition, stored: ContentRow, next: Values): boolean =>
  scopeFields(definition).some((field) => next[field] !== stored[field]);

/** Whether a change can move an item to another order, or writes beside it. */
function reachesBeyond(definition: ContentDefinition, { body }: FastifyRequest): boolean {
  const sent = (body ?? {}) as Values;
  return writesBeside(definition) || scopeFields(definition).some((field) => snakeKey(field) in sent);
}

/** Whether preparing what is sent to a kind reads or writes other items. */
const writesBeside = ({ hasOwnName, prepare }: ContentDefinition): boolean => hasOwnName === true || prepare !== undefined;

/** Changes the fields that were sent. */
export const changeItem = async (
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
): Promise<ContentRow> => (await changeAtOnce(services, definition, request)) ?? changeUnderLock(services, definition, request);

/**
 * Most changes move nothing and notify nobody: they are checked without a lock, and written by one statement if the item is
 * still the one that was checked. What a change adds a reference to has to be held until it is stored, which needs a transaction.
 * @returns null, and nothing is written, when the item does not exist, somebody was faster, or the change affects more
 */
async function changeAtOnce(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
): Promise<ContentRow | null> {
  if (writesBeside(definition)) return null;
  const { property_id, id } = request.params as Place;
  const stored = await readItem(services.db, definition, property_id, id);
  if (!stored) return null;
  await checkVersion(request, stored, () => presentOne(services, definition, stored));
  const sent = readBody(definition, request);
  if (services.references.adds(sent, { documents: definition.documents, stored })) return null;
  const settled = await settle(services, definition, property_id, sent, stored);
  const next = { ...stored, ...settled };
  if (isMoved(definition, stored, next) || services.events.concerns(stored, next)) return null;
  return updateWithVersion(services.db, request, definition, stored, { ...settled, ...changeStamps(request, stored) });
}

async function changeUnderLock(
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
    return changeLocked({ ...services, db: tx }, definition, request, property, stored, sent);
  });
}

/** Changes some fields of an item, in a transaction that holds it. */
export async function changeLocked(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
  property: Property,
  stored: ContentRow,
  sent: Values,
): Promise<ContentRow> {
  const { db: tx, events } = services;
  const settled = await settle(services, definition, property.id, sent, stored);
  const next = { ...stored, ...settled };
  if (isUnchanged(request, stored, itemWith(definition, stored, settled))) return stored;
  const place = isMoved(definition, stored, next) && { sortIndex: await endOfOrder(tx, definition, property.id, next) };
  const after = await updateItem(tx, definition, stored, { ...settled, ...place, ...changeStamps(request, stored) });
  await keepVersion(tx, request, definition.path, stored, after);
  await events.saved(tx, request, definition, property, stored, after);
  return after;
}

/** Deletes an item: it goes to the bin. */
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
