import { and, eq, inArray } from 'drizzle-orm';
import { properties, PROPERTY_TYPES } from '../../access/places/schema';
import type { ContentServices } from '../../content/services';
import { caller } from '../../http/caller';
import { matchExact, matchText } from '../../http/filters';
import { listPage, type ListRequest } from '../../http/listing';
import type { RequestOf } from '../../http/requestOf';
import { choiceFilter, exactFilter, flagFilter, paging, query, textFilter } from '../../http/schemas';
import { toWire } from '../../http/wire';
import { presentProperties, type PropertyRow } from './store';

export const propertyQuery = query({
  ...paging,
  archived: flagFilter,
  type: choiceFilter(PROPERTY_TYPES),
  name: textFilter,
  region_id: exactFilter,
});

/** Only the properties on which the caller can read something; only active ones by default (OP-26, OP-58). */
export function listProperties(services: ContentServices, request: RequestOf<{ query: typeof propertyQuery }>) {
  const { archived = false, type, name, region_id } = request.query;
  const { authority } = caller(request);
  const isReadable = authority.readsEveryProperty ? undefined : inArray(properties.id, [...authority.propertyIds]);
  return listPage<PropertyRow>({
    db: services.db,
    table: properties,
    where: and(
      eq(properties.archived, archived),
      matchExact(properties.type, type),
      matchText(properties.name, name),
      matchExact(properties.regionId, region_id),
      isReadable,
    ),
    order: 'name:ASC',
    request,
    publicUrl: services.config.publicUrl,
    present: (rows) => presentProperties(services, rows),
  });
}

/** The names of all properties, the archived ones last. */
export function listNames({ db, config }: ContentServices, request: ListRequest) {
  return listPage<PropertyRow>({
    db,
    table: properties,
    where: undefined,
    order: 'archived:ASC,name:ASC',
    shownColumns: ['id', 'name', 'type', 'region_id', 'archived'],
    request,
    publicUrl: config.publicUrl,
    present: (rows) => rows.map(({ id, name, type, regionId, archived }) => toWire({ id, name, type, regionId, archived })),
  });
}
