import type { TProperties, TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { camelKey } from 'shared-kit/rules/keyCase';
import { PER_PAGE } from 'shared-kit/rules/limits';
import type { App } from '../http/app';
import { onProperty } from '../http/permissions';
import {
  answers,
  choiceFilter,
  exactFilter,
  field,
  flagFilter,
  ifMatch,
  item,
  itemParams,
  noQuery,
  nullable,
  paging,
  propertyParams,
  query,
  textFilter,
} from '../http/schemas';
import { changeItem, createItem, removeItem } from './change';
import { cloneItems } from './clone';
import { cloneKey, idempotencyKey } from '../http/idempotency';
import type { ContentDefinition } from './definition';
import { hasField } from './definition';
import { contentHistory } from './history/routes';
import { registerKind } from './kinds';
import { listItems } from './list';
import { findItem } from './item';
import { presentOne } from './present';
import type { ContentServices } from './services';
import { sortItems } from './sort';
import { hasState, stateFilter } from './state';

const cloned = Type.Object({ id: Type.String(), property_id: Type.String(), source_id: Type.String() });
const cloneBody = Type.Object({ ids: field.ids, to_property_ids: field.ids });
const sortBody = Type.Object({ ids: field.ids, move_to_id: field.text, condition: field.text, to: field.text });

/**
 * The calls of a kind of content (document 2 §7.1, document 3 §7): list, one, create, change, delete, sort and clone, where the
 * kind has them. Fixed words of an address win over ids (OP-14).
 * @param definition what is special about the kind
 */
export function contentRoutes(app: App, services: ContentServices, definition: ContentDefinition): void {
  const { path, resource, one, many } = definition;
  services.references.heldBy(resource, definition.table, path);
  registerKind(definition);
  const url = `/properties/:property_id/${path}`;
  const read = { permission: onProperty(resource, 'READ') };
  const write = { permission: onProperty(resource, 'WRITE') };
  const tags = [path];
  const body = Type.Object(definition.body);
  const place = definition.table.sortIndex.notNull ? Type.Integer() : nullable(Type.Integer());
  const answer = item({ property_id: Type.String(), sort_index: place, ...definition.body });
  const has = (call: 'one' | 'sort') => !definition.lacks?.includes(call);

  app.get(
    url,
    {
      config: read,
      schema: {
        tags,
        summary: `List ${many}`,
        params: propertyParams,
        querystring: query(filters(definition)),
        response: answers.list(answer),
      },
    },
    (request) => listItems(services, definition, request),
  );
  if (has('one')) {
    app.get(
      `${url}/:id`,
      {
        config: read,
        schema: { tags, summary: `One ${one}`, params: itemParams, querystring: noQuery, response: answers.one(answer) },
      },
      async ({ params }) => ({
        data: await presentOne(services, definition, await findItem(services.db, definition, params.property_id, params.id)),
      }),
    );
  }
  app.post(
    url,
    {
      config: write,
      schema: {
        tags,
        summary: `Create a ${one}`,
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
  if (has('sort')) {
    app.put(
      `${url}/sort`,
      {
        config: { ...write, mostEntries: PER_PAGE.most },
        schema: {
          tags,
          summary: `Reorder ${many}`,
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
  app.put(
    `${url}/:id`,
    {
      config: write,
      schema: {
        tags,
        summary: `Change a ${one}`,
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
      config: { permission: onProperty(resource, 'DELETE') },
      schema: {
        tags,
        summary: `Delete a ${one}`,
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
  contentHistory(app, services, definition, answer);
  definition.calls?.(app, services, definition);
  if (definition.clone) {
    app.post(
      `${url}/clone`,
      {
        config: { ...read, mostEntries: PER_PAGE.most },
        schema: {
          tags,
          summary: `Clone ${many} to other properties`,
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
}

/** The query parameters of a kind's list. */
function filters(definition: ContentDefinition) {
  const { table, fields, textFilters, exactFilters = [], filters: more = {} } = definition;
  const each = (names: string[], schemaOf: (name: string) => TSchema) =>
    Object.fromEntries(names.map((name) => [name, schemaOf(name)]));
  const exact = (name: string) => {
    const one = fields[camelKey(name)];
    return one?.kind === 'choice' ? choiceFilter(one.values) : exactFilter;
  };
  const own: TProperties = { ...each(textFilters, () => textFilter), ...each(exactFilters, exact) };
  const flags: TProperties = hasField(table, 'archived') ? { archived: flagFilter, published: flagFilter } : {};
  const live: TProperties = hasField(table, 'startsOn') ? { live: flagFilter } : {};
  const state: TProperties = hasState(definition) ? { state: stateFilter } : {};
  return { ...paging, ...flags, ...live, ...state, ...own, ...more };
}
