import type { App } from '../http/app';
import { answers, itemParams, noQuery, propertyParams } from '../http/schemas';
import type { ContentDefinition } from './definition';
import { findItem } from './item';
import { listItems } from './list';
import { listFilters } from './listFilters';
import { presentOne } from './present';
import { answerOf, lacks, permissionFor, urlOf } from './routeParts';
import type { ContentServices } from './services';

/** An open dashboard polls for what is live; a person who opens one makes other calls too. */
const asksWhatIsLive = (query: unknown) => (query as { live?: string }).live === 'true';

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
      config: { ...config, byItself: asksWhatIsLive },
      schema: {
        tags,
        summary: `List ${plural}`,
        params: propertyParams,
        querystring: listFilters(definition),
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
