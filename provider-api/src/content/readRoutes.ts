import type { TProperties, TSchema } from '@sinclair/typebox';
import { camelKey } from 'shared-kit/rules/keyCase';
import type { App } from '../http/app';
import {
  answers,
  choiceFilter,
  exactFilter,
  flagFilter,
  itemParams,
  noQuery,
  paging,
  propertyParams,
  query,
  textFilter,
} from '../http/schemas';
import type { ContentDefinition } from './definition';
import { hasField } from './definition';
import { findItem } from './item';
import { listItems } from './list';
import { presentOne } from './present';
import { answerOf, lacks, permissionFor, urlOf } from './routeParts';
import type { ContentServices } from './services';
import { hasState, stateFilter } from './state';

/** Lists the items of a kind, and reads one where the kind has that call. */
export function readRoutes(app: App, services: ContentServices, definition: ContentDefinition): void {
  const { path, singular, plural } = definition;
  const url = urlOf(definition);
  const config = permissionFor(definition, 'READ');
  const answer = answerOf(definition);
  const tags = [path];
  app.get(
    url,
    {
      config,
      schema: {
        tags,
        summary: `List ${plural}`,
        params: propertyParams,
        querystring: query(filters(definition)),
        response: answers.list(answer),
      },
    },
    (request) => listItems(services, definition, request),
  );
  if (lacks(definition, 'one')) return;
  app.get(
    `${url}/:id`,
    {
      config,
      schema: { tags, summary: `One ${singular}`, params: itemParams, querystring: noQuery, response: answers.one(answer) },
    },
    async ({ params }) => ({
      data: await presentOne(services, definition, await findItem(services.db, definition, params.property_id, params.id)),
    }),
  );
}

/** The query parameters of a kind's list. */
function filters(definition: ContentDefinition): TProperties {
  const { table, fields, textFilters, exactFilters = [], filters: more = {} } = definition;
  const each = (names: string[], schemaOf: (name: string) => TSchema): TProperties =>
    Object.fromEntries(names.map((name) => [name, schemaOf(name)]));
  const exact = (name: string) => {
    const filtered = fields[camelKey(name)];
    return filtered?.kind === 'choice' ? choiceFilter(filtered.values) : exactFilter;
  };
  return {
    ...paging,
    ...(hasField(table, 'archived') && { archived: flagFilter, published: flagFilter }),
    ...(hasField(table, 'startsOn') && { live: flagFilter }),
    ...(hasState(definition) && { state: stateFilter }),
    ...each(textFilters, () => textFilter),
    ...each(exactFilters, exact),
    ...more,
  };
}
