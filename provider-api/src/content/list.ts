import { and, eq } from 'drizzle-orm';
import { requireProperty } from '../access/places/requireProperty';
import { camelKey } from 'shared-kit/rules/keyCase';
import { matchExact, matchLive, matchText } from '../http/filters';
import { listPage } from '../http/listing';
import type { RequestOf } from '../http/requestOf';
import type { propertyParams } from '../http/schemas';
import { column, hasField, type ContentDefinition, type ContentRow } from './definition';
import { present } from './present';
import type { ContentServices } from './services';
import type { ContentFilters } from './listFilters';
import { isShownNow, matchState, stateOrder } from './state';

type ContentListRequest = RequestOf<{ params: typeof propertyParams; query: ContentFilters }>;

/** One page of a property's items of a kind, in the order that staff gave them. */
export async function listItems(services: ContentServices, definition: ContentDefinition, request: ContentListRequest) {
  const { property_id } = request.params;
  const { table, textFilters, exactFilters = [] } = definition;
  const { query } = request;
  const where = and(
    eq(table.propertyId, property_id),
    ...textFilters.map((name) => matchText(column(table, camelKey(name)), query[name])),
    ...exactFilters.map((name) => matchExact(column(table, camelKey(name)), query[name])),
    ...(['archived', 'published'] as const)
      .filter((name) => hasField(table, name))
      .map((name) => matchExact(column(table, name), query[name])),
    matchLive(() => isShownNow(services.db, definition, property_id), query.live),
    await matchState(services.db, definition, property_id, query.state),
    await definition.narrow?.(services.db, property_id, query),
  );
  const page = await listPage<ContentRow>({
    db: services.db,
    table,
    where,
    order: definition.order ?? 'sort_index:ASC',
    orders: () => stateOrder(definition),
    request,
    publicUrl: services.config.publicUrl,
    present: (rows) => present(services, definition, rows),
  });
  // Checks that the parent of an item exists.
  if (page.data.length === 0) await requireProperty(services.db, property_id);
  return page;
}
