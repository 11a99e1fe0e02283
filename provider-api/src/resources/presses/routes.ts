import { pressModel } from 'shared-kit/rules/models/press';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { presses } from './schema';

/** Press items of restaurants (document 3 §3, OP-110). */
const pressDefinition = definitionOf(pressModel, { table: presses });

/** Routes of press items. */
export function pressRoutes(app: App, services: ContentServices): void {
  contentRoutes(app, services, pressDefinition);
}
