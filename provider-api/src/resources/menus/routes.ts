import { menuModel } from 'shared-kit/rules/models/menu';
import { definitionOf } from '../../content/definitionOf';
import { contentRoutes } from '../../content/routes';
import type { ContentServices } from '../../content/services';
import type { App } from '../../http/app';
import { menuPreviewPage, menuPreviewPolicy } from './preview';
import { menus } from './schema';

/** Menus; the pasted script is stored unchanged (document 3 §3, OP-123). */
const menuDefinition = definitionOf(menuModel, { table: menus });

/** Routes of menus, and the empty document in which a script can be tried. */
export function menuRoutes(app: App, services: ContentServices): void {
  contentRoutes(app, services, menuDefinition);
  app.get('/menu-preview', { config: { permission: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-security-policy', menuPreviewPolicy(services.config))
      .type('text/html; charset=utf-8')
      .send(menuPreviewPage),
  );
}
