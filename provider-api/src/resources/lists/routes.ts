import { listModel } from 'shared-kit/rules/models/list';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { lists } from './schema';

/** Lists (document 3 §3, §5). */
const listDefinition = definitionOf(listModel, { table: lists });

/** Routes of lists. */
export function listRoutes(app: App, services: ContentServices): void {
  contentRoutes(app, services, listDefinition);
}
