import { Type } from '@sinclair/typebox';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyKey } from '../../http/idempotency';
import { wire } from '../../http/wire';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { caller } from '../../http/authorise';
import { matchExact, matchText } from '../../http/filters';
import { listPage } from '../../http/listing';
import type { OwnRule } from '../../http/permissions';
import { onProperty } from '../../http/permissions';
import {
  answers,
  choiceFilter,
  exactFilter,
  field,
  flagFilter,
  ifMatch,
  noQuery,
  nullable,
  paging,
  propertyParams,
  query,
  textFilter,
} from '../../http/schemas';
import { changeProperty, createProperty, removeProperty } from './change';
import { propertyAnswer, propertyBody } from './fields';
import { propertyHistory } from './history';
import { PROPERTY_TYPES, properties } from '../../access/places/schema';
import type { PropertyRow } from './store';
import { findProperty, presentProperties } from './store';

const tags = ['properties'];
const filters = { ...paging, archived: flagFilter, type: choiceFilter(PROPERTY_TYPES), name: textFilter, region_id: exactFilter };
const changers: OwnRule = {
  says: 'WRITE on property or, for calendar_display_as alone, on calendar; preview_urls and archived: super users.',
  allows: (authority, { property_id }) =>
    authority.can('WRITE', 'property', property_id) || authority.can('WRITE', 'calendar', property_id),
};

const listers: OwnRule = {
  says: 'Any signed-in user, and API tokens.',
  allows: () => true,
  forApiTokens: true,
};

/** OP-134: the grid of rights and the assignments of alerts name properties that their users may not open. */
const namers: OwnRule = {
  says: 'READ on can_assign_alerts, user or permission without a target, and super users.',
  allows: (authority) => ['can_assign_alerts', 'user', 'permission'].some((resource) => authority.can('READ', resource)),
};
const propertyName = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.String(),
  region_id: nullable(Type.String()),
  archived: Type.Boolean(),
});

/** Hotels and restaurants (document 1 §7, document 2 §7.1). */
export function propertyRoutes(app: App, services: ContentServices): void {
  const { db } = services;
  const one = async (row: PropertyRow) => ({ data: (await presentProperties(services, [row]))[0] });

  app.get(
    '/properties',
    {
      config: { permission: listers },
      schema: {
        tags,
        summary: 'List the properties that the caller may read',
        querystring: query(filters),
        response: answers.list(propertyAnswer),
      },
    },
    (request) => listProperties(services, request),
  );
  app.get(
    '/properties/names',
    {
      config: { permission: namers },
      schema: {
        tags,
        summary: 'The names of all properties, the archived ones last',
        description: 'For people who grant rights or assign alerts on properties that they may not read themselves.',
        querystring: query(paging),
        response: answers.list(propertyName),
      },
    },
    (request) => listNames(services, request),
  );
  app.get(
    '/properties/:property_id',
    {
      config: { permission: onProperty('property', 'READ') },
      schema: {
        tags,
        summary: 'One property',
        params: propertyParams,
        querystring: noQuery,
        response: answers.one(propertyAnswer),
      },
    },
    async ({ params }) => one(await findProperty(db, params.property_id)),
  );
  app.post(
    '/properties',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Create a property',
        headers: idempotencyKey,
        querystring: noQuery,
        body: Type.Object({ ...propertyBody, type: field.text }),
        response: answers.one(propertyAnswer, 201),
      },
    },
    async (request, reply) => reply.code(201).send(await one(await createProperty(services, request))),
  );
  app.put(
    '/properties/:property_id',
    {
      config: { permission: changers },
      schema: {
        tags,
        summary: 'Change a property',
        headers: ifMatch,
        params: propertyParams,
        querystring: noQuery,
        body: Type.Object(propertyBody),
        response: answers.one(propertyAnswer),
      },
    },
    async (request) => one(await changeProperty(services, request)),
  );
  app.delete(
    '/properties/:property_id',
    {
      config: { permission: 'super' },
      schema: {
        tags,
        summary: 'Delete a property with all of its content',
        headers: ifMatch,
        params: propertyParams,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      await removeProperty(services, request);
      return reply.code(204).send();
    },
  );
  propertyHistory(app, services, changers);
}

interface ListQuery {
  archived?: boolean;
  type?: string;
  name?: string;
  region_id?: string;
}

/** Only the properties on which the caller can read something; only active ones by default (OP-26, OP-58). */
function listProperties(services: ContentServices, request: FastifyRequest) {
  const { archived = false, type, name, region_id } = request.query as ListQuery;
  const { authority } = caller(request);
  const readable = authority.readsEveryProperty ? undefined : inArray(properties.id, [...authority.propertyIds]);
  return listPage<PropertyRow>({
    db: services.db,
    table: properties,
    where: and(
      eq(properties.archived, archived),
      matchExact(properties.type, type),
      matchText(properties.name, name),
      matchExact(properties.regionId, region_id),
      readable,
    ),
    order: 'name:ASC',
    request,
    publicUrl: services.config.publicUrl,
    present: (rows) => presentProperties(services, rows),
  });
}

function listNames({ db, config }: ContentServices, request: FastifyRequest) {
  return listPage<PropertyRow>({
    db,
    table: properties,
    where: undefined,
    order: 'archived:ASC,name:ASC',
    request,
    publicUrl: config.publicUrl,
    present: (rows) => rows.map(({ id, name, type, regionId, archived }) => wire({ id, name, type, regionId, archived })),
  });
}
