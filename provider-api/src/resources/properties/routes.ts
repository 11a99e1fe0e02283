import { Type } from '@sinclair/typebox';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { idempotencyKey } from '../../http/idempotency';
import { onProperty, type OwnRule } from '../../http/permissions';
import { answers, field, ifMatch, noQuery, nullable, paging, propertyParams, query } from '../../http/schemas';
import { changeProperty, createProperty, removeProperty } from './change';
import { propertyAnswer, propertyBody } from './fields';
import { propertyHistory } from './history';
import { listNames, listProperties, propertyQuery } from './list';
import { findProperty, presentProperties, type PropertyRow } from './store';

const tags = ['properties'];
const mayChange: OwnRule = {
  says: 'WRITE on property or, for calendar_display_as alone, on calendar; preview_urls and archived: super users.',
  allows: (authority, { property_id }) =>
    authority.can('WRITE', 'property', property_id) || authority.can('WRITE', 'calendar', property_id),
};

const mayList: OwnRule = {
  says: 'Any signed-in user, and API tokens.',
  allows: () => true,
  forApiTokens: true,
};

/** OP-134: the grid of rights and the assignments of alerts name properties that their users may not open. */
const mayListNames: OwnRule = {
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
  const toAnswer = async (row: PropertyRow) => ({ data: (await presentProperties(services, [row]))[0] });

  app.get(
    '/properties',
    {
      config: { permission: mayList },
      schema: {
        tags,
        summary: 'List the properties that the caller may read',
        querystring: propertyQuery,
        response: answers.list(propertyAnswer),
      },
    },
    (request) => listProperties(services, request),
  );
  app.get(
    '/properties/names',
    {
      config: { permission: mayListNames },
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
    async ({ params }) => toAnswer(await findProperty(db, params.property_id)),
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
    async (request, reply) => reply.code(201).send(await toAnswer(await createProperty(services, request))),
  );
  app.put(
    '/properties/:property_id',
    {
      config: { permission: mayChange },
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
    async (request) => toAnswer(await changeProperty(services, request)),
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
  propertyHistory(app, services, mayChange);
}
