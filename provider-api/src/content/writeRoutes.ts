import { Type } from '@sinclair/typebox';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { withArticle } from '../base/withArticle';
import type { App } from '../http/app';
import { cloneKey, idempotencyKey } from '../http/idempotency';
import { answers, ifMatch, itemParams, noQuery, propertyParams } from '../http/schemas';
import { changeItem } from './change';
import { cloneBody, cloneItems } from './clone';
import { createItem } from './createItem';
import type { ContentDefinition } from './definition';
import { duplicateItem } from './duplicate';
import { presentOne } from './present';
import { removeItem } from './removeItem';
import { answerOf, permissionFor, urlOf } from './routeParts';
import type { ContentServices } from './services';
import { sortBody, sortItems } from './sort';

const cloned = Type.Object({ id: Type.String(), property_id: Type.String(), source_id: Type.String() });

/** Creates, changes and deletes items of a kind. */
export function writeRoutes(app: App, services: ContentServices, definition: ContentDefinition): void {
  const { path, singular } = definition;
  const url = urlOf(definition);
  const config = permissionFor(definition, 'WRITE');
  const body = Type.Object(definition.body);
  const answer = answerOf(definition);
  const tags = [path];
  app.post(
    url,
    {
      config,
      schema: {
        tags,
        summary: `Create ${withArticle(singular)}`,
        params: propertyParams,
        headers: idempotencyKey,
        querystring: noQuery,
        body,
        response: answers.one(answer, 201),
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await presentOne(services, definition, await createItem(services, definition, request)) }),
  );
  app.put(
    `${url}/:id`,
    {
      config,
      schema: {
        tags,
        summary: `Change ${withArticle(singular)}`,
        params: itemParams,
        headers: ifMatch,
        querystring: noQuery,
        body,
        response: answers.one(answer),
      },
    },
    async (request) => ({ data: await presentOne(services, definition, await changeItem(services, definition, request)) }),
  );
  app.delete(
    `${url}/:id`,
    {
      config: permissionFor(definition, 'DELETE'),
      schema: {
        tags,
        summary: `Delete ${withArticle(singular)}`,
        params: itemParams,
        headers: ifMatch,
        querystring: noQuery,
        response: answers.none,
      },
    },
    async (request, reply) => {
      await removeItem(services, definition, request);
      return reply.code(204).send();
    },
  );
}

/** Moves items of a kind in their order. */
export function sortRoute(app: App, services: ContentServices, definition: ContentDefinition): void {
  const { path, plural } = definition;
  app.put(
    `${urlOf(definition)}/sort`,
    {
      config: { ...permissionFor(definition, 'WRITE'), maxEntries: PER_PAGE.max },
      schema: {
        tags: [path],
        summary: `Reorder ${plural}`,
        params: propertyParams,
        querystring: noQuery,
        body: sortBody,
        response: answers.none,
      },
    },
    async (request, reply) => {
      await sortItems(services, definition, request);
      return reply.code(204).send();
    },
  );
}

/** Copies one item of a kind within its property. */
export function duplicateRoute(app: App, services: ContentServices, definition: ContentDefinition): void {
  const { path, singular } = definition;
  app.post(
    `${urlOf(definition)}/:id/duplicate`,
    {
      config: permissionFor(definition, 'WRITE'),
      schema: {
        tags: [path],
        summary: `Duplicate ${withArticle(singular)}`,
        params: itemParams,
        headers: idempotencyKey,
        querystring: noQuery,
        response: answers.one(answerOf(definition), 201),
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await presentOne(services, definition, await duplicateItem(services, definition, request)) }),
  );
}

/** Clones items of a kind to other properties. */
export function cloneRoute(app: App, services: ContentServices, definition: ContentDefinition): void {
  const { path, resource, plural } = definition;
  app.post(
    `${urlOf(definition)}/clone`,
    {
      config: { ...permissionFor(definition, 'READ'), maxEntries: PER_PAGE.max },
      schema: {
        tags: [path],
        summary: `Clone ${plural} to other properties`,
        description: `Needs WRITE on ${resource} on every target.`,
        params: propertyParams,
        headers: cloneKey,
        querystring: noQuery,
        body: cloneBody,
        response: { 201: Type.Object({ data: Type.Array(cloned) }) },
      },
    },
    async (request, reply) => reply.code(201).send({ data: await cloneItems(services, definition, request) }),
  );
}
