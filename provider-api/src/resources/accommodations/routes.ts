import { accommodationModel } from 'shared-kit/rules/models/accommodation';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { accommodations } from './schema';

/** Accommodations: guest rooms, suites, accessible and misc ones (document 2 §3.8, §5.4, OP-94). */
const accommodationDefinition = definitionOf(accommodationModel, { table: accommodations });

/** Routes of accommodations. */
export function accommodationRoutes(app: App, services: ContentServices): void {
  contentRoutes(app, services, accommodationDefinition);
}
