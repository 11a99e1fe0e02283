import type { FastifyRequest } from 'fastify';
import { keepVersion } from '../access/history/record';
import { editor } from '../http/caller';
import type { RequestOf } from '../http/requestOf';
import type { propertyParams } from '../http/schemas';
import { requestedId } from './requestedId';
import type { ContentDefinition, ContentRow, Values } from './definition';
import { endOfOrder, withProperties, type Property } from './order';
import { prepareValues } from './prepareValues';
import type { ContentServices } from './services';
import { requireKind } from './targets';
import { settle } from './values';
import { writtenRow } from '../base/storage/writtenRow';

/**
 * Creates an item at the end of its tab (OP-64), under the id that the client has chosen.
 * @throws 409 for a taken one, 422 in a property that does not have its kind
 */
export async function createItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: RequestOf<{ params: typeof propertyParams }>,
): Promise<ContentRow> {
  const { property_id } = request.params;
  return withProperties(services.db, [property_id], async (tx, lockedProperty) => {
    const property = lockedProperty(property_id);
    requireKind(definition, property);
    const ids = await requestedId(tx, request, definition.table);
    const sent = await prepareValues(tx, definition, request, property, null);
    return addItem({ ...services, db: tx }, definition, request, { property, values: sent, ids });
  });
}

/** The id that the client has chosen for a new item, and that of the group of changes that one call makes. */
interface NewIds {
  id?: string;
  groupId?: string;
}

interface NewItem {
  property: Property;
  values: Values;
  ids: NewIds;
}

/** Adds an item with the values that were sent at the end of its tab, in a transaction that has locked its property. */
export async function addItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
  { property, values: sent, ids }: NewItem,
): Promise<ContentRow> {
  const settled = await settle(services, definition, property.id, sent, null);
  const values = { published: false, archived: false, ...settled };
  return storeNew(services, definition, request, { property, values, ids });
}

/** Stores valid values as a new item at the end of its tab, in a transaction that has locked its property. */
export async function storeNew(
  { db: tx, events }: ContentServices,
  definition: ContentDefinition,
  request: FastifyRequest,
  { property, values, ids: { id, groupId } }: NewItem,
): Promise<ContentRow> {
  const sortIndex = await endOfOrder(tx, definition, property.id, values);
  const row = { ...values, ...(id && { id }), propertyId: property.id, sortIndex, updatedBy: editor(request) };
  const after = await tx.insert(definition.table).values(row).returning().then(writtenRow);
  await keepVersion(tx, request, definition.path, { before: null, after }, { groupId });
  await events.saved(tx, request, definition, { property, before: null, after });
  return after;
}
