import { restaurantEventModel } from 'shared-kit/rules/models/restaurantEvent';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { events } from './schema';

/** Events of restaurants (document 3 §3, §5). */
const eventDefinition = definitionOf(restaurantEventModel, { table: events });

/** Routes of restaurant events. */
export function eventRoutes(app: App, services: ContentServices): void {
  contentRoutes(app, services, eventDefinition);
}
