import type { FastifyRequest } from 'fastify';
import { isUnchanged } from '../access/history/isUnchanged';
import { keepVersion } from '../access/history/record';
import { changeStamps } from '../http/changes';
import { checkVersion } from '../http/conditional';
import type { RequestOf } from '../http/requestOf';
import type { itemParams } from '../http/schemas';
import { snakeKey } from 'shared-kit/rules/keyCase';
import type { Database } from '../base/storage/database';
import { hasDayAlone } from './dayAlone';
import type { ContentDefinition, ContentRow, Values } from './definition';
import { lockItem, readItem } from './item';
import { endOfOrder, scopeFields, withProperties, type Property } from './order';
import { prepareValues } from './prepareValues';
import { presentOne } from './present';
import type { ContentServices } from './services';
import { readBody, settle } from './values';
import { itemWith, updateItem, updateWithVersion } from './writeItem';

/** A call on the item in its path. */
type ItemRequest = RequestOf<{ params: typeof itemParams }>;

/** Whether a change moves an item to another order, where it goes to the end (OP-64). */
const isMoved = (definition: ContentDefinition, stored: ContentRow, next: Values): boolean =>
  scopeFields(definition).some((field) => next[field] !== stored[field]);

/** Whether a change can move an item to another order, or touches other items. */
function needsPropertyLock(definition: ContentDefinition, { body }: FastifyRequest): boolean {
  const sent = (body ?? {}) as Values;
  return touchesOtherItems(definition) || scopeFields(definition).some((field) => snakeKey(field) in sent);
}

/** Whether preparing what is sent to a kind reads or writes other items. */
const touchesOtherItems = ({ hasUniqueName, prepare }: ContentDefinition): boolean =>
  hasUniqueName === true || prepare !== undefined;

/** Changes the fields that were sent. */
export const changeItem = async (
  services: ContentServices,
  definition: ContentDefinition,
  request: ItemRequest,
): Promise<ContentRow> =>
  (await changeWithoutLock(services, definition, request)) ?? changeUnderLock(services, definition, request);

/**
 * Most changes move nothing and notify nobody: they are checked without a lock, and written by one statement if the
 * item has not changed since the check. The target of a new reference has to be locked until the reference is stored,
 * which needs a transaction.
 * @returns null, without writing anything, when the item does not exist, somebody else was faster, or the change
 * affects more
 */
async function changeWithoutLock(
  services: ContentServices,
  definition: ContentDefinition,
  request: ItemRequest,
): Promise<ContentRow | null> {
  if (touchesOtherItems(definition)) return null;
  const { property_id, id } = request.params;
  const stored = await readItem(services.db, definition, property_id, id);
  if (!stored) return null;
  await checkVersion(request, stored, () => presentOne(services, definition, stored));
  const sent = readBody(definition, request);
  if (hasDayAlone(sent)) return null;
  if (services.references.adds(sent, { documents: definition.documents, stored })) return null;
  const settled = await settle(services, definition, property_id, sent, stored);
  const next = { ...stored, ...settled };
  if (isMoved(definition, stored, next) || services.events.concerns(stored, next)) return null;
  return updateWithVersion(services.db, request, definition, stored, { ...settled, ...changeStamps(request, stored) });
}

async function changeUnderLock(
  services: ContentServices,
  definition: ContentDefinition,
  request: ItemRequest,
): Promise<ContentRow> {
  const { property_id, id } = request.params;
  const work = async (tx: Database) => {
    const { property, stored } = await lockItem(tx, definition, property_id, id);
    await checkVersion(request, stored, () => presentOne({ ...services, db: tx }, definition, stored));
    const sent = await prepareValues(tx, definition, request, property, stored);
    return changeLocked({ ...services, db: tx }, definition, request, { property, stored, sent });
  };
  return needsPropertyLock(definition, request)
    ? withProperties(services.db, [property_id], work)
    : services.db.transaction(work);
}

interface LockedChange {
  property: Property;
  stored: ContentRow;
  /** The fields to change. */
  sent: Values;
}

/** Changes some fields of an item, in a transaction that has locked it. */
export async function changeLocked(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
  { property, stored, sent }: LockedChange,
): Promise<ContentRow> {
  const { db: tx, events } = services;
  const settled = await settle(services, definition, property.id, sent, stored);
  const next = { ...stored, ...settled };
  if (isUnchanged(request, stored, itemWith(definition, stored, settled))) return stored;
  const position = isMoved(definition, stored, next) && { sortIndex: await endOfOrder(tx, definition, property.id, next) };
  const after = await updateItem(tx, definition, stored, { ...settled, ...position, ...changeStamps(request, stored) });
  await keepVersion(tx, request, definition.path, { before: stored, after });
  await events.saved(tx, request, definition, { property, before: stored, after });
  return after;
}
