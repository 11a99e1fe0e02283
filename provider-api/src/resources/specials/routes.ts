import { specialModel } from 'shared-kit/rules/models/special';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { specials } from './schema';

/** Hotel specials (document 2 §3.3, §5.1). */
export const specialDefinition = definitionOf(specialModel, { table: specials });

/** Routes of hotel specials. */
export function specialRoutes(app: App, services: ContentServices): void {
  contentRoutes(app, services, specialDefinition);
}
