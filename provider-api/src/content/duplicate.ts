import type { RequestOf } from '../http/requestOf';
import type { itemParams } from '../http/schemas';
import { copyable } from './clone';
import { storeNew } from './createItem';
import type { ContentDefinition, ContentRow } from './definition';
import { findItem } from './item';
import { withProperties } from './order';
import { requestedId } from './requestedId';
import type { ContentServices } from './services';
import { requireKind } from './targets';

/**
 * Copies an item within its property, unpublished and at the end of its tab (OP-144). It is copied as it is stored, like a clone: a
 * picture that is no longer in the library or a text that is still missing is refused only when the copy is published.
 * @throws 404 for an item that is gone, 409 for an id that is taken, 422 in a property that does not have its kind
 */
export async function duplicateItem(
  services: ContentServices,
  definition: ContentDefinition,
  request: RequestOf<{ params: typeof itemParams }>,
): Promise<ContentRow> {
  const { property_id, id } = request.params;
  return withProperties(services.db, [property_id], async (tx, lockedProperty) => {
    // First: after a lost answer, the source of an existing copy may be gone.
    const ids = await requestedId(tx, request, definition.table);
    const source = await findItem(tx, definition, property_id, id);
    const property = lockedProperty(property_id);
    requireKind(definition, property);
    const values = { ...copyable(source), ...definition.inClones, published: false, archived: false };
    return storeNew({ ...services, db: tx }, definition, request, { property, values, ids });
  });
}
