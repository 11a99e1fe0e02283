import type { App } from '../http/app';
import type { ContentDefinition } from './definition';
import { contentHistory } from './history/routes';
import { registerKind } from './kinds';
import { readRoutes } from './readRoutes';
import { answerOf, lacks } from './routeParts';
import type { ContentServices } from './services';
import { cloneRoute, duplicateRoute, sortRoute, writeRoutes } from './writeRoutes';

/**
 * The calls of a kind of content (document 2 §7.1, document 3 §7): list, one, create, change, delete, sort, duplicate and
 * clone, where the kind has them. Fixed words of an address win over ids (OP-14).
 * @param definition what is special about the kind
 */
export function contentRoutes(app: App, services: ContentServices, definition: ContentDefinition): void {
  services.references.heldBy(definition.resource, definition.table, definition.path);
  registerKind(definition);
  readRoutes(app, services, definition);
  writeRoutes(app, services, definition);
  if (!lacks(definition, 'sort')) sortRoute(app, services, definition);
  contentHistory(app, services, definition, answerOf(definition));
  definition.calls?.(app, services, definition);
  // A second one of the same name could not be told from the first.
  if (!definition.hasUniqueName) duplicateRoute(app, services, definition);
  if (definition.clone) cloneRoute(app, services, definition);
}
