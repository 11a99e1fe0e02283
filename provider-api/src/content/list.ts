import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { mustExist } from '../access/places/mustExist';
import type { State } from 'shared-kit/rules/state';
import { camelKey } from 'shared-kit/rules/keyCase';
import { matchExact, matchLive, matchText } from '../http/filters';
import { listPage } from '../http/listing';
import type { ContentDefinition, ContentRow } from './definition';
import { column, hasField } from './definition';
import { present } from './present';
import type { ContentServices } from './services';
import { isShownNow, matchState, stateOrder } from './state';

type Query = Record<string, string | boolean | undefined>;

/** One page of a property's items of a kind, in the order that staff gave them. */
export async function listItems(services: ContentServices, definition: ContentDefinition, request: FastifyRequest) {
  const { property_id } = request.params as { property_id: string };
  const { table, textFilters, exactFilters = [] } = definition;
  const query = request.query as Query;
  const exact = [...exactFilters, ...['archived', 'published'].filter((name) => hasField(table, name))];
  const where = and(
    eq(table.propertyId, property_id),
    ...textFilters.map((name) => matchText(column(table, camelKey(name)), query[name] as string | undefined)),
    ...exact.map((name) => matchExact(column(table, camelKey(name)), query[name])),
    matchLive(() => isShownNow(services.db, definition, property_id), query.live),
    await matchState(services.db, definition, property_id, query.state as State | undefined),
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
  if (page.data.length === 0) await mustExist(services.db, property_id);
  return page;
}
